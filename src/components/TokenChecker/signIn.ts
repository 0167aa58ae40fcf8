import {
  compactVerify,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWSHeaderParameters,
  SignJWT,
} from 'jose';
import { limits } from '../../facts/limits';
import { type SsoAlgorithmId, type SsoErrorId, ssoAlgorithms, ssoClaims, ssoErrors } from '../../facts/sso';
import { type Check, countOf, errorText, fail, open, pass, quoted } from '../Checker/checks';
import { counted } from '../ui/text';
import { checkClaims } from './claims';

/** A token and what it is checked with, as pasted. */
export interface TokenInput {
  readonly token: string;
  /** The algorithm chosen in the console. */
  readonly algorithm: SsoAlgorithmId;
  /** The secret for HS256. */
  readonly secret: string;
  /** The public key for the other two. */
  readonly jwk: string;
  /** The value that `iss` must have, or empty. */
  readonly issuer: string;
}

const code = 'sso_signature';
const label = 'Signature';
const secretBytes = limits['token-secret-bytes'];

/** Returns the decoded header and claims of a token; throws if it isn't one. */
export function decodeToken(token: string) {
  return { header: decodeProtectedHeader(token), claims: decodeJwt(token) };
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function isSignedWith(token: string, secret: Uint8Array): Promise<boolean> {
  return compactVerify(token, secret).then(
    () => true,
    () => false,
  );
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

async function checkSecret(token: string, secret: string): Promise<Check> {
  const { length } = utf8(secret);
  if (await isSignedWith(token, utf8(secret))) {
    return length < secretBytes.min
      ? fail(label, `The secret is ${counted(length, 'byte')} long, but it must have ${secretBytes.text}.`)
      : pass(label, 'It matches this header and these claims.');
  }
  const text = secret.trim();
  const mistakes = [
    [utf8(text), 'It matches without the spaces around the secret.'],
    [
      utf8(`${text}\n`),
      'It matches with a line break after the secret. Trim the secret when you read it from a file.',
    ],
    [
      fromBase64(text),
      'It matches the secret decoded from base64. Use the secret as text, without decoding it.',
    ],
  ] as const;
  for (const [key, advice] of mistakes) {
    if (await isSignedWith(token, key)) {
      return fail(label, advice, code);
    }
  }
  return fail(label, "It doesn't match this secret. Compare the secret with the console.", code);
}

/** Returns the key for a token from a JWK or a list of JWKs; throws if there is none. */
async function publicKey(header: JWSHeaderParameters, jwk: string, algorithm: SsoAlgorithmId) {
  const pasted = JSON.parse(jwk);
  const key = await ('keys' in pasted ? createLocalJWKSet(pasted)(header) : importJWK(pasted, algorithm));
  if (key instanceof Uint8Array || key.type !== 'public') {
    throw new Error('This is a private key. Never paste it anywhere');
  }
  return key;
}

async function checkKey(token: string, key: Awaited<ReturnType<typeof publicKey>>): Promise<Check> {
  return compactVerify(token, key).then(
    () => pass(label, 'It matches this header and these claims.'),
    (error) => fail(label, `${errorText(error)} Compare the key and its \`kid\` with your JWKS URL.`, code),
  );
}

async function checkSignature(token: string, header: JWSHeaderParameters, input: TokenInput): Promise<Check> {
  const { algorithm, secret, jwk } = input;
  if (header.alg !== algorithm) {
    const advice = ssoAlgorithms.some((id) => id === header.alg)
      ? 'Choose the same algorithm here as in the console.'
      : `Rookery accepts only ${ssoAlgorithms.join(', ')}.`;
    return fail(
      'Algorithm, alg',
      `It's ${quoted(String(header.alg))}, but ${algorithm} is chosen. ${advice}`,
      code,
    );
  }
  if (algorithm === 'HS256') {
    return secret === '' ? open(label, 'Paste the secret to check this.') : checkSecret(token, secret);
  }
  if (jwk.trim() === '') {
    return open(label, 'Paste the public key to check this.');
  }
  return publicKey(header, jwk, algorithm).then(
    (key) => checkKey(token, key),
    (error) =>
      fail(
        'Public key',
        `${errorText(error)} Paste a JWK, or the whole response from your JWKS URL.`,
        error instanceof errors.JWKSNoMatchingKey ? code : undefined,
      ),
  );
}

/**
 * Checks a sign-in token in Rookery's order: the first check that fails with a code decides.
 * @param now the time of the check in seconds
 */
export async function checkSignIn(input: TokenInput, now: number): Promise<Check[]> {
  const token = input.token.trim();
  if (token === '') {
    return [fail('Format', 'Paste a token.', code)];
  }
  const most = limits['token-size'];
  try {
    const { header, claims } = decodeToken(token);
    return [
      token.length > most.max * 1024
        ? fail(
            'Format',
            `It's ${counted(token.length, 'character')} long, but the limit is ${most.text}.`,
            'sso_claim_missing',
          )
        : pass('Format', `It has three parts and ${counted(token.length, 'character')}.`),
      await checkSignature(token, header, input),
      ...checkClaims(claims, input.issuer.trim(), now),
    ];
  } catch (error) {
    const parts = counted(token.split('.').length, 'part');
    const advice = 'A token is one line with three parts, separated by dots: header, claims, and signature.';
    return [fail('Format', `${errorText(error)} The text has ${parts}. ${advice}`, code)];
  }
}

/** Returns the code of the first check that fails with one. */
export function codeOf(checks: readonly Check[]): SsoErrorId | undefined {
  const found = checks.find((check) => check.result === 'fail' && check.code)?.code;
  return (Object.keys(ssoErrors) as SsoErrorId[]).find((id) => id === found);
}

/** Returns the result of all checks in a sentence or two. */
export function signInVerdict(checks: readonly Check[]): string {
  const found = codeOf(checks);
  if (found) {
    return `Rookery would return \`${found}\`. ${ssoErrors[found].cure}`;
  }
  if (countOf(checks, 'fail') > 0) {
    return `This token isn't valid, because ${countOf(checks, 'fail')} of ${counted(checks.length, 'check')} failed.`;
  }
  const open = countOf(checks, 'open');
  return open > 0
    ? `No errors so far, but ${counted(open, 'check')} couldn't be done.`
    : 'This token is valid. It works only once, and only on an allowed domain.';
}

/** A secret for samples. It protects nothing, because everyone can read it here. */
const sampleSecret = 'sample-secret-for-tests-only-0123456789';

/** Returns a valid token with the sample claims, signed at a given time, and its key. */
export async function sampleToken(algorithm: SsoAlgorithmId, now: number): Promise<TokenInput> {
  const samples = Object.fromEntries(Object.entries(ssoClaims).map(([id, { sample }]) => [id, sample]));
  const exp = now + ssoClaims.exp.sample - ssoClaims.iat.sample;
  const unsigned = new SignJWT({ ...samples, iat: now, exp, jti: crypto.randomUUID() }).setProtectedHeader({
    alg: algorithm,
    typ: 'JWT',
  });
  const issuer = ssoClaims.iss.sample;
  if (algorithm === 'HS256') {
    const token = await unsigned.sign(utf8(sampleSecret));
    return { token, algorithm, secret: sampleSecret, jwk: '', issuer };
  }
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = JSON.stringify(await exportJWK(publicKey), null, 1);
  return { token: await unsigned.sign(privateKey), algorithm, secret: '', jwk, issuer };
}
