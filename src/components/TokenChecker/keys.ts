import { developerLimits as limits } from '../../facts/limits/developers';
import type { SsoAlgorithmId } from '../../facts/sso';
import { fromBase64, fromBase64Url, hmac, toBase64Url, utf8 } from '../Checker/bytes';
import { quoted } from '../Checker/checks';
import type { Reading } from '../shared/reading';
import { counted } from '../shared/text';
import { type DecodedToken, isObject, type JsonObject, readObject } from './token';

/** An algorithm with a key pair. */
export type PairAlgorithm = Exclude<SsoAlgorithmId, 'HS256'>;

/** The parameters of an algorithm with a key pair, for Web Crypto. */
export const pairParameters = {
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
} as const satisfies Record<PairAlgorithm, object>;

const secretBytes = limits['token-secret-bytes'];
const rsaBits = limits['token-rsa-bits'];
/** The length of `x` and `y` on the curve P-256. */
const coordinateBytes = 32;
const kinds = { RS256: ['RSA', 'n', 'e'], ES256: ['EC', 'x', 'y'] } as const;

/** Returns what is wrong with a secret for HS256. */
export function secretFault(secret: string): string | undefined {
  const { length } = utf8(secret);
  if (length < secretBytes.min) {
    return `It's ${counted(length, 'byte')} long, but it must have ${secretBytes.text}.`;
  }
  return /[…<>]/.test(secret) ? 'It looks like a placeholder. Paste the secret from the console.' : undefined;
}

/** The public key for an algorithm, or what is wrong with it. */
interface KeyReading extends Reading<Readonly<Record<string, string>>> {
  /** Whether the key could be right, but the token names another one. */
  readonly byKid?: boolean;
}

/** Returns the key to use from a JWK or a list of JWKs. */
function chooseKey(jwks: JsonObject, kid: unknown): Reading<JsonObject> & Pick<KeyReading, 'byKid'> {
  if (!('keys' in jwks)) {
    return { value: jwks };
  }
  const keys = Array.isArray(jwks.keys) ? jwks.keys.filter(isObject) : [];
  if (keys.length === 0) {
    return { fault: 'The list `keys` is empty.' };
  }
  const value = keys.length === 1 ? keys[0] : keys.find((key) => key.kid !== undefined && key.kid === kid);
  return value
    ? { value }
    : { fault: `There are ${keys.length} keys, but the token's \`kid\` matches none of them.`, byKid: true };
}

function bitsOf(modulus: string): number {
  const bytes = fromBase64Url(modulus) ?? new Uint8Array();
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? 0 : (bytes.length - first) * 8 - (Math.clz32(bytes[first] ?? 0) - 24);
}

/** Reads the public key for an algorithm from a JWK or a list of JWKs. It keeps only the required members. */
export function parseJwk(text: string, algorithm: PairAlgorithm, kid: unknown): KeyReading {
  if (text.includes('-----BEGIN')) {
    return {
      fault: 'This is a key in PEM format. Paste the public key as a JWK, as your JWKS URL returns it.',
    };
  }
  const pasted = readObject(text);
  if (!pasted) {
    return {
      fault: 'This isn\'t a JSON object. A JWK looks like `{"kty":"EC","crv":"P-256","x":"…","y":"…"}`.',
    };
  }
  const { value: jwk, fault = '', byKid } = chooseKey(pasted, kid);
  if (!jwk) {
    return { fault, byKid };
  }
  if ('d' in jwk || 'k' in jwk) {
    return {
      fault:
        'This contains a private key or a secret, because it has `d` or `k`. Clear the field, and paste only the public key.',
    };
  }
  const [kty, ...members] = kinds[algorithm];
  if (jwk.kty !== kty) {
    return { fault: `For ${algorithm}, \`kty\` must be \`${kty}\`.` };
  }
  if (algorithm === 'ES256' && jwk.crv !== 'P-256') {
    return { fault: '`crv` must be `P-256`.' };
  }
  const value: Record<string, string> = algorithm === 'ES256' ? { kty, crv: 'P-256' } : { kty };
  for (const member of members) {
    const number = jwk[member];
    const bytes = typeof number === 'string' ? fromBase64Url(number) : undefined;
    if (typeof number !== 'string' || !bytes?.length) {
      return { fault: `\`${member}\` is missing or isn't base64url.` };
    }
    if (algorithm === 'ES256' && bytes.length !== coordinateBytes) {
      const length = counted(bytes.length, 'byte');
      return {
        fault: `\`${member}\` is ${length} long, but on the curve P-256 it must have ${coordinateBytes} bytes.`,
      };
    }
    value[member] = number;
  }
  const bits = algorithm === 'RS256' ? bitsOf(value.n ?? '') : rsaBits.min;
  if (bits < rsaBits.min) {
    return { fault: `The key has ${counted(bits, 'bit')}, but it must have ${rsaBits.text}.` };
  }
  return jwk.kid !== undefined && kid !== undefined && jwk.kid !== kid
    ? {
        fault: `Its \`kid\` is ${quoted(String(jwk.kid))}, but the token's is ${quoted(String(kid))}.`,
        byKid: true,
      }
    : { value };
}

function same(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one?.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** Returns why a signature with a secret doesn't match, or undefined if it does. */
export async function secretMismatch(
  subtle: SubtleCrypto,
  { signed, signature }: DecodedToken,
  secret: string,
): Promise<string | undefined> {
  if (same(await hmac(subtle, utf8(secret), signed), signature)) {
    return undefined;
  }
  const decoded = fromBase64(secret);
  const others = [
    [utf8(secret.trim()), 'with the secret without the spaces around it'],
    [utf8(`${secret}\n`), "with a line break after the secret, which happens when it's read from a file"],
    [decoded, 'with the secret decoded from base64. Rookery uses the secret as text, without decoding it'],
  ] as const;
  for (const [key, how] of others) {
    if (key && same(await hmac(subtle, key, signed), signature)) {
      return `It was created ${how}.`;
    }
  }
  return "It isn't the HMAC-SHA-256 of the header and claims with this secret.";
}

/** Returns why a signature with a private key doesn't match the public key, or undefined if it does. */
export async function keyMismatch(
  subtle: SubtleCrypto,
  { signed, signature }: DecodedToken,
  key: Readonly<Record<string, string>>,
  algorithm: PairAlgorithm,
): Promise<string | undefined> {
  if (algorithm === 'ES256' && signature.length !== 64) {
    return signature[0] === 0x30
      ? "It's in DER format, as OpenSSL creates it. A token needs `r` and `s` with 32 bytes each."
      : `It's ${counted(signature.length, 'byte')} long, but for ES256 it must have 64 bytes.`;
  }
  const parameters = pairParameters[algorithm];
  try {
    const imported = await subtle.importKey('jwk', key, parameters, false, ['verify']);
    return (await subtle.verify(parameters, imported, signature, utf8(signed)))
      ? undefined
      : "It wasn't created with the private key that belongs to this public key.";
  } catch {
    return "Your browser can't import this key, because its values aren't those of a public key.";
  }
}

/** Returns an object as a part of a token. */
export function partOf(value: object): string {
  return toBase64Url(utf8(JSON.stringify(value)));
}
