import { limits } from '@site/src/facts/limits';
import { amount } from '@site/src/facts/quantity';
import { type SsoAlgorithmId, ssoAlgorithms, ssoClaims } from '@site/src/facts/sso';
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
import { type CheckResult, fail, pass, type Report, skip, toInlineCode } from '../ui/Checker/report';
import { removeInvisible, unquote } from '../ui/paste';
import { checkClaims } from './checkClaims';

/** The form, as pasted. */
export interface TokenInput {
  readonly token: string;
  /** The algorithm chosen in the console. */
  readonly algorithm: SsoAlgorithmId;
  /** The secret for HS256, or the public key for the other two. */
  readonly key: string;
  /** The value that `iss` must have, or empty. */
  readonly issuer: string;
}

const signatureCode = 'sso_signature';
const secretBytes = limits['token-secret-bytes'];

/** The parts of a token, in order. */
const partNames = ['header', 'claims', 'signature'] as const;

/** Removes what surrounds a token in a header or in code: `Authorization: Bearer "…",`. */
function stripToken(pasted: string): string {
  return unquote(unquote(pasted.trim()).replace(/^(?:authorization: *)?bearer +/i, ''));
}

const noJson = "The first two parts aren't JSON objects in base64url. Copy the whole token.";

function decodeToken(token: string) {
  try {
    return { header: decodeProtectedHeader(token), claims: decodeJwt(token) };
  } catch {
    return undefined;
  }
}

/** Names a character in a sentence, also if it can't be seen. */
function nameCharacter(character: string): string {
  const names: Readonly<Record<string, string>> = { ' ': 'a space', '\n': 'a line break', '`': 'a backtick' };
  const hex = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return names[character] ?? (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `\`${character}\`` : `U+${hex}`);
}

/** Explains why a text can't be a token. Rookery is stricter than libraries. */
function findFormatError(token: string): string | undefined {
  const position = [...token].findIndex((character) => !/[\w.-]/.test(character));
  if (position >= 0) {
    const wrong = nameCharacter([...token][position] ?? '');
    return `Character ${position + 1} is ${wrong}. A token contains only \`A–Z\`, \`a–z\`, \`0–9\`, \`-\`, \`_\`, and two dots.`;
  }
  const parts = token.split('.');
  if (parts.length !== partNames.length) {
    return `The text has ${amount(parts.length, 'part')}. A token has three parts, separated by dots: header, claims, and signature.`;
  }
  const empty = partNames.find((_, index) => parts[index] === '');
  return empty && `The part with the ${empty} is empty. Copy the whole token.`;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Decodes base64 and base64url. Encodes any other text in UTF-8. */
function fromBase64(text: string): Uint8Array {
  try {
    const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
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
    // Web Crypto throws a `DOMException` if the secret is empty.
    if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof DOMException) {
      return false;
    }
    throw error;
  }
}

const signatureMatches = pass('Signature', 'It matches this header and these claims.');

function wrongSignature(message: string): CheckResult {
  return fail('Signature', message, { code: signatureCode });
}

/** A key that can't be used says nothing about the token, so there's no code. */
function wrongKey(message: string): CheckResult {
  return fail('Signature', message, { field: 'key' });
}

/** Checks a signature with a secret. If it fails, tries common mistakes, such as decoding the secret from base64. */
async function checkWithSecret(token: string, secret: string): Promise<CheckResult> {
  const text = secret.trim();
  const [invisible = ''] = /\p{Cf}/u.exec(text) ?? [];
  const decoded = (encoding: string) =>
    `It matches the secret decoded from ${encoding}. Use the secret as text, without decoding it.`;
  const mistakes = [
    [utf8(text), 'It matches without the spaces around the secret.'],
    [utf8(unquote(text)), 'It matches without the quotation marks around the secret.'],
    [utf8(removeInvisible(text)), `It matches without ${nameCharacter(invisible)}, which can't be seen.`],
    [utf8(text.replace(/^\w+=/, '')), 'It matches without the name of the variable in front of the secret.'],
    [utf8(text.replace(/\\n$/, '')), 'It matches without the `\\n` after the secret.'],
    [utf8(`${text}\n`), 'It matches with a line break after the secret. Trim the secret in your code.'],
    [fromBase64(text), decoded(/[-_]/.test(text) ? 'base64url' : 'base64')],
    [fromHex(text), decoded('hex')],
  ] as const;
  const { length } = utf8(secret);
  if (await isSignedWith(token, utf8(secret))) {
    return length < secretBytes.min
      ? wrongKey(`The secret is ${amount(length, 'byte')} long, but it must have ${secretBytes.text}.`)
      : signatureMatches;
  }
  for (const [key, mistake] of mistakes) {
    if (await isSignedWith(token, key)) {
      return wrongSignature(mistake);
    }
  }
  return wrongSignature("It doesn't match this secret. Compare the secret with the console.");
}

