import { limits } from '@site/src/facts/limits';
import { type SsoClaim, type SsoClaimId, ssoClaims } from '@site/src/facts/sso';
import { formatDuration } from '@site/src/text';
import type { JWTPayload } from 'jose';
import { type CheckResult, fail, pass, skip, toInlineCode } from '../ui/Checker/report';
import { describeTime } from '../ui/Checker/time';

const skew = limits['token-clock-skew'].max;
const lifetime = limits['token-lifetime'];
const ids = Object.keys(ssoClaims) as SsoClaimId[];

/** How to name each type of a claim in a sentence, and how to recognize it. */
const types: Readonly<
  Record<SsoClaim['type'], readonly [name: string, includes: (value: unknown) => boolean]>
> = {
  string: ['a string', (value) => typeof value === 'string'],
  number: ['a whole number, without quotes', Number.isInteger],
  boolean: ['`true` or `false`', (value) => typeof value === 'boolean'],
  object: ['a JSON object', (value) => value instanceof Object && !Array.isArray(value)],
};

/** How many characters or entries a claim can have. */
const lengthLimits: Partial<Record<SsoClaimId, { readonly max: number; readonly text: string }>> = {
  sub: limits['token-sub'],
  jti: limits['token-jti'],
  state: limits['token-state'],
  ranks: limits['token-ranks'],
};

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
  const limit = lengthLimits[id];
  return limit && length > limit.max ? `\`${id}\` must have ${limit.text}, but it has ${length}.` : undefined;
}

/** Checks `iss` against the expected value, which is empty if the reader didn't enter it. */
function checkIssuer(iss: string, expected: string): CheckResult {
  const label = 'Issuer, iss';
  const details = { code: 'sso_audience' };
  if (/[/.]/.test(iss)) {
    const slug = ssoClaims.iss.sample;
    return fail(label, `It's a URL. It must be only the slug, such as \`${slug}\`.`, details);
  }
  if (!expected) {
    return skip(label, 'Enter the expected issuer to check this.');
  }
  return iss === expected
    ? pass(label, `It's ${toInlineCode(iss)}, as expected.`)
    : fail(label, `It's ${toInlineCode(iss)}, but ${toInlineCode(expected)} is expected.`, details);
}

/** Checks the times of a token in Rookery's order. */
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

/** Collects what surprises in a valid token. */
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
      fail('Claims', errors.join(' '), { code: 'sso_claim_missing' }),
      skip('Audience, issuer, and times', 'Correct the claims to check this.'),
    ];
  }
  const { iss = '', aud, iat = 0, exp = 0 } = claims;
  const rookery = ssoClaims.aud.sample;
  const allRight = 'All required claims are there, and the types of the claims are right.';
  const audience = 'Audience, aud';
  const times = 'Times, iat and exp';
  const wrongTime = timeError(iat, exp, now);
  return [
    pass('Claims', [allRight, ...collectHints(claims)].join(' ')),
    aud === rookery
      ? pass(audience, `It's \`${rookery}\`.`)
      : fail(audience, `It must be \`${rookery}\` in lowercase.`, { code: 'sso_audience' }),
    checkIssuer(iss, expected),
    wrongTime
      ? fail(times, wrongTime, { code: 'sso_expired' })
      : pass(times, `It expires on ${describeTime(exp, now)}.`),
  ];
}
