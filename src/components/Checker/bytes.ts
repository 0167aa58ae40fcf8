/** Bytes in the type that Web Crypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the bytes of base64 text with padding, or undefined for any other text. */
export function fromBase64(text: string): Bytes | undefined {
  const digits = text.replace(/={1,2}$/, '');
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(digits)) {
    return undefined;
  }
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Returns the bytes of base64url text without padding, or undefined for any other text. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (text.length % 4 === 1 || /[^A-Za-z0-9_-]/.test(text)) {
    return undefined;
  }
  const padding = '='.repeat((4 - (text.length % 4)) % 4);
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding);
}

/** Returns bytes as base64 with padding. */
export function toBase64(bytes: Bytes): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Returns bytes as base64url without padding. */
export function toBase64Url(bytes: Bytes): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns text as UTF-8 bytes. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** Returns Web Crypto, which browsers offer only to pages over HTTPS and on localhost. */
export function webCrypto(): SubtleCrypto | undefined {
  return (globalThis.crypto as Crypto | undefined)?.subtle;
}

/** Returns the HMAC-SHA-256 of text, or undefined for an empty key, which Web Crypto rejects. */
export async function hmac(subtle: SubtleCrypto, key: Bytes, text: string): Promise<Bytes | undefined> {
  if (key.length === 0) {
    return undefined;
  }
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', imported, utf8(text)));
}
