import { limits } from '@site/src/facts/limits';
import { type SsoClaim, type SsoClaimId, ssoClaims } from '@site/src/facts/sso';
import { formatDuration } from '@site/src/text';
import type { JWTPayload } from 'jose';
import { type CheckResult, skippedResult, toInlineCode, toResult } from '../ui/Checker/report';
import { describeTime } from '../ui/Checker/time';

const skew = limits['token-clock-skew'].max;
const lifetime = limits['token-lifetime'];
const ids = Object.keys(ssoClaims) as SsoClaimId[];

/** The types of claims for a sentence, and how to recognize each. */
const types: Readonly<
  Record<SsoClaim['type'], readonly [name: string, includes: (value: unknown) => boolean]>
> = {
  string: ['a string', (value) => typeof value === 'string'],
  number: ['a whole number, without quotes', Number.isInteger],
  boolean: ['`true` or `false`', (value) => typeof value === 'boolean'],
  object: ['a JSON object', (value) => value instanceof Object && !Array.isArray(value)],
};

/** The most characters or entries of a claim. */
const maxLengths: Partial<Record<SsoClaimId, number>> = {
  sub: limits['token-sub'].max,
  jti: limits['token-jti'].max,
  state: limits['token-state'].max,
  ranks: limits['token-ranks'].max,
};

/** Returns what is wrong with a claim's presence, type, format, or length. */
function claimError(id: SsoClaimId, value: unknown): string | undefined {
  const { type, required }: SsoClaim = ssoClaims[id];
  if (value === undefined) {
    return required ? `\`${id}\` is missing.` : undefined;
  }
  const [typeName, includes] = types[type];
  if (!includes(value)) {
    return `\`${id}\` must be ${typeName}.`;
  }
  if (value === '') {
    return `\`${id}\` is empty.`;
  }
  if (id === 'email' && !/^[^\s@]+@[^\s@]+$/.test(String(value))) {
    return "`email` isn't an email address.";
  }
  const { length } = typeof value === 'string' ? [...value] : Object.keys(Object(value));
  const limit = maxLengths[id] ?? length;
  return length > limit ? `\`${id}\` can have up to ${limit}, but it has ${length}.` : undefined;
}

/** Returns what is wrong with `iss`: it's a URL, or it isn't the expected value, which is empty if unknown. */
function issuerError(iss: string, expected: string): string | undefined {
  if (/[/.]/.test(iss)) {
    return `It's a URL. It must be only the slug, such as \`${ssoClaims.iss.sample}\`.`;
  }
  return expected && iss !== expected
    ? `It's ${toInlineCode(iss)}, but ${toInlineCode(expected)} is expected.`
    : undefined;
}

/** Returns what is wrong with the times of a token, in Rookery's order. */
function timeError(iat: number, exp: number, now: number): string | undefined {
  // This many seconds are in the year 5138.
  if (Math.max(iat, exp) > 100_000_000_000) {
    return 'The numbers seem to be milliseconds. `iat` and `exp` must be in seconds.';
  }
  if (exp + skew < now) {
    return `It expired on ${describeTime(exp, now)}. Create the token right before you use it.`;
  }
  if (iat - skew > now) {
    return `It was created on ${describeTime(iat, now)}. Compare this clock with your server's.`;
  }
  if (exp <= iat) {
    return "`exp` isn't after `iat`.";
  }
  return exp - iat > lifetime.max * 60
    ? `\`exp\` is ${formatDuration(exp - iat)} after \`iat\`, but the limit is ${lifetime.text}.`
    : undefined;
}

/** Returns what doesn't make a token invalid, but surprises. */
function collectHints({ avatar, ranks, ...others }: JWTPayload): string[] {
  const hints: string[] = [];
  const { max, text } = limits['token-avatar-address'];
  if (typeof avatar === 'string' && (!avatar.startsWith('https://') || avatar.length > max)) {
    hints.push(`\`avatar\` is ignored. It must be an \`https\` URL of ${text}.`);
  }
  if (Object.values(ranks ?? {}).some((rank) => rank === 'owner' || rank === 'guest')) {
    hints.push('In `ranks`, `owner` and `guest` are ignored. Use a rank from `member` to `administrator`.');
  }
  const unknown = Object.keys(others).filter((id) => !Object.hasOwn(ssoClaims, id));
  if (unknown.length > 0) {
    hints.push(`These claims aren't in the table: ${unknown.map(toInlineCode).join(', ')}.`);
  }
  return hints;
}

/**
 * Checks the claims of a token in Rookery's order.
 * @param expected the value that `iss` must have; empty if it isn't known
 * @param now the time of the check in seconds
 */
export function checkClaims(claims: JWTPayload, expected: string, now: number): CheckResult[] {
  const errors = ids.flatMap((id) => claimError(id, claims[id]) ?? []);
  if (errors.length > 0) {
    return [
      toResult('Claims', '', errors.join(' '), 'sso_claim_missing'),
      skippedResult('Audience, issuer, and times', 'Correct the claims to check this.'),
    ];
  }
  const { iss = '', aud, iat = 0, exp = 0 } = claims;
  const rookery = ssoClaims.aud.sample;
  const allRight = 'All required claims are there, and the types of the claims are right.';
  const wrongAudience = aud === rookery ? undefined : `It must be \`${rookery}\` in lowercase.`;
  const wrongIssuer = issuerError(iss, expected);
  const issuer = 'Issuer, iss';
  return [
    toResult('Claims', [allRight, ...collectHints(claims)].join(' ')),
    toResult('Audience, aud', `It's \`${rookery}\`.`, wrongAudience, 'sso_audience'),
    expected || wrongIssuer
      ? toResult(issuer, `It's ${toInlineCode(iss)}, as expected.`, wrongIssuer, 'sso_audience')
      : skippedResult(issuer, 'Enter the expected issuer to check this.'),
    toResult(
      'Times, iat and exp',
      `It expires on ${describeTime(exp, now)}.`,
      timeError(iat, exp, now),
      'sso_expired',
    ),
  ];
}
