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
import { type Check, fail, forField, notChecked, pass, toInlineCode } from '../Checker/checks';
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
const notSupported = "The header has something that this page can't check, such as an extension in `crit`.";
const secretBytes = limits['token-secret-bytes'];

/** Returns the decoded header and claims of a token; throws if it isn't one. */
export function decodeToken(token: string) {
  return { header: decodeProtectedHeader(token), claims: decodeJwt(token) };
}

/** The parts of a token, in order. */
const partNames = ['header', 'claims', 'signature'] as const;

/** Returns a token without what is around it in a header or in code: `Authorization: Bearer "…",`. */
export function stripToken(pasted: string): string {
  return pasted
    .trim()
    .replace(/^(authorization: *)?bearer +/i, '')
    .replace(/^["'`]+|["'`]+[,;]?$/g, '');
}

/** Returns a character for a sentence, also if it can't be seen. */
function nameCharacter(character: string): string {
  const names: Readonly<Record<string, string>> = { ' ': 'a space', '\n': 'a line break', '`': 'a backtick' };
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return names[character] ?? (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `\`${character}\`` : `U+${code}`);
}

/** Returns why a text can't be a token. Libraries ignore some of it, but Rookery doesn't. */
function formatError(token: string): string | undefined {
  const position = [...token].findIndex((character) => !/[\w.-]/.test(character));
  if (position >= 0) {
    const wrong = nameCharacter([...token][position] ?? '');
    return `Character ${position + 1} is ${wrong}. A token contains only \`A–Z\`, \`a–z\`, \`0–9\`, \`-\`, \`_\`, and two dots.`;
  }
  const parts = token.split('.');
  if (parts.length !== partNames.length) {
    return `The text has ${pluralize(parts.length, 'part')}. A token has three parts, separated by dots: header, claims, and signature.`;
  }
  const empty = partNames.find((_, index) => parts[index] === '');
  return empty && `The part with the ${empty} is empty. Copy the whole token.`;
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
    [
      () => utf8(text.replace(/^(["'])(.*)\1$/, '$2')),
      'It matches without the quotation marks around the secret.',
    ],
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
        return notChecked(label, notSupported);
      }
    }
  }
  return fail(label, "It doesn't match this secret. Compare the secret with the console.", code);
}

/** Returns the key for a token from a JWK or a list of JWKs, or what is wrong with it. */
async function publicKey(header: JWSHeaderParameters, pasted: string, algorithm: SsoAlgorithmId) {
  try {
    const jwk = JSON.parse(pasted);
    const key = await ('keys' in jwk ? createLocalJWKSet(jwk)(header) : importJWK(jwk, algorithm));
    if (key instanceof Uint8Array) {
      return 'This is a secret instead of a public key.';
    }
    return key.type === 'public' ? key : 'This is a private key. Never paste it anywhere.';
  } catch (error) {
    // Many paste a PEM.
    return error instanceof errors.JWKSNoMatchingKey
      ? 'None of these keys fits this token.'
      : `This isn't a JWK for ${algorithm}, which is a JSON object.`;
  }
}

async function checkPublicKey(token: string, header: JWSHeaderParameters, input: TokenInput): Promise<Check> {
  const label = 'Signature';
  const advice = 'Paste a JWK, or the whole response from your JWKS URL, with the `kid` of this token.';
  const key = await publicKey(header, input.key, input.algorithm);
  if (typeof key === 'string') {
    return fail(label, `${key} ${advice}`);
  }
  try {
    await compactVerify(token, key);
    return pass(label, 'It matches this header and these claims.');
  } catch (error) {
    return error instanceof errors.JWSSignatureVerificationFailed
      ? fail(label, `It doesn't match this key. ${advice}`, code)
      : notChecked(label, notSupported);
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
  const token = stripToken(input.token);
  const wrongFormat = formatError(token);
  if (wrongFormat) {
    return [forField('token', fail('Format', wrongFormat, code))];
  }
  let decoded: ReturnType<typeof decodeToken>;
  try {
    decoded = decodeToken(token);
  } catch {
    const message = "The first two parts aren't JSON objects in base64url. Copy the whole token.";
    return [forField('token', fail('Format', message, code))];
  }
  const size = pluralize(token.length, 'character');
  const sizeLimit = limits['token-size'];
  const format =
    token.length > sizeLimit.max * 1024
      ? fail('Format', `It's ${size} long, but the limit is ${sizeLimit.text}.`, 'sso_claim_missing')
      : pass('Format', `It has three parts and ${size}.`);
  return [
    forField('token', format),
    await checkSignature(token, decoded.header, input),
    ...checkClaims(decoded.claims, input.issuer.trim(), now).map((check) => forField('token', check)),
  ];
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
