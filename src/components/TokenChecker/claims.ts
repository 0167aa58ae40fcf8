import { accountLimits } from '../../facts/limits/accounts';
import { developerLimits as limits } from '../../facts/limits/developers';
import { organizationLimits } from '../../facts/limits/organizations';
import { ranks } from '../../facts/ranks';
import { type SsoClaim, type SsoClaimId, ssoClaims } from '../../facts/sso';
import { type Check, fail, hint, open, pass, quoted, utc } from '../Checker/checks';
import { counted, secondsInWords } from '../shared/text';
import { isObject, type JsonObject } from './token';

const skew = limits['token-clock-skew'].max;
const lifetime = limits['token-lifetime'];
const addressLimit = organizationLimits['org-address'];
const longest: Partial<Record<SsoClaimId, number>> = {
  sub: limits['token-sub'].max,
  jti: limits['token-jti'].max,
  state: limits['token-state'].max,
};
const ids = Object.keys(ssoClaims) as SsoClaimId[];
const missing = 'sso_claim_missing';

/** The types of claims, for a sentence. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a whole number',
  boolean: '`true` or `false`',
  object: 'a JSON object',
};

/** Returns what is wrong with the type or the length of a claim. */
function claimFault(id: SsoClaimId, value: unknown): string | undefined {
  const { type }: SsoClaim = ssoClaims[id];
  if (value === undefined) {
    return `\`${id}\` is missing.`;
  }
  const fits =
    type === 'number' ? Number.isInteger(value) : type === 'object' ? isObject(value) : typeof value === type;
  if (!fits) {
    const quotes = type === 'number' && typeof value === 'string' ? ', without quotes' : '';
    return `\`${id}\` must be ${typeWords[type] ?? type}${quotes}.`;
  }
  if (value === '') {
    return `\`${id}\` is empty.`;
  }
  if (id === 'email' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(String(value))) {
    return "`email` isn't an email address.";
  }
  const most = longest[id];
  return typeof value === 'string' && most !== undefined && value.length > most
    ? `\`${id}\` can have up to ${most} characters, but it has ${value.length}.`
    : undefined;
}

function checkPresence(claims: JsonObject, needed: boolean): Check {
  const present = ids.filter((id) => ssoClaims[id].needed === needed && (needed || id in claims));
  const faults = present.flatMap((id) => claimFault(id, claims[id]) ?? []);
  const label = needed ? 'Required claims' : 'Optional claims';
  if (faults.length > 0) {
    return fail(label, faults.join(' '), missing);
  }
  const names = present.map((id) => `\`${id}\``).join(', ');
  return pass(label, names ? `The type and length are right: ${names}.` : 'There are none.');
}

function remarks(claims: JsonObject): string[] {
  const { sub, name, email, avatar } = claims;
  const said: string[] = [];
  if (typeof sub === 'string' && sub.includes('@')) {
    said.push('`sub` looks like an email address. Use an id that stays the same when the address changes.');
  }
  if (typeof name === 'string' && [...name].length > accountLimits['display-name'].max) {
    said.push(`\`name\` is cut off because a display name has ${accountLimits['display-name'].text}.`);
  }
  if (typeof email === 'string') {
    said.push(
      'An email address of another account results in `sso_email_taken`. If your organization has a list of allowed email domains, any other domain results in `sso_domain`.',
    );
  }
  const longestAvatar = limits['token-avatar-address'].max;
  if (typeof avatar === 'string' && (!avatar.startsWith('https://') || avatar.length > longestAvatar)) {
    said.push(
      `\`avatar\` is ignored. It must be an \`https\` URL of ${limits['token-avatar-address'].text}.`,
    );
  }
  if ('state' in claims) {
    said.push("`state` is compared with a cookie in the visitor's browser, so it can't be checked here.");
  }
  const unknown = Object.keys(claims).filter((id) => !Object.hasOwn(ssoClaims, id));
  if (unknown.length > 0) {
    said.push(`These claims aren't in the table: ${unknown.slice(0, 5).map(quoted).join(', ')}.`);
  }
  return said;
}

function checkRanks(given: unknown): Check[] {
  if (!isObject(given)) {
    return [];
  }
  const label = 'Ranks';
  const entries = Object.entries(given);
  if (entries.length > limits['token-ranks'].max) {
    return [
      fail(label, `It has ${entries.length} chats, but the limit is ${limits['token-ranks'].text}.`, missing),
    ];
  }
  const noText = entries.find(([, rank]) => typeof rank !== 'string' || rank === '');
  if (noText) {
    return [
      fail(label, `The rank for ${quoted(noText[0])} must be a string, such as \`moderator\`.`, missing),
    ];
  }
  const never = entries.find(([, rank]) => /^(owner|guest)$/i.test(String(rank)));
  if (never) {
    const says = `${quoted(String(never[1]))} for ${quoted(never[0])} is ignored, and the sign-in works.`;
    return [hint(label, `${says} A token can assign ranks from \`member\` to \`administrator\`.`)];
  }
  const custom = entries.filter(([, rank]) => !Object.hasOwn(ranks, String(rank))).slice(0, 3);
  if (custom.length === 0) {
    return [pass(label, `${counted(entries.length, 'chat')} with a valid rank.`)];
  }
  const says = custom.map(
    ([chat, rank]) => `${quoted(String(rank))} must be a custom rank of ${quoted(chat)}.`,
  );
  return [hint(label, `${says.join(' ')} The names of standard ranks are in lowercase.`)];
}

