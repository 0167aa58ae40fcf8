import type { JWTPayload } from 'jose';
import { limits } from '../../facts/limits';
import { ranks } from '../../facts/ranks';
import { type SsoClaim, type SsoClaimId, ssoClaims } from '../../facts/sso';
import { type Check, fail, hint, open, pass, quoted, utc } from '../Checker/checks';
import { secondsInWords } from '../ui/text';

const skew = limits['token-clock-skew'].max;
const lifetime = limits['token-lifetime'];
const avatarUrl = limits['token-avatar-address'];
const rankLimit = limits['token-ranks'];
const longest: Partial<Record<SsoClaimId, number>> = {
  sub: limits['token-sub'].max,
  jti: limits['token-jti'].max,
  state: limits['token-state'].max,
};
const notChecked = 'Not checked, because the claim is missing or wrong.';
const ids = Object.keys(ssoClaims) as SsoClaimId[];

/** The types of claims, for a sentence. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a whole number, without quotes',
  boolean: '`true` or `false`',
  object: 'a JSON object',
};

function hasType(value: unknown, type: string): boolean {
  return type === 'number'
    ? Number.isInteger(value)
    : typeof value === type && value !== null && !Array.isArray(value);
}

/** Returns what is wrong with the entries of `ranks`. */
function ranksFault(given: object): string | undefined {
  const entries = Object.entries(given);
  const [wrong] = entries.find(([, rank]) => typeof rank !== 'string') ?? [];
  if (wrong !== undefined) {
    return `In \`ranks\`, the rank for ${quoted(wrong)} must be a string.`;
  }
  return entries.length > rankLimit.max
    ? `\`ranks\` can be for ${rankLimit.text}, but it has ${entries.length}.`
    : undefined;
}

/** Returns what is wrong with a claim, apart from its meaning. */
function claimFault(id: SsoClaimId, value: unknown): string | undefined {
  const { type, needed }: SsoClaim = ssoClaims[id];
  if (value === undefined) {
    return needed ? `\`${id}\` is missing.` : undefined;
  }
  if (!hasType(value, type)) {
    return `\`${id}\` must be ${typeWords[type] ?? type}.`;
  }
  if (id === 'ranks') {
    return ranksFault(Object(value));
  }
  const text = String(value);
  if (text === '') {
    return `\`${id}\` is empty.`;
  }
  if (id === 'email' && !/^[^\s@]+@[^\s@]+$/.test(text)) {
    return "`email` isn't an email address.";
  }
  const { length } = [...text];
  const most = longest[id] ?? length;
  return length > most ? `\`${id}\` can have up to ${most} characters, but it has ${length}.` : undefined;
}

function checkPresence(faults: readonly string[]): Check {
  return faults.length > 0
    ? fail('Claims', faults.join(' '), 'sso_claim_missing')
    : pass('Claims', 'All required claims are there, and the types of the claims are right.');
}

function checkIssuer({ iss }: JWTPayload, expected: string): Check {
  const label = 'Issuer, iss';
  const code = 'sso_audience';
  if (iss === undefined) {
    return open(label, notChecked);
  }
  if (/[/.]/.test(iss)) {
    return fail(label, `It's a URL. It must be only the slug, such as \`${ssoClaims.iss.sample}\`.`, code);
  }
  if (expected === '') {
    return open(label, 'Enter the expected issuer to check this.');
  }
  return iss === expected
    ? pass(label, `It's ${quoted(expected)}, as expected.`)
    : fail(label, `It's ${quoted(iss)}, but ${quoted(expected)} is expected.`, code);
}

function checkAudience({ aud }: JWTPayload): Check {
  const label = 'Audience, aud';
  const right = ssoClaims.aud.sample;
  if (aud === undefined) {
    return open(label, notChecked);
  }
  return aud === right
    ? pass(label, `It's \`${right}\`.`)
    : fail(label, `It must be \`${right}\` in lowercase.`, 'sso_audience');
}

/** Returns what is wrong with the times of a token, in Rookery's order. */
function timeFault(iat: number, exp: number, now: number): string | undefined {
  // This many seconds are in the year 5138.
  if (Math.max(iat, exp) > 100_000_000_000) {
    return 'The numbers seem to be milliseconds. `iat` and `exp` must be in seconds.';
  }
  if (exp + skew < now) {
    return `It expired ${secondsInWords(now - exp, 2)} ago. Create the token right before you use it.`;
  }
  if (iat - skew > now) {
    return `It was created ${secondsInWords(iat - now, 2)} in the future. Correct the clock of your server.`;
  }
  if (exp <= iat) {
    return "`exp` isn't after `iat`.";
  }
  return exp - iat > lifetime.max * 60
    ? `\`exp\` is ${secondsInWords(exp - iat, 2)} after \`iat\`, but the limit is ${lifetime.text}.`
    : undefined;
}

function checkTimes({ iat, exp }: JWTPayload, now: number): Check {
  const label = 'Times, iat and exp';
  if (iat === undefined || exp === undefined) {
    return open(label, notChecked);
  }
  const fault = timeFault(iat, exp, now);
  return fault ? fail(label, fault, 'sso_expired') : pass(label, `It expires on ${utc(exp)}.`);
}

/** Returns what doesn't make a token invalid, but surprises. */
function remarks(claims: JWTPayload): string[] {
  const { sub, name, avatar, state, ranks: given } = claims;
  const said: string[] = [];
  if (sub?.includes('@')) {
    said.push('`sub` looks like an email address. Use an ID that stays the same when the address changes.');
  }
  if (typeof name === 'string' && [...name].length > limits['display-name'].max) {
    said.push(`\`name\` is cut off because a display name has ${limits['display-name'].text}.`);
  }
  if (typeof avatar === 'string' && (!avatar.startsWith('https://') || avatar.length > avatarUrl.max)) {
    said.push(`\`avatar\` is ignored. It must be an \`https\` URL of ${avatarUrl.text}.`);
  }
  if (state !== undefined) {
    said.push("`state` is compared with a cookie in the visitor's browser, so it can't be checked here.");
  }
  for (const [chat, rank] of Object.entries(given ?? {})) {
    if (rank === 'owner' || rank === 'guest') {
      said.push(`The rank ${quoted(rank)} is ignored. Use one from \`member\` to \`administrator\`.`);
    } else if (!Object.hasOwn(ranks, rank)) {
      said.push(`${quoted(rank)} must be a custom rank of ${quoted(chat)}. Standard ranks are lowercase.`);
    }
  }
  const unknown = Object.keys(claims).filter((id) => !Object.hasOwn(ssoClaims, id));
  if (unknown.length > 0) {
    said.push(`These claims aren't in the table: ${unknown.map(quoted).join(', ')}.`);
  }
  return said;
}

/**
 * Checks the claims of a token in Rookery's order.
 * @param expected the value that `iss` must have; empty if it isn't known
 * @param now the time of the check in seconds
 */
export function checkClaims(claims: JWTPayload, expected: string, now: number): Check[] {
  const faults = new Map(ids.map((id) => [id, claimFault(id, claims[id])]));
  // The next checks read only claims of the right type.
  const typed = Object.fromEntries(Object.entries(claims).filter(([id]) => !faults.get(id as SsoClaimId)));
  const said = remarks(typed);
  return [
    checkPresence([...faults.values()].flatMap((fault) => fault ?? [])),
    checkAudience(typed),
    checkIssuer(typed, expected),
    checkTimes(typed, now),
    ...(said.length > 0 ? [hint('Also note', said.join(' '))] : []),
  ];
}
