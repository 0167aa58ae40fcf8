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
};
const ids = Object.keys(ssoClaims) as SsoClaimId[];
const missing = 'sso_claim_missing';

/** What a claim should be, for a sentence. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a whole number',
  boolean: '`true` or `false`',
  object: 'a JSON object',
};

/** What is wrong with the type or the length of a claim. */
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
  const most = longest[id];
  return typeof value === 'string' && most !== undefined && value.length > most
    ? `\`${id}\` has ${value.length} characters; ${most} at most.`
    : undefined;
}

function checkPresence(claims: JsonObject, needed: boolean): Check {
  const present = ids.filter((id) => ssoClaims[id].needed === needed && (needed || id in claims));
  const faults = present.flatMap((id) => claimFault(id, claims[id]) ?? []);
  const label = needed ? 'Needed claims' : 'Optional claims';
  if (faults.length > 0) {
    return fail(label, faults.join(' '), missing);
  }
  const names = present.map((id) => `\`${id}\``).join(', ');
  return pass(label, names ? `Of the right type, not empty and not too long: ${names}.` : 'None is there.');
}

function remarks(claims: JsonObject): string[] {
  const { sub, name, email, avatar } = claims;
  const said: string[] = [];
  if (typeof sub === 'string' && sub.includes('@')) {
    said.push('`sub` looks like an e-mail address. Take an id that stays when the address changes.');
  }
  if (typeof name === 'string' && [...name].length > accountLimits['display-name'].max) {
    said.push(`\`name\` is cut: a display name has ${accountLimits['display-name'].text}.`);
  }
  if (typeof email === 'string' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) {
    said.push('`email` is not an e-mail address.');
  } else if (typeof email === 'string') {
    said.push('If your organization has a list of e-mail domains, another domain gives `sso_domain`.');
  }
  const longestAvatar = limits['token-avatar-address'].max;
  if (typeof avatar === 'string' && (!avatar.startsWith('https://') || avatar.length > longestAvatar)) {
    said.push(
      `\`avatar\` is passed over: it must be an \`https\` address, ${limits['token-avatar-address'].text}.`,
    );
  }
  const unknown = Object.keys(claims).filter((id) => !Object.hasOwn(ssoClaims, id));
  if (unknown.length > 0) {
    said.push(`Not among the claims of the table: ${unknown.slice(0, 5).map(quoted).join(', ')}.`);
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
    return [fail(label, `It names ${entries.length} chats; ${limits['token-ranks'].text}.`, missing)];
  }
  const noText = entries.find(([, rank]) => typeof rank !== 'string' || rank === '');
  if (noText) {
    return [fail(label, `The rank for ${quoted(noText[0])} must be text, such as \`moderator\`.`, missing)];
  }
  const never = entries.find(([, rank]) => /^(owner|guest)$/i.test(String(rank)));
  if (never) {
    const says = `${quoted(String(never[1]))} for ${quoted(never[0])} can't be given this way.`;
    return [fail(label, `${says} The highest is \`administrator\`, the lowest \`member\`.`)];
  }
  const custom = entries.filter(([, rank]) => !Object.hasOwn(ranks, String(rank))).slice(0, 3);
  if (custom.length === 0) {
    return [pass(label, `${counted(entries.length, 'chat')} with a rank that can be given.`)];
  }
  const says = custom.map(
    ([chat, rank]) => `${quoted(String(rank))} must be a custom rank of ${quoted(chat)}.`,
  );
  return [hint(label, `${says.join(' ')} Ranks of Rookery are in small letters.`)];
}

/** What is wrong with an address word. */
function addressFault(word: string): string | undefined {
  if (/^https?:|[./]/i.test(word)) {
    return `${quoted(word)} is a web address. It must be the address word alone, such as \`${ssoClaims.iss.sample}\`.`;
  }
  const fits = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(word);
  return fits && word.length >= addressLimit.min && word.length <= addressLimit.max
    ? undefined
    : `${quoted(word)} is no address word: that has ${addressLimit.text}, ${addressLimit.note}.`;
}

function checkIssuer({ iss }: JsonObject, expected: string): Check {
  const label = 'Issuer, iss';
  if (typeof iss !== 'string' || iss === '') {
    return open(label, 'Not checked: there is no text in `iss`.');
  }
  const asked = expected.trim();
  if (asked !== '' && iss === asked) {
    return pass(label, `It is ${quoted(iss)}, as you gave it.`);
  }
  const fault =
    addressFault(iss) ??
    (asked === '' ? undefined : `It is ${quoted(iss)}, and your address word is ${quoted(asked)}.`);
  return fault
    ? fail(label, fault, 'sso_audience')
    : open(label, `${quoted(iss)} has the form of an address word. Give yours to compare them.`);
}

function checkAudience({ aud }: JsonObject): Check {
  const label = 'Audience, aud';
  const right = ssoClaims.aud.sample;
  return aud === right
    ? pass(label, `It is \`${right}\`.`)
    : fail(label, `It must be \`${right}\`, in small letters and as text, not as a list.`, 'sso_audience');
}

const likelyMilliseconds = 100_000_000_000;

function checkTimes({ iat, exp }: JsonObject, clock: number): Check[] {
  const code = 'sso_expired';
  if (typeof iat !== 'number' || typeof exp !== 'number') {
    return [open('Times', 'Not checked: `iat` and `exp` must both be numbers.')];
  }
  if (Math.max(iat, exp) > likelyMilliseconds) {
    const says = 'The numbers are so large that they are milliseconds. `iat` and `exp` are in seconds.';
    return [fail('Times', says, code)];
  }
  const life = exp - iat;
  const left = exp - clock;
  const ahead = iat - clock;
  const allowed = `${skew} seconds are allowed`;
  const tooLong = `From \`iat\` to \`exp\` are ${secondsInWords(life, 2)}; ${lifetime.text} are allowed.`;
  return [
    left + skew < 0
      ? fail(
          'Not expired, exp',
          `It ended ${secondsInWords(-left, 2)} before the clock; ${allowed}. For an old token, give the clock of then.`,
          code,
        )
      : pass('Not expired, exp', `It ends at ${utc(exp)}.`),
    ahead > skew
      ? fail(
          'Not from the future, iat',
          `It was made ${secondsInWords(ahead, 2)} after the clock; ${allowed}. Set the clock of your server.`,
          code,
        )
      : pass('Not from the future, iat', `It was made at ${utc(iat)}.`),
    life <= 0 || life > lifetime.max * 60
      ? fail('Lifetime', life <= 0 ? '`exp` is not after `iat`.' : tooLong, code)
      : pass('Lifetime', `${secondsInWords(life, 2)} from \`iat\` to \`exp\`.`),
  ];
}

function checkReplay({ jti }: JsonObject): Check {
  const label = 'Used once, jti';
  return typeof jti === 'string' && jti !== ''
    ? hint(
        label,
        'Each works once; Rookery alone knows whether this one was used. The second time gives `sso_replayed`.',
      )
    : open(label, 'Not checked: there is no text in `jti`.');
}

/**
 * Checks the claims of a token in Rookery's order.
 * @param expected what `iss` must be; empty if it isn't known
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
    ...(said.length > 0 ? [hint('Worth knowing', said.join(' '))] : []),
  ];
}
