import { developerLimits as limits } from '../../facts/limits/developers';
import { webhookHeaders, webhookSignature } from '../../facts/webhooks';
import { type Bytes, fromBase64, hmac, toBase64, utf8, webCrypto } from '../Checker/bytes';
import {
  type Check,
  clockFails,
  countOf,
  cryptoMissing,
  fail,
  hint,
  open,
  pass,
  quoted,
  readClock,
  utc,
} from '../Checker/checks';
import { counted, secondsInWords } from '../shared/text';

/** A delivery and what it is checked with, as pasted. */
export interface DeliveryInput {
  readonly id: string;
  readonly timestamp: string;
  /** The whole `webhook-signature` header. */
  readonly signature: string;
  readonly body: string;
  readonly secret: string;
  /** The time of the check in seconds, or empty for the device's time. */
  readonly clock: string;
}

const prefix = webhookSignature.secretPrefix;
const bytes = limits['webhook-secret-bytes'];
const window = limits['webhook-timestamp-window'];
const signatureBytes = 32;
const idPrefix = webhookHeaders['webhook-id'].sample.replace(/_.*/, '_');
const idForm = new RegExp(`^${idPrefix}[0-9A-HJKMNP-TV-Z]{${limits['api-id-length'].max}}$`);

/** One entry of the `webhook-signature` header. */
interface SignatureEntry {
  readonly version: string;
  readonly value: string;
}

function entryFault({ version, value }: SignatureEntry): string | undefined {
  if (value === '') {
    return `${quoted(version)} has no comma. An entry is \`v1,\` followed by base64.`;
  }
  if (/^[0-9a-f]{64}$/i.test(value)) {
    return 'The value is hexadecimal, but it must be base64.';
  }
  if (/[-_]/.test(value)) {
    return 'The value is base64url, because it contains `-` or `_`. It must be plain base64 with `+` and `/`.';
  }
  const decoded = fromBase64(value);
  if (!decoded) {
    return `${quoted(value)} isn't base64 with padding.`;
  }
  return decoded.length === signatureBytes
    ? undefined
    : `The value is ${counted(decoded.length, 'byte')} long, but an HMAC-SHA-256 has ${signatureBytes} bytes.`;
}

/** Returns the entries of the `webhook-signature` header with the current version, and what is wrong with the header. */
export function parseSignatures(header: string): { entries: SignatureEntry[]; faults: string[] } {
  const text = header.trim();
  if (text === '') {
    return { entries: [], faults: ['Paste the `webhook-signature` header.'] };
  }
  if (/^webhook-signature\s*:/i.test(text)) {
    return { entries: [], faults: ['Paste only the value of the header, which starts with `v1,`.'] };
  }
  const all = text.split(/\s+/).map((entry): SignatureEntry => {
    const [version = '', ...rest] = entry.split(',');
    return { version, value: rest.join(',') };
  });
  // Entries of future versions are ignored, as the standard requires.
  const entries = all.filter(
    ({ version, value }) => version === webhookSignature.version || value === '' || !/^v\d/.test(version),
  );
  if (entries.length === 0) {
    return { entries, faults: [`No entry starts with \`${webhookSignature.version},\`.`] };
  }
  const faults = entries.flatMap((entry) => {
    const fault =
      entry.value !== '' && entry.version !== webhookSignature.version
        ? `${quoted(entry.version)} isn't a version. An entry starts with \`${webhookSignature.version},\`.`
        : entryFault(entry);
    return fault ? [fault] : [];
  });
  return { entries, faults: [...new Set(faults)] };
}

/** Returns the key in a webhook secret, what is wrong with it, or both: a key without its prefix can still be tried. */
export function parseSecret(secret: string): { readonly key?: Bytes; readonly fault?: string } {
  const text = secret.trim();
  if (text === '') {
    return { fault: 'Paste the secret of the webhook.' };
  }
  const prefixed = text.startsWith(prefix);
  const key = fromBase64(prefixed ? text.slice(prefix.length) : text);
  if (!prefixed) {
    return { key, fault: `It must start with \`${prefix}\`.` };
  }
  if (!key) {
    return {
      fault: `The part after \`${prefix}\` isn't base64 with padding. A character might be missing.`,
    };
  }
  if (key.length === 0) {
    return {
      fault: `There's nothing after \`${prefix}\`. Anyone can sign a delivery with an empty key, so a receiver has to refuse it.`,
    };
  }
  return key.length < bytes.min || key.length > bytes.max
    ? {
        fault: `It's ${counted(key.length, 'byte')} long when decoded, but a secret has ${bytes.text}. Copy the whole secret. A receiver has to refuse this one.`,
      }
    : { key };
}

