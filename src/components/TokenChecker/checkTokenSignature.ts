import { limits } from '@site/src/facts/limits';
import { formatAmount } from '@site/src/facts/quantity';
import { type SsoAlgorithmId, ssoAlgorithms } from '@site/src/facts/sso';
import { removeInvisible, stripQuotesAndName } from '@site/src/utils/cleanPasted';
import {
  base64url,
  compactVerify,
  createLocalJWKSet,
  errors,
  type JWK,
  type JWSHeaderParameters,
} from 'jose';
import { type CheckResult, fail, pass, skip, toInlineCode } from '../ui/Checker/report';
import { nameCharacter } from './describeCharacter';

export const signatureCode = 'sso_signature';
const secretBytes = limits['token-secret-bytes'];
const label = 'Signature';

/** The name of a variable in front of its value. */
const variable = /^(?:export +)?\w+["']? *[=:] */;

const signatureMatches = pass(label, 'It matches this header and these claims.');

function wrongSignature(message: string): CheckResult {
  return fail(label, message, { code: signatureCode });
}

/** Fails without a code, because an unusable key says nothing about the token. */
function wrongKey(message: string): CheckResult {
  return fail(label, message, { field: 'key' });
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Decodes base64 and base64url. Encodes any other text in UTF-8. */
function fromBase64(text: string): Uint8Array {
  try {
    return base64url.decode(text.replaceAll('+', '-').replaceAll('/', '_'));
  } catch {
    return utf8(text);
  }
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

async function isSignedWith(token: string, key: Parameters<typeof compactVerify>[1]): Promise<boolean> {
  try {
    const { protectedHeader } = await compactVerify(token, key);
    if (protectedHeader.b64 === false) {
      throw new errors.JWTInvalid('A JWT must not have an unencoded payload.');
    }
    return true;
  } catch (error) {
    // Web Crypto throws a `DOMException` if the secret is empty.
    if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof DOMException) {
      return false;
    }
    throw error;
  }
}

/** Checks a signature with a secret. If it doesn't match, tries common mistakes, such as decoding the secret from base64. */
async function checkWithSecret(token: string, secret: string): Promise<CheckResult> {
  if (await isSignedWith(token, utf8(secret))) {
    const { length } = utf8(secret);
    return length < secretBytes.min
      ? wrongKey(`The secret is ${formatAmount(length, 'byte')} long, but it must have ${secretBytes.text}.`)
      : signatureMatches;
  }
  const text = secret.trim();
  const [invisible = ''] = /\p{Cf}/u.exec(text) ?? [];
  const decoded = (encoding: string) =>
    `It matches the secret decoded from ${encoding}. Use the secret as text, without decoding it.`;
  const mistakes = [
    [utf8(text), 'It matches without the spaces around the secret.'],
    [
      utf8(stripQuotesAndName(text, variable)),
      "It matches without the variable's name or the quotation marks around it.",
    ],
    [utf8(removeInvisible(text)), `It matches without ${nameCharacter(invisible)}, which can't be seen.`],
    [utf8(text.replace(/\\n$/, '')), 'It matches without the `\\n` after the secret.'],
    [utf8(`${text}\n`), 'It matches with a line break after the secret. Trim the secret in your code.'],
    [fromBase64(text), decoded(/[-_]/.test(text) ? 'base64url' : 'base64')],
    [fromHex(text), decoded('hex')],
  ] as const;
  for (const [key, mistake] of mistakes) {
    if (await isSignedWith(token, key)) {
      return wrongSignature(mistake);
    }
  }
  return wrongSignature("It doesn't match this secret. Compare the secret with the console.");
}

function isJwkLike(value: unknown): value is JWK {
  return value instanceof Object && !Array.isArray(value);
}

/** Returns the keys of a JWKS, or a JWK, which has the `kid` of the token if it has none. Returns nothing for other text. */
function readKeys(text: string, kid?: string): JWK[] | undefined {
  try {
    const json: unknown = JSON.parse(text);
    const keys = isJwkLike(json) && ('keys' in json ? json.keys : [{ kid, ...json }]);
    return Array.isArray(keys) && keys.every(isJwkLike) ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** Checks a signature with a public key: a JWK, or a JWKS. */
async function checkWithPublicKey(
  token: string,
  header: JWSHeaderParameters,
  pasted: string,
): Promise<CheckResult> {
  const advice = 'Paste a JWK, or the whole response from your JWKS URL, with the `kid` of this token.';
  const keys = readKeys(pasted, header.kid);
  // In any JSON, even if it's incomplete, the member `d` is the private part of a key.
  if (/PRIVATE KEY-----|"d"\s*:/.test(pasted)) {
    return wrongKey(`This is a private key. Never paste it anywhere. ${advice}`);
  }
  if (!keys) {
    return wrongKey(`This isn't a JWK, which is a JSON object. ${advice}`);
  }
  if (keys.some(({ kty }) => kty === 'oct')) {
    return wrongKey(`This is a secret instead of a public key. ${advice}`);
  }
  if (keys.length > 1 && !header.kid) {
    return wrongSignature("There are several keys. Send the `kid` of the right one in the token's header.");
  }
  const key = await createLocalJWKSet({ keys })(header).catch(() => undefined);
  if (!key) {
    return wrongKey(`There's no ${header.alg} key for this token. ${advice}`);
  }
  return (await isSignedWith(token, key))
    ? signatureMatches
    : wrongSignature(`It doesn't match this key. ${advice}`);
}

/**
 * Checks the algorithm and the signature of a token.
 * @param algorithm the algorithm chosen in the console
 * @param key the secret for HS256, or the public key for RS256 and ES256, as pasted
 */
export async function checkSignature(
  token: string,
  header: JWSHeaderParameters,
  algorithm: SsoAlgorithmId,
  key: string,
): Promise<CheckResult> {
  if (header.alg !== algorithm) {
    const advice = ssoAlgorithms.some((id) => id === header.alg)
      ? 'Choose the same algorithm here as in the console.'
      : `Rookery accepts only ${ssoAlgorithms.join(', ')}.`;
    const found = header.alg === undefined ? 'missing' : toInlineCode(String(header.alg));
    const message = `It's ${found}, but ${algorithm} is chosen. ${advice}`;
    return fail('Algorithm, alg', message, { code: signatureCode });
  }
  if (key.trim() === '') {
    return skip(label, 'Paste the secret or the public key to check this.');
  }
  return algorithm === 'HS256' ? checkWithSecret(token, key) : checkWithPublicKey(token, header, key);
}
