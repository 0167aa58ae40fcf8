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
  /** The algorithm that is chosen in the console. */
  readonly algorithm: SsoAlgorithmId;
  /** The secret for HS256. */
  readonly secret: string;
  /** The public key for the other two. */
  readonly jwk: string;
  /** The address word that `iss` must be, or empty. */
  readonly issuer: string;
  /** The clock in seconds, or empty for that of the device. */
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
    return pass(label, `It is \`${chosen}\`, as chosen.`);
  }
  const named = typeof alg === 'string' ? quoted(alg) : 'no text';
  const why =
    typeof alg === 'string' && Object.hasOwn(ssoAlgorithms, alg)
      ? 'Choose the same here as in the console.'
      : `Rookery takes ${Object.keys(ssoAlgorithms).join(', ')} and nothing else.`;
  return fail(label, `It is ${named}, and ${chosen} is chosen. ${why}`, code);
}

const matches = 'Signature matches';

async function checkMatch(
  { signature }: DecodedToken,
  mismatch: Promise<string | undefined>,
): Promise<Check> {
  const says = signature.length === 0 ? 'There is none: nothing follows the second dot.' : await mismatch;
  return says
    ? fail(matches, says, code)
    : pass(matches, 'It is made of exactly this header and these claims.');
}

async function checkBySecret(
  token: DecodedToken,
  secret: string,
  subtle: SubtleCrypto | undefined,
): Promise<Check[]> {
  if (secret === '') {
    return [open(matches, 'Not checked: paste the secret.')];
  }
  const fault = secretFault(secret);
  return [
    fault ? fail('Secret', fault) : pass('Secret', `It is ${counted(utf8(secret).length, 'byte')} long.`),
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
    return [open(matches, 'Not checked: paste the public key.')];
  }
  const label = 'Public key';
  const { value: key, fault = '', byKid } = parseJwk(jwk, algorithm, token.header.kid);
  if (!key) {
    return [
      fail(label, fault, byKid ? code : undefined),
      open(matches, 'Not checked: it needs a public key that fits.'),
    ];
  }
  return [
    pass(label, `It is a public key for ${algorithm}.`),
    subtle
      ? await checkMatch(token, keyMismatch(subtle, token, key, algorithm))
      : open(matches, cryptoMissing),
  ];
}

/**
 * Checks a sign-in token in Rookery's order: the first check that fails with a code decides.
 * @param device the clock of the device in seconds
 */
export async function checkSignIn(
  input: TokenInput,
  device: number,
  subtle: SubtleCrypto | undefined = webCrypto(),
): Promise<Check[]> {
  const { algorithm, secret, jwk, issuer } = input;
  const token = decodeToken(input.token);
  if (typeof token === 'string') {
    return [fail('Form', token, code)];
  }
  const size = input.token.trim().length;
  const most = limits['token-size'];
  const clock = readClock(input.clock, device);
  return [
    size > most.max * 1024
      ? fail('Form', `It is ${counted(size, 'character')} long; ${most.text} is allowed.`)
      : pass('Form', `Three parts, ${counted(size, 'character')}.`),
    checkAlgorithm(token.header, algorithm),
    ...(await (algorithm === 'HS256'
      ? checkBySecret(token, secret, subtle)
      : checkByKey(token, jwk, algorithm, subtle))),
    ...checkClaims(token.claims, issuer, clock),
    ...(clock === undefined ? [clockFails] : []),
  ];
}

/** The code of the first check that fails with one. */
export function codeOf(checks: readonly Check[]): SsoErrorId | undefined {
  const found = checks.find((check) => check.result === 'fail' && check.code)?.code;
  return found && found in ssoErrors ? (found as SsoErrorId) : undefined;
}

/** What came of the checks, in a sentence or two. */
export function signInVerdict(checks: readonly Check[]): string {
  const found = codeOf(checks);
  if (found) {
    return `Rookery would answer \`${found}\`. ${ssoErrors[found].cure}`;
  }
  if (countOf(checks, 'fail') > 0) {
    return `This token can't be used as it is: ${counted(countOf(checks, 'fail'), 'check')} of ${checks.length} failed.`;
  }
  const open = countOf(checks, 'open');
  return open > 0
    ? `Nothing is wrong so far; ${counted(open, 'check')} could not be made.`
    : 'This token holds. It works once, and only on an allowed domain.';
}

/** A secret for samples; anybody can read it here, so it protects nothing. */
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
 * A token that holds, made of the samples of the claims and signed at a time, with the key it is signed with.
 * @param jti the value that is used once
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
