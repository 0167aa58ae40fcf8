import { limits } from '@site/src/facts/limits';
import { formatAmount, toBytes } from '@site/src/facts/quantity';
import { ssoClaims } from '@site/src/facts/sso';
import { removeInvisible } from '@site/src/utils/removeInvisible';
import { formatCodePoint } from '@site/src/utils/text';
import { decodeJwt, decodeProtectedHeader, errors } from 'jose';
import { checkClaims } from './checkClaims';
import { checkSignature } from './checkSignature';
import type { Problem, TokenInput } from './types';

export interface Report {
  readonly problems: readonly Problem[];
  readonly summary: string;
  /** The header and the claims, as formatted JSON. */
  readonly content?: string;
}

/** Takes a token out of quotation marks, a header, a URL, or JSON. */
function extractToken(pasted: string): string {
  const start = /^(?!eyJ).*?["'`=:\s](?=eyJ)/s;
  return pasted
    .trim()
    .replace(start, '')
    .replace(/["'`&].*$/s, '');
}

function nameCharacter(character: string): string {
  if (/\s/.test(character)) return 'a line break or space, perhaps only in your copy';
  return /[!-~]/.test(character) ? character : formatCodePoint(character);
}

/** Explains why a text isn't three base64url segments. Libraries accept more than Rookery, such as padding. */
function findFormatError(token: string): string | undefined {
  const found = /[^\w.-]/u.exec(token);
  if (found) {
    return `Character ${found.index + 1} is ${nameCharacter(found[0])}. A token has only letters, digits, hyphens, underscores, and two dots.`;
  }
  const segments = token.split('.');
  if (segments.length !== 3) {
    return `The text has ${formatAmount(segments.length, 'part')}. A token has three parts, separated by dots.`;
  }
  // Base64 never has a single character after groups of four.
  const isCutOff = segments.some((segment) => segment.length % 4 === 1);
  return isCutOff ? 'A part of the token is cut off. Copy the whole token.' : undefined;
}

function checkSize({ length }: string): Problem | undefined {
  const limit = limits['token-size'];
  const message = `The token has ${formatAmount(length, 'character')}, but the limit is ${formatAmount(limit.max, limit.unit)}.`;
  return length > toBytes(limit) ? { code: 'sso_claim_missing', message } : undefined;
}

function checkIssuer(issuer: string): Problem | undefined {
  const message = `An issuer is an address, such as ${ssoClaims.iss.sample}: lowercase letters, digits, and hyphens.`;
  return /^[a-z0-9-]*$/.test(issuer) ? undefined : { field: 'issuer', message };
}

function summarize(problems: readonly Problem[], { key, issuer }: TokenInput): string {
  if (problems[0]?.code) return `Rookery would return ${problems[0].code}.`;
  if (problems.length > 0) return 'Correct the form first.';
  return key && issuer
    ? 'This token is valid. It works only once, and only on an allowed domain.'
    : 'No errors so far. To check the signature and the issuer, fill in all fields.';
}

/** Checks a sign-in token in Rookery's order. The first problem decides whether Rookery would return an error code. */
export async function checkToken(pasted: TokenInput, nowSeconds: number): Promise<Report> {
  const token = extractToken(pasted.token);
  const input = { ...pasted, key: removeInvisible(pasted.key), issuer: removeInvisible(pasted.issuer) };
  const report = (problems: readonly Problem[]) => ({ problems, summary: summarize(problems, input) });
  const reject = (message: string) => report([{ code: 'sso_signature', field: 'token', message }]);
  if (!token) return report([{ field: 'token', message: 'Paste a token.' }]);
  const formatError = findFormatError(token);
  if (formatError) return reject(formatError);
  try {
    const [header, claims] = [decodeProtectedHeader(token), decodeJwt(token)];
    const issuerProblem = checkIssuer(input.issuer);
    const problems = [
      issuerProblem,
      checkSize(token),
      await checkSignature(token, input),
      ...checkClaims(claims, issuerProblem ? '' : input.issuer, nowSeconds),
    ].filter((problem) => problem !== undefined);
    return { ...report(problems), content: JSON.stringify({ header, claims }, null, 2) };
  } catch (error) {
    // The parts are base64url, so this cause is text that isn't UTF-8.
    if (error instanceof errors.JWTInvalid && error.cause instanceof TypeError) {
      return reject(
        "The claims aren't UTF-8. Convert the JSON to UTF-8 before you encode it with base64url.",
      );
    }
    return reject(`The token can't be decoded (${error instanceof Error ? error.message : error}).`);
  }
}
