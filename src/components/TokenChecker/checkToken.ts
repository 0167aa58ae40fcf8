import { limits } from '@site/src/facts/limits';
import { formatAmount, toBytes } from '@site/src/facts/quantity';
import { type SsoAlgorithmId, ssoClaims } from '@site/src/facts/sso';
import { removeInvisible, stripQuotesAndName } from '@site/src/utils/cleanPasted';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { type CheckResult, fail, pass, type Report } from '../ui/Checker/report';
import { checkClaims } from './checkClaims';
import { checkTokenSignature, signatureErrorCode } from './checkTokenSignature';
import { describeCharacter } from './describeCharacter';

/** The form's values, as pasted. */
export interface TokenInput {
  readonly token: string;
  /** The algorithm chosen in the console. */
  readonly algorithm: SsoAlgorithmId;
  /** The secret for HS256, or the public key for RS256 and ES256. */
  readonly key: string;
  /** The expected `iss`. If it's empty, `iss` isn't compared. */
  readonly issuer: string;
}

function decodeToken(token: string) {
  try {
    return { header: decodeProtectedHeader(token), claims: decodeJwt(token) };
  } catch {
    return undefined;
  }
}

/** Explains why a pasted token isn't three base64url segments. Libraries accept more than Rookery, such as padding. */
function findFormatError(token: string, pasted: string): string | undefined {
  if (token === '') return 'Paste a token.';
  const [invalid] = /[^\w.-]/u.exec(token) ?? [];
  if (invalid) {
    const before = pasted.slice(0, pasted.indexOf(invalid, pasted.indexOf(token)));
    return `Character ${[...before].length + 1} is ${describeCharacter(invalid)}. A token contains only \`A–Z\`, \`a–z\`, \`0–9\`, \`-\`, \`_\`, and two dots.`;
  }
  const names = ['header', 'claims', 'signature'];
  const segments = token.split('.');
  if (segments.length !== names.length) {
    return `The text has ${formatAmount(segments.length, 'part')}. A token has three parts, separated by dots: header, claims, and signature.`;
  }
  // Base64 never has a single character after groups of four.
  const index = segments.findIndex((segment) => segment === '' || segment.length % 4 === 1);
  const problem = segments[index] ? 'cut off' : 'empty';
  return names[index] && `The part with the ${names[index]} is ${problem}. Copy the whole token.`;
}

function checkSize(token: string): CheckResult {
  const limit = limits['token-size'];
  const size = formatAmount(token.length, 'character');
  const message = `It's ${size} long, but the limit is ${formatAmount(limit.max, limit.unit)}.`;
  return token.length > toBytes(limit)
    ? fail('Format', message, { code: 'sso_claim_missing' })
    : pass('Format', `It has three parts and ${size}.`);
}

function summarize(results: readonly CheckResult<keyof TokenInput>[]): string {
  const failures = results.filter((result) => result.status === 'fail');
  const firstWithCode = failures.find(({ code }) => code);
  if (firstWithCode) return `Rookery would return \`${firstWithCode.code}\`. ${firstWithCode.message}`;
  // Failures without a code are about the key, not about the token.
  if (failures[0]) return `Fix the key first. ${failures[0].message}`;
  const skipped = results.filter(({ status }) => status === 'skip').length;
  return skipped > 0
    ? `No errors so far, but ${formatAmount(skipped, 'check')} couldn't be done.`
    : 'This token is valid. It works only once, and only on an allowed domain.';
}

/** Checks a sign-in token in Rookery's order. The code of the first failure that has one is the code that Rookery would return. */
export async function checkToken(input: TokenInput, nowSeconds: number): Promise<Report<keyof TokenInput>> {
  const token = stripQuotesAndName(input.token, /^(?:authorization: *)?bearer +/i);
  const decoded = decodeToken(token);
  const formatError = findFormatError(token, input.token);
  const noJson = "The first two parts aren't JSON objects in base64url. Copy the whole token.";
  const results =
    formatError || !decoded
      ? [fail('Format', formatError ?? noJson, { code: signatureErrorCode, field: 'token' })]
      : [
          checkSize(token),
          await checkTokenSignature(token, decoded.header, input.algorithm, input.key),
          ...checkClaims(decoded.claims, removeInvisible(input.issuer), nowSeconds),
        ];
  const details = decoded && { title: 'What it contains', json: JSON.stringify(decoded, null, 2) };
  return { results, summary: summarize(results), details };
}

/** The secret of the sample token. It's public, and protects nothing. */
const sampleSecret = 'sample-secret-for-tests-only-0123456789';

export async function createSampleToken(nowSeconds: number): Promise<TokenInput> {
  const samples = Object.fromEntries(Object.entries(ssoClaims).map(([id, { sample }]) => [id, sample]));
  const exp = nowSeconds + ssoClaims.exp.sample - ssoClaims.iat.sample;
  const token = await new SignJWT({ ...samples, iat: nowSeconds, exp, jti: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(sampleSecret));
  return { token, algorithm: 'HS256', key: sampleSecret, issuer: ssoClaims.iss.sample };
}
