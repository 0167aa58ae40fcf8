import { limits } from '@site/src/facts/limits';
import { amount } from '@site/src/facts/quantity';
import { webhookSignature, webhookTestVectors } from '@site/src/facts/webhooks';
import { Webhook } from 'standardwebhooks';
import { type CheckResult, fail, pass, type Report, skip } from '../ui/Checker/report';
import { describeTime } from '../ui/Checker/time';
import { removeInvisible, unquote } from '../ui/paste';

/** The form, as pasted. */
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
const timeLabel = 'Time window';

function secretError(secret: string): string | undefined {
  const copyAgain = "Copy the whole secret from the webhook's settings.";
  if (!secret.startsWith(prefix)) {
    return `It must start with \`${prefix}\`. ${copyAgain}`;
  }
  const base64 = secret.slice(prefix.length);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) {
    return `What follows \`${prefix}\` isn't base64, or is incomplete. ${copyAgain}`;
  }
  const { length } = atob(base64);
  return length < secretBytes.min || length > secretBytes.max
    ? `Its key has ${amount(length, 'byte')}, but it must have ${secretBytes.text}. ${copyAgain}`
    : undefined;
}

function timestampError(timestamp: string): string | undefined {
  if (/^\d{13}$/.test(timestamp)) {
    return 'It has 13 digits, so it seems to be in milliseconds. It must be in seconds.';
  }
  return /^\d{1,12}$/.test(timestamp)
    ? undefined
    : "It isn't a whole number of seconds since January 1, 1970 UTC, such as `1759320000`.";
}

function compactJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}

function signatureError({ id, timestamp, signature, body, secret }: DeliveryInput): string | undefined {
  const isSignatureOf = (text: string) =>
    signature.split(' ').includes(new Webhook(secret).sign(id, new Date(Number(timestamp) * 1000), text));
  // Text fields turn line breaks that were sent as CRLF into LF.
  if (isSignatureOf(body) || isSignatureOf(body.replaceAll('\n', '\r\n'))) {
    return undefined;
  }
  if (isSignatureOf(body.trim())) {
    return 'It matches if the spaces or line breaks around the body are removed.';
  }
  return isSignatureOf(compactJson(body))
    ? 'It matches the JSON without spaces. Something parsed the body and serialized it again.'
    : "The ID, the timestamp, or the body isn't exactly what you received, or the secret belongs to another webhook.";
}

/** Removes the name of a header or a variable, and quotation marks. */
function stripPrefix(pattern: RegExp, pasted: string): string {
  const text = unquote(removeInvisible(pasted));
  return unquote(text.replace(pattern, ''));
}

function summarize(results: readonly CheckResult[], isEarly: boolean): string {
  const [failed, ...others] = results.filter(({ status }) => status === 'fail');
  if (!failed) {
    return "This delivery is valid. Process it unless you've already processed its ID.";
  }
  if (failed.field === 'secret' && others.length === 0) {
    return "Fix the secret first. The signature wasn't checked.";
  }
  if (failed.label === timeLabel && others.length === 0) {
    return isEarly
      ? "The signature is right, but the delivery comes from the future. Check this device's clock."
      : 'The signature is right, and only the time is wrong, as in a saved or test delivery. A receiver must reject it now.';
  }
  return `Reject this delivery, because ${others.length + 1} of ${amount(results.length, 'check')} failed.`;
}

/**
 * Checks a delivery as a receiver does, and says why each check fails.
 * @param now the time of the check in seconds
 */
export function checkDelivery(pasted: DeliveryInput, now: number): Report {
  const delivery = {
    id: stripPrefix(/^webhook-id: */i, pasted.id),
    timestamp: stripPrefix(/^webhook-timestamp: */i, pasted.timestamp),
    signature: stripPrefix(/^webhook-signature: */i, pasted.signature),
    body: pasted.body,
    secret: stripPrefix(new RegExp(`^.*(?=${prefix})`, 'i'), pasted.secret),
  };
  const { timestamp, signature, secret } = delivery;
  const hasVersion = signature.split(' ').some((entry) => entry.startsWith(`${version},`));
  const noVersion = `No entry starts with \`${version},\`. Paste the whole header.`;
  const [wrongSecret, wrongTimestamp] = [secretError(secret), timestampError(timestamp)];
  const formats = [
    wrongSecret
      ? fail('Secret', wrongSecret, { field: 'secret' })
      : pass('Secret', `It's \`${prefix}\` followed by base64.`),
    wrongTimestamp
      ? fail('webhook-timestamp', wrongTimestamp, { field: 'timestamp' })
      : pass('webhook-timestamp', 'The format is right.'),
    hasVersion
      ? pass('webhook-signature', 'The format is right.')
      : fail('webhook-signature', noVersion, { field: 'signature' }),
  ];
  const age = now - Number(timestamp);
  const sent = `It was sent on ${describeTime(Number(timestamp), now)}.`;
  if (formats.some(({ status }) => status === 'fail')) {
    const results = [...formats, skip('Signature matches', 'Fix the fields above to check this.')];
    return { results, summary: summarize(results, age < 0) };
  }
  const wrongSignature = signatureError(delivery);
  const results = [
    ...formats,
    Math.abs(age) > timeWindow.max * 60
      ? fail(timeLabel, `${sent} Reject a difference of more than ${timeWindow.text}.`)
      : pass(timeLabel, sent),
    wrongSignature
      ? fail('Signature matches', wrongSignature)
      : pass('Signature matches', `It's the HMAC of \`${signed}\`.`),
  ];
  return { results, summary: summarize(results, age < 0) };
}

/** @param now the time of the delivery in seconds */
export function createTestDelivery(now: number): DeliveryInput {
  const { id, body, secret } = webhookTestVectors.ping;
  const signature = new Webhook(secret).sign(id, new Date(now * 1000), body);
  return { id, timestamp: String(now), signature, body, secret };
}