function checkId(pasted: string): Check {
  const label = 'webhook-id';
  const id = pasted.trim();
  const form = `\`${idPrefix}\` followed by ${limits['api-id-length'].text}.`;
  if (id === '') {
    return fail(label, 'Paste the `webhook-id` header.');
  }
  if (/^webhook-id\s*:/i.test(id)) {
    return fail(label, 'Paste only the value of the header.');
  }
  return idForm.test(id)
    ? pass(label, `It's ${form}`)
    : hint(
        label,
        `IDs from Rookery are ${form} This one has a different format, but it can still be signed.`,
      );
}

function timestampFault(text: string): string | undefined {
  if (text === '') {
    return 'Paste the `webhook-timestamp` header.';
  }
  if (/^\d{13}$/.test(text)) {
    return 'It has 13 digits, so it seems to be in milliseconds. It must be in seconds.';
  }
  if (!/^\d{1,12}$/.test(text)) {
    return `${quoted(text)} isn't a whole number of seconds since January 1, 1970 UTC, such as \`1759320000\`.`;
  }
  return undefined;
}

function checkTimestamp(text: string, clock: number | undefined): Check[] {
  const fault = timestampFault(text);
  if (fault) {
    return [fail('webhook-timestamp', fault)];
  }
  const form = pass('webhook-timestamp', `It means ${utc(Number(text))}.`);
  if (clock === undefined) {
    return [form, clockFails];
  }
  const away = Number(text) - clock;
  const words = secondsInWords(Math.abs(away), 2);
  const where = away === 0 ? 'exactly at' : `${words} ${away < 0 ? 'before' : 'after'}`;
  return [
    form,
    Math.abs(away) > window.max * 60
      ? fail(
          'Time window',
          `It's ${where} the time of the check. Reject a difference of more than ${window.text}. For an old delivery, change the time of the check.`,
        )
      : pass(
          'Time window',
          `It's ${where} the time of the check. A difference of up to ${window.text} is allowed.`,
        ),
  ];
}

function compactJson(body: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return undefined;
  }
}

interface Attempt {
  readonly when: string;
  readonly key: Bytes;
  readonly signed: string;
}

/** Returns attempts with the most common mistakes: changed bytes, and a secret that isn't decoded. */
function attempts({ id, timestamp, body, secret }: DeliveryInput, key: Bytes): Attempt[] {
  const before = `${id.trim()}.${timestamp.trim()}.`;
  const bare = body.trimEnd();
  const compact = compactJson(body);
  const text = secret.trim();
  const bodies: readonly (readonly [string | undefined, string])[] = [
    [bare, 'the spaces or line breaks at the end of the body are removed'],
    [`${bare}\n`, 'the body ends with a line break'],
    [`${bare}\r\n`, 'the body ends with a Windows line break'],
    [body.replaceAll('\n', '\r\n'), "its lines end with Windows line breaks, which this field can't contain"],
    [compact, 'the JSON has no spaces. Something parsed the body and serialized it again'],
    [
      compact?.replaceAll('/', '\\/'),
      'the JSON has `\\/` for each slash. Something serialized the body again',
    ],
  ];
  const keys = [text, text.replace(prefix, '')].map((value) => utf8(value));
  return [
    ...bodies.flatMap(([other, when]) =>
      other === undefined ? [] : [{ when, key, signed: before + other }],
    ),
    { when: 'only the body is signed, without the ID and timestamp', key, signed: body },
    ...keys.map((other) => ({
      when: 'the secret is used as text. Decode the part after the prefix from base64',
      key: other,
      signed: before + body,
    })),
  ];
}