/** Returns what is wrong with the slug of an organization or a chat. */
function slugFault(word: string): string | undefined {
  if (/^https?:|[./]/i.test(word)) {
    return `${quoted(word)} is a URL. It must be only the slug, such as \`${ssoClaims.iss.sample}\`.`;
  }
  const fits = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(word);
  return fits && word.length >= addressLimit.min && word.length <= addressLimit.max
    ? undefined
    : `${quoted(word)} isn't a valid slug, which has ${addressLimit.text}: ${addressLimit.note}.`;
}

function checkIssuer({ iss }: JsonObject, expected: string): Check {
  const label = 'Issuer, iss';
  if (typeof iss !== 'string' || iss === '') {
    return open(label, "Not checked, because `iss` isn't a string or is empty.");
  }
  const asked = expected.trim();
  if (asked !== '' && iss === asked) {
    return pass(label, `It's ${quoted(iss)}, as expected.`);
  }
  const fault =
    slugFault(iss) ?? (asked === '' ? undefined : `It's ${quoted(iss)}, but ${quoted(asked)} is expected.`);
  return fault
    ? fail(label, fault, 'sso_audience')
    : open(label, `${quoted(iss)} has the format of a slug. Enter the expected issuer to compare them.`);
}

function checkAudience({ aud }: JsonObject): Check {
  const label = 'Audience, aud';
  const right = ssoClaims.aud.sample;
  return aud === right
    ? pass(label, `It's \`${right}\`.`)
    : fail(label, `It must be the string \`${right}\` in lowercase, not a list.`, 'sso_audience');
}

const likelyMilliseconds = 100_000_000_000;

function checkTimes({ iat, exp }: JsonObject, clock: number): Check[] {
  const code = 'sso_expired';
  if (typeof iat !== 'number' || typeof exp !== 'number') {
    return [open('Times', 'Not checked, because `iat` and `exp` must both be numbers.')];
  }
  if (Math.max(iat, exp) > likelyMilliseconds) {
    const says = 'The numbers seem to be milliseconds. `iat` and `exp` must be in seconds.';
    return [fail('Times', says, code)];
  }
  const life = exp - iat;
  const left = exp - clock;
  const ahead = iat - clock;
  const allowed = `A difference of up to ${skew} seconds is allowed.`;
  const tooLong = `\`exp\` is ${secondsInWords(life, 2)} after \`iat\`, but the limit is ${lifetime.text}.`;
  return [
    left + skew < 0
      ? fail(
          'Not expired, exp',
          `It expired ${secondsInWords(-left, 2)} before the time of the check. ${allowed} For an old token, change the time of the check.`,
          code,
        )
      : pass('Not expired, exp', `It expires at ${utc(exp)}.`),
    ahead > skew
      ? fail(
          'Not from the future, iat',
          `It was created ${secondsInWords(ahead, 2)} after the time of the check. ${allowed} Correct the clock of your server.`,
          code,
        )
      : pass('Not from the future, iat', `It was created at ${utc(iat)}.`),
    life <= 0 || life > lifetime.max * 60
      ? fail('Lifetime', life <= 0 ? "`exp` isn't after `iat`." : tooLong, code)
      : pass('Lifetime', `${secondsInWords(life, 2)} from \`iat\` to \`exp\`.`),
  ];
}

function checkReplay({ jti }: JsonObject): Check {
  const label = 'Used once, jti';
  return typeof jti === 'string' && jti !== ''
    ? hint(
        label,
        'Each value works only once, and only Rookery knows whether this one has been used. The second time results in `sso_replayed`.',
      )
    : open(label, "Not checked, because `jti` isn't a string or is empty.");
}

/**
 * Checks the claims of a token in Rookery's order.
 * @param expected the value that `iss` must have; empty if it isn't known
 */
export function checkClaims(claims: JsonObject, expected: string, clock: number | undefined): Check[] {
  const said = remarks(claims);
  return [
    checkPresence(claims, true),
    checkPresence(claims, false),
    ...checkRanks(claims.ranks),
    checkAudience(claims),
    checkIssuer(claims, expected),
    ...(clock === undefined ? [] : checkTimes(claims, clock)),
    checkReplay(claims),
    ...(said.length > 0 ? [hint('Also note', said.join(' '))] : []),
  ];
}
