/** Bytes as Web Crypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of base64 text with its padding; undefined for any other text. */
export function fromBase64(text: string): Bytes | undefined {
  const digits = text.replace(/={1,2}$/, '');
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(digits)) {
    return undefined;
  }
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

/** The bytes of base64url text without padding; undefined for any other text. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (text.length % 4 === 1 || /[^A-Za-z0-9_-]/.test(text)) {
    return undefined;
  }
  const padding = '='.repeat((4 - (text.length % 4)) % 4);
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding);
}

/** Bytes as base64 with its padding. */
export function toBase64(bytes: Bytes): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Bytes as base64url without padding. */
export function toBase64Url(bytes: Bytes): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of a text in UTF-8. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** Web Crypto, which browsers give to pages over https and on localhost only. */
export function webCrypto(): SubtleCrypto | undefined {
  return (globalThis.crypto as Crypto | undefined)?.subtle;
}

/** The HMAC-SHA-256 of a text. An empty key is none that Web Crypto takes, so it has no HMAC. */
export async function hmac(subtle: SubtleCrypto, key: Bytes, text: string): Promise<Bytes | undefined> {
  if (key.length === 0) {
    return undefined;
  }
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', imported, utf8(text)));
}