async function checkSignature(
  input: DeliveryInput,
  entries: readonly SignatureEntry[],
  key: Bytes | undefined,
  subtle: SubtleCrypto | undefined,
): Promise<Check> {
  const label = 'Signature matches';
  if (!subtle) {
    return open(label, cryptoMissing);
  }
  if (!key || entries.length === 0) {
    const missing = key ? 'a signature' : 'the whole secret';
    return open(label, `Paste ${missing} to check this.`);
  }
  const isSigned = async (by: Bytes, text: string): Promise<number> => {
    const made = await hmac(subtle, by, text);
    const wanted = made && toBase64(made);
    return entries.findIndex(
      ({ version, value }) => version === webhookSignature.version && value === wanted,
    );
  };
  const place = await isSigned(key, `${input.id.trim()}.${input.timestamp.trim()}.${input.body}`);
  if (place >= 0) {
    const which = entries.length > 1 ? `Signature ${place + 1} of ${entries.length} is` : "It's";
    return pass(label, `${which} the HMAC of \`${webhookSignature.signed}\`.`);
  }
  for (const { when, key: other, signed } of attempts(input, key)) {
    if ((await isSigned(other, signed)) >= 0) {
      return fail(label, `It doesn't match what you pasted, but it matches if ${when}.`);
    }
  }
  return fail(
    label,
    "It isn't the HMAC of this ID, timestamp, and body with this secret. The body isn't exactly what you received, or the secret belongs to another webhook.",
  );
}

function checkBody(body: string, matches: boolean): Check {
  const label = 'Raw body';
  if (body === '') {
    return fail(label, 'Paste the body as you received it.');
  }
  const size = counted(utf8(body).length, 'byte');
  const compact = compactJson(body);
  if (matches) {
    return pass(label, `It has ${size} and is signed as it is.`);
  }
  const hints: string[] = [];
  if (compact === undefined) {
    hints.push("It isn't JSON, unlike every body from Rookery. A part might be missing.");
  }
  if (/\s$/.test(body)) {
    hints.push("It ends with a space or a line break. Bodies from Rookery don't.");
  }
  if (/^[\s\uFEFF]/.test(body)) {
    hints.push('There is something before the first brace, such as a space or a byte order mark.');
  }
  if (compact !== undefined && body.trim() !== compact) {
    hints.push(
      "It has spaces, line breaks, or escapes that a body from Rookery doesn't have. Something parsed it and serialized it again. Use the body from before that.",
    );
  }
  return hints.length > 0
    ? hint(label, hints.join(' '))
    : pass(label, `It's JSON on one line and has ${size}.`);
}

/**
 * Checks a delivery as a receiver does, and says why each check fails.
 * @param device the device's time in seconds
 */
export async function checkDelivery(
  input: DeliveryInput,
  device: number,
  subtle: SubtleCrypto | undefined = webCrypto(),
): Promise<Check[]> {
  const secret = parseSecret(input.secret);
  const header = parseSignatures(input.signature);
  const matches = await checkSignature(input, header.entries, secret.key, subtle);
  const { fault, key } = secret;
  const signatures = counted(header.entries.length, 'signature');
  return [
    fault
      ? fail('Secret', fault)
      : pass('Secret', `It's \`${prefix}\` followed by base64, ${counted(key?.length ?? 0, 'byte')} long.`),
    checkId(input.id),
    ...checkTimestamp(input.timestamp.trim(), readClock(input.clock, device)),
    header.faults.length > 0
      ? fail('webhook-signature', header.faults.join(' '))
      : pass('webhook-signature', `It contains ${signatures} of version \`${webhookSignature.version}\`.`),
    checkBody(input.body, matches.result === 'pass'),
    matches,
  ];
}

/** Returns the result of all checks in a sentence. */
export function deliveryVerdict(checks: readonly Check[]): string {
  const fails = countOf(checks, 'fail');
  if (fails > 0) {
    return `Reject this delivery, because ${fails} of ${counted(checks.length, 'check')} failed.`;
  }
  return countOf(checks, 'open') > 0
    ? "No errors so far, but the signature wasn't checked."
    : "This delivery is valid. Process it unless you've already processed its ID.";
}
