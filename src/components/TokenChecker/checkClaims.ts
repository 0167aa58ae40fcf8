import { limits } from '@site/src/facts/limits';
import { formatAmount, formatDuration, toSeconds } from '@site/src/facts/quantity';
import { type SsoClaim, type SsoClaimId, ssoClaims } from '@site/src/facts/sso';
import { isRecord } from '@site/src/utils/isRecord';
import type { JWTPayload } from 'jose';
import { type CheckResult, fail, formatTime, pass, skip, toInlineCode } from '../ui/Checker/report';

const skewSeconds = toSeconds(limits['token-clock-skew']);
const lifetime = limits['token-lifetime'];

/** A Unix time in the year 5138. Higher numbers are probably milliseconds. */
const maxSeconds = 100_000_000_000;

const ids = Object.keys(ssoClaims) as SsoClaimId[];

const types = {
  string: { name: 'a string', isType: (value) => typeof value === 'string' },
  number: { name: 'a whole number, without quotes', isType: Number.isInteger },
  boolean: { name: '`true` or `false`', isType: (value) => typeof value === 'boolean' },
  object: { name: 'a JSON object', isType: isRecord },
} satisfies Record<SsoClaim['type'], { name: string; isType: (value: unknown) => boolean }>;

const sizeLimits: Partial<Record<SsoClaimId, { readonly max: number; readonly text: string }>> = {
  sub: limits['token-sub'],
  jti: limits['token-jti'],
  state: limits['token-state'],
  ranks: limits['token-ranks'],
};

/** Counts the characters of a string, or the properties of an object. */
function sizeOf(value: unknown): number {
  return typeof value === 'string' ? [...value].length : Object.keys(value ?? {}).length;
}

function findClaimError(id: SsoClaimId, value: unknown): string | undefined {
  const { type, required }: SsoClaim = ssoClaims[id];
  if (value === undefined) return required ? `\`${id}\` is missing.` : undefined;
  const { name, isType } = types[type];
  if (!isType(value)) return `\`${id}\` must be ${name}.`;
  if (value === '') return `\`${id}\` is empty.`;
  if (id === 'email' && !/^[^\s@]+@[^\s@]+$/.test(String(value))) return "`email` isn't an email address.";
  const size = sizeOf(value);
  const limit = sizeLimits[id];
  return limit && size > limit.max ? `\`${id}\` must have ${limit.text}, but it has ${size}.` : undefined;
}

function checkAudience(aud: unknown): CheckResult {
  const label = 'Audience, aud';
  const rookery = ssoClaims.aud.sample;
  return aud === rookery
    ? pass(label, `It's \`${rookery}\`.`)
    : fail(label, `It must be \`${rookery}\` in lowercase.`, { code: 'sso_audience' });
}

function checkIssuer(iss: string, expected: string): CheckResult {
  const label = 'Issuer, iss';
  const code = 'sso_audience';
  if (/[/.]/.test(iss)) {
    const message = `It has a slash or a dot. It must be only the address, such as \`${ssoClaims.iss.sample}\`.`;
    return fail(label, message, { code });
  }
  if (!expected) return skip(label, 'Enter the expected issuer to check this.');
  return iss === expected
    ? pass(label, `It's ${toInlineCode(iss)}, as expected.`)
    : fail(label, `It's ${toInlineCode(iss)}, but ${toInlineCode(expected)} is expected.`, { code });
}

function checkTimes(iat: number, exp: number, nowSeconds: number): CheckResult {
  const label = 'Times, iat and exp';
  const reject = (message: string) => fail(label, message, { code: 'sso_expired' });
  if (Math.max(Math.abs(iat), Math.abs(exp)) > maxSeconds) {
    return reject('The numbers seem to be milliseconds. `iat` and `exp` must be in seconds.');
  }
  if (exp + skewSeconds < nowSeconds) {
    return reject(`It expired on ${formatTime(exp, nowSeconds)}. Create the token right before you use it.`);
  }
  if (iat - skewSeconds > nowSeconds) {
    return reject(`It was created on ${formatTime(iat, nowSeconds)}. Compare this clock with your server's.`);
  }
  if (exp <= iat) return reject("`exp` isn't after `iat`.");
  if (exp - iat > toSeconds(lifetime)) {
    const limit = formatAmount(lifetime.max, lifetime.unit);
    return reject(`\`exp\` is ${formatDuration(exp - iat)} after \`iat\`, but the limit is ${limit}.`);
  }
  return pass(label, `It expires on ${formatTime(exp, nowSeconds)}.`);
}

/** Lists hints about claims that Rookery ignores. */
function listHints({ avatar, ranks, ...others }: JWTPayload): string[] {
  const hints: string[] = [];
  const { max, text } = limits['token-avatar-address'];
  if (typeof avatar === 'string' && (!avatar.startsWith('https://') || avatar.length > max)) {
    hints.push(`\`avatar\` is ignored. It must be an \`https\` URL of ${text}.`);
  }
  if (Object.values(ranks ?? {}).some((rank) => typeof rank !== 'string' || /^(?:owner|guest)$/.test(rank))) {
    hints.push(
      "In `ranks`, `owner`, `guest`, and values that aren't text are ignored. Use `member`, `regular`, `moderator`, `administrator`, or the name of a custom rank.",
    );
  }
  const unknown = Object.keys(others).filter((id) => !Object.hasOwn(ssoClaims, id));
  if (unknown.length > 0) {
    hints.push(`These claims aren't in the table: ${unknown.map(toInlineCode).join(', ')}.`);
  }
  return hints;
}

/** Checks the claims of a token in Rookery's order. */
export function checkClaims(claims: JWTPayload, expectedIssuer: string, nowSeconds: number): CheckResult[] {
  const errors = ids.flatMap((id) => findClaimError(id, claims[id]) ?? []);
  if (errors.length > 0) {
    return [
      fail('Claims', errors.join(' '), { code: 'sso_claim_missing' }),
      skip('Audience, issuer, and times', 'Correct the claims to check this.'),
    ];
  }
  const { iss = '', aud, iat = 0, exp = 0 } = claims;
  const allRight = 'All required claims are there, and the types of the claims are right.';
  return [
    pass('Claims', [allRight, ...listHints(claims)].join(' ')),
    checkAudience(aud),
    checkIssuer(iss, expectedIssuer),
    checkTimes(iat, exp, nowSeconds),
  ];
}
