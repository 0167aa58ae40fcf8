import { limits } from '@site/src/facts/limits';
import { formatAmount } from '@site/src/facts/quantity';
import { ssoAlgorithms } from '@site/src/facts/sso';
import { isRecord } from '@site/src/utils/isRecord';
import { parseJson } from '@site/src/utils/parseJson';
import * as jose from 'jose';
import type { Problem, TokenInput } from './types';

const code = 'sso_signature';

/** Finds what makes a signature wrong with any key. */
function findFormError(alg: unknown, signature: string, algorithm: string): string | undefined {
  if (/^none$/i.test(String(alg))) {
    return `The token isn't signed, because "alg" is "${alg}". Rookery accepts only ${ssoAlgorithms.join(', ')}.`;
  }
  if (alg !== algorithm) {
    return `"alg" is ${JSON.stringify(alg) ?? 'missing'}, but ${algorithm} is chosen. Use the algorithm in the console.`;
  }
  if (signature === '') return 'The signature is empty. Copy the whole token.';
  const bytes = jose.base64url.decode(signature);
  const isHex = [signature, new TextDecoder().decode(bytes)].some((text) => /^[0-9a-f]{64,}$/i.test(text));
  if (isHex) return 'The signature is in hex. Encode the raw bytes with base64url instead.';
  // 0x30 starts a sequence in DER.
  return algorithm === 'ES256' && bytes[0] === 0x30 && bytes.length !== 64
    ? 'The signature is in DER. ES256 needs the 64 bytes of R and S, which some libraries call IEEE P1363.'
    : undefined;
}

async function checkWithSecret(token: string, secret: string): Promise<Problem | undefined> {
  const key = new TextEncoder().encode(secret);
  await jose.compactVerify(token, key);
  const { min, text } = limits['token-secret-bytes'];
  const message = `The secret has ${formatAmount(key.length, 'byte')}, but it must have ${text}.`;
  return key.length < min ? { field: 'key', message } : undefined;
}

/** What readers paste instead of a JWK or a JWKS, and what to do with it. */
const otherKeys: readonly [pattern: RegExp, advice: string][] = [
  [/^-----BEGIN CERTIFICATE/, 'a certificate. Paste the public key from it as a JWK'],
  [/^-----BEGIN/, 'a PEM. Convert it to a JWK'],
  [/^https?:/i, 'a URL. Open it, and paste the response'],
  [/^HTTP\//, 'a response with its headers. Paste only the JSON'],
  [/^\[/, 'a list of keys. Paste it as {"keys": […]}'],
  [/[“”]/, 'JSON with curly quotation marks. Replace them with straight ones'],
];

/** Checks a signature with a JWKS, or with a JWK, which stands for a JWKS with this key alone. */
async function checkWithPublicKey(token: string, pasted: string): Promise<Problem | undefined> {
  const other = otherKeys.find(([pattern]) => pattern.test(pasted));
  if (other) return { field: 'key', message: `This is ${other[1]}.` };
  const json = parseJson(pasted);
  const jwks = (isRecord(json) && !json.keys ? { keys: [json] } : json) as jose.JSONWebKeySet;
  const findKey = jose.createLocalJWKSet(jwks);
  const { alg, kid } = jose.decodeProtectedHeader(token);
  if (jwks.keys.length > 1 && !kid) {
    return { code, message: 'The JWKS has several keys, so the token\'s header must have a "kid".' };
  }
  if (kid && jwks.keys.every((key) => key.kid !== kid)) {
    const lacksKid = jwks.keys.some((key) => typeof key.kid !== 'string');
    const reason = lacksKid ? ' A key has no "kid", or one that isn\'t a string.' : '';
    const message = `No ${alg} key has the "kid" of the token's header, "${kid}".${reason}`;
    return { code, field: 'key', message };
  }
  await jose.compactVerify(token, findKey);
  return undefined;
}

/** Checks the algorithm and the signature of a token. The library explains why a key is unusable. */
export async function checkSignature(
  token: string,
  { algorithm, key }: TokenInput,
): Promise<Problem | undefined> {
  // The member `d` is the private key. Tested as text, because the JSON may be incomplete.
  if (/PRIVATE KEY-----|"d"\s*:/.test(key)) {
    return { field: 'key', message: 'This is a private key. Never paste it anywhere. Paste the public one.' };
  }
  const [, , signature = ''] = token.split('.');
  const formError = findFormError(jose.decodeProtectedHeader(token).alg, signature, algorithm);
  if (formError) return { code, field: 'token', message: formError };
  if (!key) return undefined;
  try {
    return await (algorithm === 'HS256' ? checkWithSecret : checkWithPublicKey)(token, key);
  } catch (error) {
    if (error instanceof jose.errors.JWSSignatureVerificationFailed) {
      const advice = 'Use the exact bytes of the token, and the key as it is, without decoding it.';
      return { code, message: `The signature doesn't match this key. ${advice}` };
    }
    const { JWKSNoMatchingKey, JWKSMultipleMatchingKeys } = jose.errors;
    const isMismatch = error instanceof JWKSNoMatchingKey || error instanceof JWKSMultipleMatchingKeys;
    const reason = error instanceof Error ? error.message : error;
    const message = `The signature can't be checked with this key (${reason}).`;
    return { code: isMismatch ? code : undefined, field: 'key', message };
  }
}
