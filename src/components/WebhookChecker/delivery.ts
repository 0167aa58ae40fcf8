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
  /** The whole header `webhook-signature`. */
  readonly signature: string;
  readonly body: string;
  readonly secret: string;
  /** The clock of the receiver in seconds, or empty for that of the device. */
  readonly clock: string;
}

const prefix = webhookSignature.secretPrefix;
const bytes = limits['webhook-secret-bytes'];
const window = limits['webhook-timestamp-window'];
const signatureBytes = 32;
const idPrefix = webhookHeaders['webhook-id'].sample.replace(/_.*/, '_');
const idForm = new RegExp(`^${idPrefix}[0-9A-HJKMNP-TV-Z]{${limits['api-id-length'].max}}$`);

/** One entry of the header `webhook-signature`. */
interface SignatureEntry {
  readonly version: string;
  readonly value: string;
}

/** The entries of the header `webhook-signature` of the version in use, and what is wrong with the header. */
export interface SignatureHeader {
  readonly entries: readonly SignatureEntry[];
  /** Sentences; empty when the header has its form. */
  readonly faults: readonly string[];
}

function entryFault({ version, value }: SignatureEntry): string | undefined {
  if (value === '') {
    return `${quoted(version)} has no comma: an entry is \`v1,\` and base64.`;
  }
  if (/^[0-9a-f]{64}$/i.test(value)) {
    return 'The value is in hexadecimal digits; it must be base64.';
  }
  if (/[-_]/.test(value)) {
    return 'The value has `-` or `_` in it, as base64url has; plain base64 has `+` and `/`.';
  }
  const decoded = fromBase64(value);
  if (!decoded) {
    return `${quoted(value)} is not base64 with its padding.`;
  }
  return decoded.length === signatureBytes
    ? undefined
    : `The value is ${counted(decoded.length, 'byte')} long; an HMAC-SHA-256 has ${signatureBytes}.`;
}

/** Reads the header `webhook-signature`. */
export function parseSignatures(header: string): SignatureHeader {
  const text = header.trim();
  if (text === '') {
    return { entries: [], faults: ['Paste the header `webhook-signature`.'] };
  }
  if (/^webhook-signature\s*:/i.test(text)) {
    return { entries: [], faults: ['Leave out the name of the header: the value begins with `v1,`.'] };
  }
  const all = text.split(/\s+/).map((entry): SignatureEntry => {
    const [version = '', ...rest] = entry.split(',');
    return { version, value: rest.join(',') };
  });
  // Entries of versions to come are passed over, as the standard wants it.
  const entries = all.filter(
    ({ version, value }) => version === webhookSignature.version || value === '' || !/^v\d/.test(version),
  );
  if (entries.length === 0) {
    return { entries, faults: [`No entry begins with \`${webhookSignature.version},\`.`] };
  }
  const faults = entries.flatMap((entry) => {
    const fault =
      entry.value !== '' && entry.version !== webhookSignature.version
        ? `${quoted(entry.version)} is no version: an entry begins with \`${webhookSignature.version},\`.`
        : entryFault(entry);
    return fault ? [fault] : [];
  });
  return { entries, faults: [...new Set(faults)] };
}

/** The key in a webhook secret, or what is wrong with it. A key that is decoded and has a fault can still be tried. */
export function parseSecret(secret: string): { readonly key?: Bytes; readonly fault?: string } {
  const text = secret.trim();
  if (text === '') {
    return { fault: 'Paste the secret of the webhook.' };
  }
  const prefixed = text.startsWith(prefix);
  const key = fromBase64(prefixed ? text.slice(prefix.length) : text);
  if (!prefixed) {
    return { key, fault: `It must begin with \`${prefix}\`.` };
  }
  if (!key) {
    return {
      fault: `What follows \`${prefix}\` is not base64 with its padding. A sign may have been cut off.`,
    };
  }
  return key.length < bytes.min || key.length > bytes.max
    ? { key, fault: `It is ${counted(key.length, 'byte')} long when decoded; it must be ${bytes.text}.` }
    : { key };
}

function checkId(pasted: string): Check {
  const label = 'Id';
  const id = pasted.trim();
  const form = `\`${idPrefix}\` and ${limits['api-id-length'].text}.`;
  if (id === '') {
    return fail(label, 'Paste the header `webhook-id`.');
  }
  if (/^webhook-id\s*:/i.test(id)) {
    return fail(label, 'Leave out the name of the header: paste what follows it.');
  }
  return idForm.test(id)
    ? pass(label, `It is ${form}`)
    : hint(label, `Ids from Rookery are ${form} This one has another form; it is signed as it is.`);
}

function timestampFault(text: string): string | undefined {
  if (text === '') {
    return 'Paste the header `webhook-timestamp`.';
  }
  if (/^\d{13}$/.test(text)) {
    return 'It has 13 digits, so it is in milliseconds. It must be in seconds.';
  }
  if (!/^\d{1,12}$/.test(text)) {
    return `${quoted(text)} is not a number. It is whole seconds since 1 January 1970 UTC, such as \`1759320000\`.`;
  }
  return undefined;
}

