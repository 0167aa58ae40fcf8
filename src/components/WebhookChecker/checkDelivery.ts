import { Webhook } from 'standardwebhooks';
import { limits } from '../../facts/limits';
import { webhookSignature, webhookTestVectors } from '../../facts/webhooks';
import { formatDuration, pluralize } from '../../text';
import { type Check, fail, forField, formatUtc, notChecked, pass } from '../Checker/checks';

/** A delivery and its secret, as pasted. */
export interface DeliveryInput {
  readonly id: string;
  readonly timestamp: string;
  /** The whole `webhook-signature` header. */
  readonly signature: string;
  readonly body: string;
  readonly secret: string;
}

const { secretPrefix: prefix, version, signed } = webhookSignature;
const timeWindow = limits['webhook-timestamp-window'];
const secretBytes = limits['webhook-secret-bytes'];

/** Returns what is wrong with a secret. */
function secretError(secret: string): string | undefined {
  if (!secret.startsWith(prefix)) {
    return `It must start with \`${prefix}\`.`;
  }
  const base64 = secret.slice(prefix.length);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) {
    return `What follows \`${prefix}\` isn't base64, or is incomplete.`;
  }
  const { length } = atob(base64);
  return length < secretBytes.min || length > secretBytes.max
    ? `Its key has ${pluralize(length, 'byte')}, but it must have ${secretBytes.text}.`
    : undefined;
}

function checkSecret(secret: string): Check {
  const error = secretError(secret);
  return error
    ? fail('Secret', `${error} Copy the whole secret from the webhook's settings.`)
    : pass('Secret', `It's \`${prefix}\` followed by base64.`);
}

function checkTimestamp(timestamp: string): Check {
  const label = 'webhook-timestamp';
  if (/^\d{13}$/.test(timestamp)) {
    return fail(label, 'It has 13 digits, so it seems to be in milliseconds. It must be in seconds.');
  }
  return /^\d{1,12}$/.test(timestamp)
    ? pass(label, 'The format is right.')
    : fail(label, "It isn't a whole number of seconds since January 1, 1970 UTC, such as `1759320000`.");
}

function checkVersion(signature: string): Check {
  return signature.split(' ').some((entry) => entry.startsWith(`${version},`))
    ? pass('webhook-signature', 'The format is right.')
    : fail('webhook-signature', `No entry starts with \`${version},\`. Paste the whole header.`);
}

function compactJson(body: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return undefined;
  }
}

function checkWindow(timestamp: number, now: number): Check {
  const away = timestamp - now;
  const where = `${formatDuration(Math.abs(away))} ${away <= 0 ? 'ago' : 'in the future'}`;
  const message = `It was sent on ${formatUtc(timestamp)}, ${where}.`;
  return Math.abs(away) > timeWindow.max * 60
    ? fail('Time window', `${message} Reject a difference of more than ${timeWindow.text}.`)
    : pass('Time window', message);
}

function checkSignature({ id, timestamp, signature, body, secret }: DeliveryInput): Check {
  const label = 'Signature matches';
  const isSignatureOf = (text: string | undefined) =>
    text !== undefined &&
    signature.split(' ').includes(new Webhook(secret).sign(id, new Date(Number(timestamp) * 1000), text));
  if (isSignatureOf(body)) {
    return pass(label, `It's the HMAC of \`${signed}\`.`);
  }
  if (isSignatureOf(body.replace(/\r?\n/g, '\r\n'))) {
    return pass(
      label,
      `It's the HMAC of \`${signed}\`, with line breaks as CRLF, which this page can't show.`,
    );
  }
  if (isSignatureOf(body.trim())) {
    return fail(label, 'It matches if the spaces or line breaks around the body are removed.');
  }
  return isSignatureOf(compactJson(body))
    ? fail(label, 'It matches the JSON without spaces. Something parsed the body and serialized it again.')
    : fail(
        label,
        "The ID, the timestamp, or the body isn't exactly what you received, or the secret belongs to another webhook.",
      );
}

/** Returns the value of a header that was pasted, even with its name. */
function stripHeaderName(name: string, pasted: string): string {
  return pasted.trim().replace(new RegExp(`^${name}: *`, 'i'), '');
}

/**
 * Checks a delivery as a receiver does, and says why each check fails.
 * @param now the time of the check in seconds
 */
export function checkDelivery(pasted: DeliveryInput, now: number): Check<keyof DeliveryInput>[] {
  const delivery = {
    id: stripHeaderName('webhook-id', pasted.id),
    timestamp: stripHeaderName('webhook-timestamp', pasted.timestamp),
    signature: stripHeaderName('webhook-signature', pasted.signature),
    body: pasted.body,
    secret: pasted.secret.trim(),
  };
  const { timestamp, signature, secret } = delivery;
  const parts = [
    forField('secret', checkSecret(secret)),
    forField('timestamp', checkTimestamp(timestamp)),
    forField('signature', checkVersion(signature)),
  ];
  return parts.some(({ result }) => result === 'fail')
    ? [
        ...parts,
        forField('signature', notChecked('Signature matches', 'Fix the fields above to check this.')),
      ]
    : [
        ...parts,
        forField('timestamp', checkWindow(Number(timestamp), now)),
        forField('signature', checkSignature(delivery)),
      ];
}

/** Returns the result of all checks in a sentence or two. */
export function summarizeDelivery(checks: readonly Check[]): string {
  const [failed, ...others] = checks.filter(({ result }) => result === 'fail');
  if (!failed) {
    return "This delivery is valid. Process it unless you've already processed its ID.";
  }
  if (failed.label === 'Secret' && others.length === 0) {
    return "Fix the secret first. The signature wasn't checked.";
  }
  return failed.label === 'Time window' && others.length === 0
    ? 'The signature is right, and only the time is wrong, as in a saved or test delivery. A receiver must reject it now.'
    : `Reject this delivery, because ${others.length + 1} of ${pluralize(checks.length, 'check')} failed.`;
}

/** Returns a delivery that is sent at a given time, in seconds. */
export function createTestDelivery(now: number): DeliveryInput {
  const { id, body, secret } = webhookTestVectors.ping;
  const signature = new Webhook(secret).sign(id, new Date(now * 1000), body);
  return { id, timestamp: String(now), signature, body, secret };
}
