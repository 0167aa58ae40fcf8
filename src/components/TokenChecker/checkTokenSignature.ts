import { limits } from '@site/src/facts/limits';
import { formatAmount } from '@site/src/facts/quantity';
import { type SsoAlgorithmId, ssoAlgorithms } from '@site/src/facts/sso';
import { removeInvisible, stripQuotesAndName } from '@site/src/utils/cleanPasted';
import { isRecord } from '@site/src/utils/isRecord';
import { parseJson } from '@site/src/utils/parseJson';
import {
  base64url,
  compactVerify,
  createLocalJWKSet,
  errors,
  type JWK,
  type JWSHeaderParameters,
} from 'jose';
import { type CheckResult, fail, pass, skip, toInlineCode } from '../ui/Checker/report';
import { describeCharacter } from './describeCharacter';

export const signatureErrorCode = 'sso_signature';
const secretBytes = limits['token-secret-bytes'];
const signatureLabel = 'Signature';

/** The name of a variable before its value: `export SECRET=`, `secret: `. */
const variableNamePattern = /^(?:export +)?\w+ *[=:] */;

const signaturePass = pass(signatureLabel, 'It matches this header and these claims.');

function signatureFailure(message: string): CheckResult {
  return fail(signatureLabel, message, { code: signatureErrorCode });
}

/** An unusable key has no error code, because it isn't a fault of the token. */
function keyFailure(message: string): CheckResult<'key'> {
  return fail(signatureLabel, message, { field: 'key' });
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Decodes base64 or base64url. Falls back to the text in UTF-8. */
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
    await compactVerify(token, key);
    return true;
  } catch (error) {
    // Web Crypto throws a `DOMException` for an empty secret.
    const isMismatch =
      error instanceof errors.JWSSignatureVerificationFailed || error instanceof DOMException;
    if (!isMismatch) throw error;
    return false;
  }
}

/** Lists the keys that common mistakes make of a secret. */
function listMistakes(secret: string) {
  const text = secret.trim();
  const base64 = /[-_]/.test(text) ? 'base64url' : 'base64';
  const noDecoding = 'Use the secret as text, without decoding it.';
  const mistakes = [
    { key: text, fix: 'without the spaces around the secret.' },
    {
      key: stripQuotesAndName(text, variableNamePattern),
      fix: "without the variable's name or the quotation marks around it.",
    },
    { key: text.replace(/\\n$/, ''), fix: 'without the `\\n` after the secret.' },
    { key: `${text}\n`, fix: 'with a line break after the secret. Trim the secret in your code.' },
    { key: fromBase64(text), fix: `the secret decoded from ${base64}. ${noDecoding}` },
    { key: fromHex(text), fix: `the secret decoded from hex. ${noDecoding}` },
  ];
  const invisible = /\p{Cf}/u.exec(text)?.[0];
  if (!invisible) return mistakes;
  const fix = `without ${describeCharacter(invisible)}, which can't be seen.`;
  return [...mistakes, { key: removeInvisible(text), fix }];
}

/** Checks a signature with a secret. If it doesn't match, tries the keys that common mistakes make. */
async function checkWithSecret(token: string, secret: string): Promise<CheckResult<'key'>> {
  if (await isSignedWith(token, utf8(secret))) {
    const { length } = utf8(secret);
    return length < secretBytes.min
      ? keyFailure(
          `The secret is ${formatAmount(length, 'byte')} long, but it must have ${secretBytes.text}.`,
        )
      : signaturePass;
  }
  for (const { key, fix } of listMistakes(secret)) {
    if (await isSignedWith(token, typeof key === 'string' ? utf8(key) : key)) {
      return signatureFailure(`It matches ${fix}`);
    }
  }
  return signatureFailure("It doesn't match this secret. Compare the secret with the console.");
}

/** Parses a JWKS or a JWK into keys. A JWK without a `kid` gets the token's. Returns nothing for any other text. */
function parseKeys(text: string, kid?: string): JWK[] | undefined {
  const json = parseJson(removeInvisible(text));
  if (!isRecord(json)) return undefined;
  const { keys = [{ kid, ...json }] } = json;
  // The library checks the members of the keys.
  return Array.isArray(keys) && keys.every(isRecord) ? (keys as JWK[]) : undefined;
}

function explainKeyError(error: unknown, algorithm?: string): string {
  if (error instanceof errors.JWKSNoMatchingKey) return `There's no ${algorithm} key for this token.`;
  return error instanceof errors.JWKSMultipleMatchingKeys
    ? 'Several keys have the `kid` of this token, but a `kid` must be unique.'
    : 'The key is incomplete, damaged, or too short.';
}

/** Checks a signature with a public key: a JWK, or a JWKS. */
async function checkWithPublicKey(
  token: string,
  header: JWSHeaderParameters,
  pasted: string,
): Promise<CheckResult<'key'>> {
  const advice = 'Paste a JWK, or the whole response from your JWKS URL, with the `kid` of this token.';
  const keys = parseKeys(pasted, header.kid);
  if (!keys) return keyFailure(`This isn't a JWK, which is a JSON object. ${advice}`);
  if (keys.some(({ kty }) => kty === 'oct')) {
    return keyFailure(`This is a secret instead of a public key. ${advice}`);
  }
  if (keys.length > 1 && !header.kid) {
    return signatureFailure("There are several keys. Send the `kid` of the right one in the token's header.");
  }
  try {
    const key = await createLocalJWKSet({ keys })(header);
    return (await isSignedWith(token, key))
      ? signaturePass
      : signatureFailure(`It doesn't match this key. ${advice}`);
  } catch (error) {
    return keyFailure(`${explainKeyError(error, header.alg)} ${advice}`);
  }
}

/** Checks the algorithm and the signature of a token with the algorithm and the key of a `TokenInput`. */
export async function checkTokenSignature(
  token: string,
  header: JWSHeaderParameters,
  algorithm: SsoAlgorithmId,
  key: string,
): Promise<CheckResult<'key'>> {
  // The member `d` is the private key. Tested as text, because the JSON may be incomplete.
  if (/PRIVATE KEY-----|"d"\s*:/.test(key)) {
    return keyFailure(
      'This is a private key. Never paste it anywhere. Paste the secret for HS256, or a public JWK for RS256 and ES256.',
    );
  }
  if (header.alg !== algorithm) {
    const advice = ssoAlgorithms.some((id) => id === header.alg)
      ? 'Choose the same algorithm here as in the console.'
      : `Rookery accepts only ${ssoAlgorithms.join(', ')}.`;
    const actual = header.alg === undefined ? 'missing' : toInlineCode(String(header.alg));
    const message = `It's ${actual}, but ${algorithm} is chosen. ${advice}`;
    return fail('Algorithm, alg', message, { code: signatureErrorCode });
  }
  if (header.crit !== undefined) {
    return signatureFailure('JWT libraries refuse this header, because it has `crit`. Remove it.');
  }
  if (key.trim() === '') return skip(signatureLabel, 'Paste the secret or the public key to check this.');
  return algorithm === 'HS256' ? checkWithSecret(token, key) : checkWithPublicKey(token, header, key);
}