function checkTimestamp(text: string, clock: number | undefined): Check[] {
  const fault = timestampFault(text);
  if (fault) {
    return [fail('Timestamp', fault)];
  }
  const form = pass('Timestamp', `It is a number, and means ${utc(Number(text))}.`);
  if (clock === undefined) {
    return [form, clockFails];
  }
  const away = Number(text) - clock;
  const words = secondsInWords(Math.abs(away), 2);
  const where = away === 0 ? 'exactly at the clock' : `${words} ${away < 0 ? 'before' : 'after'} the clock`;
  return [
    form,
    Math.abs(away) > window.max * 60
      ? fail(
          'Time window',
          `It is ${where}. More than ${window.text} either way is refused. For an old delivery, give the clock of then.`,
        )
      : pass('Time window', `It is ${where}; ${window.text} are allowed.`),
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

/** What goes wrong most: other bytes than those that came, and a secret that isn't decoded. */
function attempts({ id, timestamp, body, secret }: DeliveryInput, key: Bytes): Attempt[] {
  const before = `${id.trim()}.${timestamp.trim()}.`;
  const bare = body.trimEnd();
  const compact = compactJson(body);
  const text = secret.trim();
  const bodies: readonly (readonly [string | undefined, string])[] = [
    [bare, 'the spaces or new lines at the end of the body are left out'],
    [`${bare}\n`, 'the body ends with a new line'],
    [`${bare}\r\n`, 'the body ends with a new line of Windows'],
    [body.replaceAll('\n', '\r\n'), 'its lines end as on Windows, which a field of a page cannot hold'],
    [compact, 'the JSON is written without spaces: something parsed the body and wrote it anew'],
    [
      compact?.replaceAll('/', '\\/'),
      'the JSON is written with `\\/` for each slash: something wrote the body anew',
    ],
  ];
  const keys = [text, text.replace(prefix, '')].map((value) => utf8(value));
  return [
    ...bodies.flatMap(([other, when]) =>
      other === undefined ? [] : [{ when, key, signed: before + other }],
    ),
    { when: 'only the body is signed, without id and timestamp', key, signed: body },
    ...keys.map((other) => ({
      when: 'the secret is taken as text. Decode the part after the prefix from base64',
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
    const missing = key ? 'a signature' : 'a secret that can be decoded';
    return open(label, `Not checked: it needs ${missing}.`);
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
    const which = entries.length > 1 ? `Signature ${place + 1} of ${entries.length} is` : 'It is';
    return pass(label, `${which} the HMAC of \`${webhookSignature.signed}\`.`);
  }
  for (const { when, key: other, signed } of attempts(input, key)) {
    if ((await isSigned(other, signed)) >= 0) {
      return fail(label, `Not as pasted. It matches when ${when}.`);
    }
  }
  return fail(
    label,
    'It is not the HMAC of this id, timestamp and body by this secret. The body is not byte for byte what came, or the secret belongs to another webhook.',
  );
}

function checkBody(body: string, matches: boolean): Check {
  const label = 'Body';
  if (body === '') {
    return fail(label, 'Paste the body as it came.');
  }
  const size = counted(utf8(body).length, 'byte');
  const compact = compactJson(body);
  if (matches) {
    return pass(label, `It is signed as it is, ${size}.`);
  }
  const hints: string[] = [];
  if (compact === undefined) {
    hints.push('It is not JSON, and every body from Rookery is: a part may be missing.');
  }
  if (/\s$/.test(body)) {
    hints.push('It ends with a space or a new line. Bodies from Rookery do not.');
  }
  if (/^[\s\uFEFF]/.test(body)) {
    hints.push('Something stands before the first brace, such as a space or a byte order mark.');
  }
  if (compact !== undefined && body.trim() !== compact) {
    hints.push(
      'It has spaces, new lines or escapes that a body from Rookery does not have: something parsed it and wrote it anew. Take it before that.',
    );
  }
  return hints.length > 0 ? hint(label, hints.join(' ')) : pass(label, `It is JSON in one line, ${size}.`);
}

/**
 * Checks a delivery as a receiver does, and says why each check fails.
 * @param device the clock of the device in seconds
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
      : pass('Secret', `It is \`${prefix}\` and base64, ${counted(key?.length ?? 0, 'byte')} long.`),
    checkId(input.id),
    ...checkTimestamp(input.timestamp.trim(), readClock(input.clock, device)),
    header.faults.length > 0
      ? fail('Signature header', header.faults.join(' '))
      : pass('Signature header', `It holds ${signatures} of version \`${webhookSignature.version}\`.`),
    checkBody(input.body, matches.result === 'pass'),
    matches,
  ];
}

/** What came of the checks, in a sentence. */
export function deliveryVerdict(checks: readonly Check[]): string {
  const fails = countOf(checks, 'fail');
  if (fails > 0) {
    return `Refuse this delivery: ${counted(fails, 'check')} of ${checks.length} failed.`;
  }
  return countOf(checks, 'open') > 0
    ? 'Nothing is wrong so far, but the signature was not checked.'
    : 'This delivery holds. Pass it on, unless you have seen its id before.';
}