/** Recognizes PEM, a JWK, and a list of JWKs. */
function hasPrivateKey(text: string): boolean {
  try {
    const json = JSON.parse(text);
    return [json.keys ?? json].flat().some((key) => key instanceof Object && 'd' in key);
  } catch {
    return text.includes('PRIVATE KEY-----');
  }
}

/** Checks a signature with a public key: a JWK, or a list of JWKs. */
async function checkWithPublicKey(
  token: string,
  header: JWSHeaderParameters,
  { key: pasted, algorithm }: TokenInput,
): Promise<CheckResult> {
  const advice = 'Paste a JWK, or the whole response from your JWKS URL, with the `kid` of this token.';
  if (hasPrivateKey(pasted)) {
    return wrongKey(`This is a private key. Never paste it anywhere. ${advice}`);
  }
  let key: Awaited<ReturnType<typeof importJWK>>;
  try {
    const jwk = JSON.parse(pasted);
    if ('keys' in jwk && jwk.keys.length > 1 && !header.kid) {
      throw new errors.JWKSMultipleMatchingKeys();
    }
    key = await ('keys' in jwk ? createLocalJWKSet(jwk)(header) : importJWK(jwk, algorithm));
  } catch (error) {
    if (error instanceof errors.JWKSMultipleMatchingKeys) {
      return wrongSignature("These are several keys. Send the `kid` of the right one in the token's header.");
    }
    // Many paste a PEM.
    return wrongKey(
      error instanceof errors.JWKSNoMatchingKey
        ? `None of these keys fits this token. ${advice}`
        : `This isn't a JWK for ${algorithm}. A JWK is a JSON object. ${advice}`,
    );
  }
  if (key instanceof Uint8Array) {
    return wrongKey(`This is a secret instead of a public key. ${advice}`);
  }
  return (await isSignedWith(token, key))
    ? signatureMatches
    : wrongSignature(`It doesn't match this key. ${advice}`);
}

async function checkSignature(token: string, header: JWSHeaderParameters, input: TokenInput) {
  const { algorithm, key } = input;
  if (header.alg !== algorithm) {
    const advice = ssoAlgorithms.some((id) => id === header.alg)
      ? 'Choose the same algorithm here as in the console.'
      : `Rookery accepts only ${ssoAlgorithms.join(', ')}.`;
    const message = `It's ${toInlineCode(String(header.alg))}, but ${algorithm} is chosen. ${advice}`;
    return fail('Algorithm, alg', message, { code: signatureCode });
  }
  if (key.trim() === '') {
    return skip('Signature', 'Paste the secret or the public key to check this.');
  }
  return algorithm === 'HS256' ? checkWithSecret(token, key) : checkWithPublicKey(token, header, input);
}

function summarize(results: readonly CheckResult[]): string {
  const failures = results.filter(({ status }) => status === 'fail');
  const failure = failures.find(({ code }) => code);
  if (failure) {
    return `Rookery would return \`${failure.code}\`. ${failure.message}`;
  }
  // Only errors of the key have no code.
  if (failures[0]) {
    return `Fix the key first. ${failures[0].message}`;
  }
  const skipped = results.filter(({ status }) => status === 'skipped').length;
  return skipped > 0
    ? `No errors so far, but ${amount(skipped, 'check')} couldn't be done.`
    : 'This token is valid. It works only once, and only on an allowed domain.';
}

/**
 * Checks a sign-in token in Rookery's order: the first check that fails with a code decides.
 * @param now the time of the check in seconds
 */
export async function checkToken(input: TokenInput, now: number): Promise<Report> {
  const token = stripToken(input.token);
  const decoded = decodeToken(token);
  const wrongFormat = findFormatError(token);
  const { max, text } = limits['token-size'];
  const size = amount(token.length, 'character');
  const isTooLong = token.length > max * 1024;
  const results =
    wrongFormat || !decoded
      ? [fail('Format', wrongFormat ?? noJson, { code: signatureCode, field: 'token' })]
      : [
          isTooLong
            ? fail('Format', `It's ${size} long, but the limit is ${text}.`, { code: 'sso_claim_missing' })
            : pass('Format', `It has three parts and ${size}.`),
          await checkSignature(token, decoded.header, input),
          ...checkClaims(decoded.claims, removeInvisible(input.issuer), now),
        ];
  return { results, summary: summarize(results), decoded: decoded && JSON.stringify(decoded, null, 2) };
}

/** A secret for samples. It protects nothing, because everyone can read it here. */
const sampleSecret = 'sample-secret-for-tests-only-0123456789';

/** Signs the sample claims at a time in seconds. */
export async function createSampleToken(now: number): Promise<TokenInput> {
  const samples = Object.fromEntries(Object.entries(ssoClaims).map(([id, { sample }]) => [id, sample]));
  const exp = now + ssoClaims.exp.sample - ssoClaims.iat.sample;
  const token = await new SignJWT({ ...samples, iat: now, exp, jti: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(utf8(sampleSecret));
  return { token, algorithm: 'HS256', key: sampleSecret, issuer: ssoClaims.iss.sample };
}
