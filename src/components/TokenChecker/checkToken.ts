import {
  compactVerify,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  importJWK,
  type JWSHeaderParameters,
  SignJWT,
} from 'jose';
import { limits } from '../../facts/limits';
import { type SsoAlgorithmId, ssoAlgorithms, ssoClaims } from '../../facts/sso';
import { pluralize } from '../../text';
import { type Check, errorMessage, fail, forField, notChecked, pass, toInlineCode } from '../Checker/checks';
import { checkClaims } from './checkClaims';

/** A token and what it is checked with, as pasted. */
export interface TokenInput {
  readonly token: string;
  /** The algorithm chosen in the console. */
  readonly algorithm: SsoAlgorithmId;
  /** The secret for HS256, or the public key for the other two. */
  readonly key: string;
  /** The value that `iss` must have, or empty. */
  readonly issuer: string;
}

const code = 'sso_signature';
const secretBytes = limits['token-secret-bytes'];

/** Returns the decoded header and claims of a token; throws if it isn't one. */
export function decodeToken(token: string) {
  return { header: decodeProtectedHeader(token), claims: decodeJwt(token) };
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function checkSecret(token: string, secret: string): Promise<Check> {
  const label = 'Signature';
  const text = secret.trim();
  const keys = [
    [() => utf8(secret), ''],
    [() => utf8(text), 'It matches without the spaces around the secret.'],
    [() => utf8(`${text}\n`), 'It matches with a line break after the secret. Trim the secret in your code.'],
    [
      () => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
      'It matches the secret decoded from base64. Use the secret as text, without decoding it.',
    ],
  ] as const;
  for (const [createKey, mistake] of keys) {
    try {
      const key = createKey();
      await compactVerify(token, key);
      if (mistake) {
        return fail(label, mistake, code);
      }
      const size = pluralize(key.length, 'byte');
      return key.length < secretBytes.min
        ? fail(label, `The secret is ${size} long, but it must have ${secretBytes.text}.`)
        : pass(label, 'It matches this header and these claims.');
    } catch (error) {
      const isOtherKey = error instanceof errors.JWSSignatureVerificationFailed;
      const isNotBase64 = error instanceof DOMException;
      if (!isOtherKey && !isNotBase64) {
        return notChecked(label, errorMessage(error));
      }
    }
  }
  return fail(label, "It doesn't match this secret. Compare the secret with the console.", code);
}

/** Returns the key for a token from a JWK or a list of JWKs; throws if there is none. */
async function publicKey(header: JWSHeaderParameters, jwk: string, algorithm: SsoAlgorithmId) {
  // Many paste a PEM.
  if (!jwk.trim().startsWith('{')) {
    throw new Error("This isn't a JWK, which is a JSON object");
  }
  const pasted = JSON.parse(jwk);
  const key = await ('keys' in pasted ? createLocalJWKSet(pasted)(header) : importJWK(pasted, algorithm));
  if (key instanceof Uint8Array) {
    throw new Error('This is a secret instead of a public key');
  }
  if (key.type !== 'public') {
    throw new Error('This is a private key. Never paste it anywhere');
  }
  return key;
}

async function checkPublicKey(token: string, header: JWSHeaderParameters, input: TokenInput): Promise<Check> {
  const label = 'Signature';
  try {
    await compactVerify(token, await publicKey(header, input.key, input.algorithm));
    return pass(label, 'It matches this header and these claims.');
  } catch (error) {
    // The token has something that the library doesn't know, such as an extension.
    if (error instanceof errors.JOSENotSupported) {
      return notChecked(label, errorMessage(error));
    }
    const advice = 'Paste a JWK, or the whole response from your JWKS URL, with the `kid` of this token.';
    const isOtherKey =
      error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey;
    return fail(label, `${errorMessage(error)} ${advice}`, isOtherKey ? code : undefined);
  }
}

async function checkSignature(token: string, header: JWSHeaderParameters, input: TokenInput) {
  const { algorithm, key } = input;
  if (header.alg !== algorithm) {
    const advice = ssoAlgorithms.some((id) => id === header.alg)
      ? 'Choose the same algorithm here as in the console.'
      : `Rookery accepts only ${ssoAlgorithms.join(', ')}.`;
    const message = `It's ${toInlineCode(String(header.alg))}, but ${algorithm} is chosen. ${advice}`;
    return forField('token', fail('Algorithm, alg', message, code));
  }
  if (key.trim() === '') {
    return forField('key', notChecked('Signature', 'Paste the secret or the public key to check this.'));
  }
  const check = algorithm === 'HS256' ? checkSecret(token, key) : checkPublicKey(token, header, input);
  return forField('key', await check);
}

/**
 * Checks a sign-in token in Rookery's order: the first check that fails with a code decides.
 * @param now the time of the check in seconds
 */
export async function checkToken(input: TokenInput, now: number): Promise<Check<keyof TokenInput>[]> {
  const token = input.token.trim();
  const size = pluralize(token.length, 'character');
  const sizeLimit = limits['token-size'];
  try {
    const { header, claims } = decodeToken(token);
    const format =
      token.length > sizeLimit.max * 1024
        ? fail('Format', `It's ${size} long, but the limit is ${sizeLimit.text}.`, 'sso_claim_missing')
        : pass('Format', `It has three parts and ${size}.`);
    return [
      forField('token', format),
      await checkSignature(token, header, input),
      ...checkClaims(claims, input.issuer.trim(), now).map((check) => forField('token', check)),
    ];
  } catch (error) {
    const parts = pluralize(token.split('.').length, 'part');
    const advice = 'A token is one line with three parts, separated by dots: header, claims, and signature.';
    return [
      forField('token', fail('Format', `${errorMessage(error)} The text has ${parts}. ${advice}`, code)),
    ];
  }
}

/** Returns the result of all checks in a sentence or two. */
export function summarizeToken(checks: readonly Check[]): string {
  const failure = checks.find((check) => check.result === 'fail' && check.code);
  if (failure) {
    return `Rookery would return \`${failure.code}\`. ${failure.message}`;
  }
  // Only errors of the key have no code.
  const keyError = checks.find((check) => check.result === 'fail');
  if (keyError) {
    return `Fix the key first. ${keyError.message}`;
  }
  const skipped = checks.filter(({ result }) => result === 'open').length;
  return skipped > 0
    ? `No errors so far, but ${pluralize(skipped, 'check')} couldn't be done.`
    : 'This token is valid. It works only once, and only on an allowed domain.';
}

/** A secret for samples. It protects nothing, because everyone can read it here. */
const sampleSecret = 'sample-secret-for-tests-only-0123456789';

/** Returns a valid token with the sample claims, signed at a given time, and its secret. */
export async function createSampleToken(now: number): Promise<TokenInput> {
  const samples = Object.fromEntries(Object.entries(ssoClaims).map(([id, { sample }]) => [id, sample]));
  const exp = now + ssoClaims.exp.sample - ssoClaims.iat.sample;
  const token = await new SignJWT({ ...samples, iat: now, exp, jti: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(utf8(sampleSecret));
  return { token, algorithm: 'HS256', key: sampleSecret, issuer: ssoClaims.iss.sample };
}
