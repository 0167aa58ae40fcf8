import { developerLimits as limits } from '../../facts/limits/developers';
import { type SsoAlgorithmId, type SsoErrorId, ssoAlgorithms, ssoClaims, ssoErrors } from '../../facts/sso';
import { hmac, toBase64Url, utf8, webCrypto } from '../Checker/bytes';
import {
  type Check,
  clockFails,
  countOf,
  cryptoMissing,
  fail,
  open,
  pass,
  quoted,
  readClock,
} from '../Checker/checks';
import { counted } from '../shared/text';
import { checkClaims } from './claims';
import {
  keyMismatch,
  type PairAlgorithm,
  pairParameters,
  parseJwk,
  partOf,
  secretFault,
  secretMismatch,
} from './keys';
import { type DecodedToken, decodeToken, type JsonObject } from './token';

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
  /** The time of the check in seconds, or empty for the device's time. */
  readonly clock: string;
}

/** A form without a token. */
export const emptyInput: TokenInput = {
  token: '',
  algorithm: 'HS256',
  secret: '',
  jwk: '',
  issuer: '',
  clock: '',
};

const code = 'sso_signature';

function checkAlgorithm({ alg }: JsonObject, chosen: SsoAlgorithmId): Check {
  const label = 'Algorithm, alg';
  if (alg === chosen) {
    return pass(label, `It's \`${chosen}\`, as chosen.`);
  }
  const named = typeof alg === 'string' ? quoted(alg) : 'not a string';
  const why = ssoAlgorithms.some((id) => id === alg)
    ? 'Choose the same algorithm here as in the console.'
    : `Rookery accepts only ${ssoAlgorithms.join(', ')}.`;
  return fail(label, `It's ${named}, but ${chosen} is chosen. ${why}`, code);
}

const matches = 'Signature matches';

async function checkMatch(
  { signature }: DecodedToken,
  mismatch: Promise<string | undefined>,
): Promise<Check> {
  const says = signature.length === 0 ? 'The token has no signature after the second dot.' : await mismatch;
  return says ? fail(matches, says, code) : pass(matches, 'It matches this header and these claims.');
}

async function checkBySecret(
  token: DecodedToken,
  secret: string,
  subtle: SubtleCrypto | undefined,
): Promise<Check[]> {
  if (secret === '') {
    return [open(matches, 'Paste the secret to check this.')];
  }
  const fault = secretFault(secret);
  return [
    fault ? fail('Secret', fault) : pass('Secret', `It's ${counted(utf8(secret).length, 'byte')} long.`),
    subtle ? await checkMatch(token, secretMismatch(subtle, token, secret)) : open(matches, cryptoMissing),
  ];
}

async function checkByKey(
  token: DecodedToken,
  jwk: string,
  algorithm: PairAlgorithm,
  subtle: SubtleCrypto | undefined,
): Promise<Check[]> {
  if (jwk.trim() === '') {
    return [open(matches, 'Paste the public key to check this.')];
  }
  const label = 'Public key';
  const { value: key, fault = '', byKid } = parseJwk(jwk, algorithm, token.header.kid);
  if (!key) {
    return [
      fail(label, fault, byKid ? code : undefined),
      open(matches, 'Paste a valid public key to check this.'),
    ];
  }
  return [
    pass(label, `It's a public key for ${algorithm}.`),
    subtle
      ? await checkMatch(token, keyMismatch(subtle, token, key, algorithm))
      : open(matches, cryptoMissing),
  ];
}

/**
 * Checks a sign-in token in Rookery's order: the first check that fails with a code decides.
 * @param device the device's time in seconds
 */
export async function checkSignIn(
  input: TokenInput,
  device: number,
  subtle: SubtleCrypto | undefined = webCrypto(),
): Promise<Check[]> {
  const { algorithm, secret, jwk, issuer } = input;
  const token = decodeToken(input.token);
  if (typeof token === 'string') {
    return [fail('Format', token, code)];
  }
  const size = input.token.trim().length;
  const most = limits['token-size'];
  const clock = readClock(input.clock, device);
  return [
    size > most.max * 1024
      ? fail('Format', `It's ${counted(size, 'character')} long, but the limit is ${most.text}.`)
      : pass('Format', `It has three parts and ${counted(size, 'character')}.`),
    checkAlgorithm(token.header, algorithm),
    ...(await (algorithm === 'HS256'
      ? checkBySecret(token, secret, subtle)
      : checkByKey(token, jwk, algorithm, subtle))),
    ...checkClaims(token.claims, issuer, clock),
    ...(clock === undefined ? [clockFails] : []),
  ];
}

/** Returns the code of the first check that fails with one. */
export function codeOf(checks: readonly Check[]): SsoErrorId | undefined {
  const found = checks.find((check) => check.result === 'fail' && check.code)?.code;
  return found && found in ssoErrors ? (found as SsoErrorId) : undefined;
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

async function samplePair(
  subtle: SubtleCrypto,
  algorithm: PairAlgorithm,
): Promise<{ jwk: string; sign: (text: string) => Promise<ArrayBuffer> }> {
  const parameters = pairParameters[algorithm];
  const making =
    algorithm === 'RS256'
      ? {
          ...parameters,
          modulusLength: limits['token-rsa-bits'].min,
          publicExponent: new Uint8Array([1, 0, 1]),
        }
      : parameters;
  const pair = (await subtle.generateKey(making, true, ['sign', 'verify'])) as CryptoKeyPair;
  const { kty, crv, x, y, n, e } = await subtle.exportKey('jwk', pair.publicKey);
  return {
    jwk: JSON.stringify({ kty, crv, x, y, n, e }, null, 1),
    sign: (text) => subtle.sign(parameters, pair.privateKey, utf8(text)),
  };
}

/**
 * Returns a valid token with the sample claims, signed at a given time, and its key.
 * @param jti a value that hasn't been used before
 */
export async function sampleToken(
  subtle: SubtleCrypto,
  algorithm: SsoAlgorithmId,
  seconds: number,
  jti: string,
): Promise<TokenInput> {
  const samples = Object.fromEntries(Object.entries(ssoClaims).map(([id, { sample }]) => [id, sample]));
  const life = ssoClaims.exp.sample - ssoClaims.iat.sample;
  const signed = [
    { alg: algorithm, typ: 'JWT' },
    { ...samples, iat: seconds, exp: seconds + life, jti },
  ]
    .map(partOf)
    .join('.');
  const pair = algorithm === 'HS256' ? undefined : await samplePair(subtle, algorithm);
  const signature = pair
    ? new Uint8Array(await pair.sign(signed))
    : await hmac(subtle, utf8(sampleSecret), signed);
  return {
    token: `${signed}.${toBase64Url(signature ?? new Uint8Array())}`,
    algorithm,
    secret: pair ? '' : sampleSecret,
    jwk: pair?.jwk ?? '',
    issuer: ssoClaims.iss.sample,
    clock: '',
  };
}
