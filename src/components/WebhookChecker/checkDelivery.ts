import { limits } from '@site/src/facts/limits';
import { formatAmount, toSeconds } from '@site/src/facts/quantity';
import { webhookSignature, webhookTestVectors } from '@site/src/facts/webhooks';
import { removeInvisible, stripQuotesAndName } from '@site/src/utils/cleanPasted';
import { parseJson } from '@site/src/utils/parseJson';
import { Webhook } from 'standardwebhooks';
import { type CheckResult, fail, formatTime, pass, type Report, skip } from '../ui/Checker/report';

/** The form's values, as pasted. */
export interface DeliveryInput {
  readonly id: string;
  readonly timestamp: string;
  /** The whole `webhook-signature` header. */
  readonly signature: string;
  readonly body: string;
  readonly secret: string;
}

const { secretPrefix, version, signedContent } = webhookSignature;
const timeLabel = 'Time window';
const signatureLabel = 'Signature matches';

function checkSecret(secret: string): CheckResult<'secret'> {
  const { min, max, text } = limits['webhook-secret-bytes'];
  const reject = (problem: string) =>
    fail('Secret', `${problem} Copy the whole secret from the webhook's settings.`, { field: 'secret' });
  if (!secret.startsWith(secretPrefix)) return reject(`It must start with \`${secretPrefix}\`.`);
  const base64 = secret.slice(secretPrefix.length);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) {
    return reject(`What follows \`${secretPrefix}\` isn't base64, or is incomplete.`);
  }
  const { length } = atob(base64);
  if (length < min || length > max) {
    return reject(`Its key has ${formatAmount(length, 'byte')}, but it must have ${text}.`);
  }
  return pass('Secret', `It's \`${secretPrefix}\` followed by base64.`);
}

function checkTimestampFormat(timestamp: string): CheckResult<'timestamp'> {
  const label = 'webhook-timestamp';
  // No leading zeros, because receivers sign the header as it is.
  if (/^(?!0\d)\d{1,12}$/.test(timestamp)) return pass(label, 'The format is right.');
  const problem = /^\d{13}$/.test(timestamp)
    ? 'It has 13 digits, so it seems to be in milliseconds. It must be in seconds.'
    : 'It must be a whole number of seconds since January 1, 1970 UTC, without leading zeros: `1759320000`.';
  return fail(label, problem, { field: 'timestamp' });
}

function checkSignatureFormat(signature: string): CheckResult<'signature'> {
  const label = 'webhook-signature';
  return signature.split(' ').some((entry) => entry.startsWith(`${version},`))
    ? pass(label, 'The format is right.')
    : fail(label, `No entry starts with \`${version},\`. Paste the whole header.`, { field: 'signature' });
}

function checkTimeWindow(seconds: number, nowSeconds: number): CheckResult {
  const limit = limits['webhook-timestamp-window'];
  const sent = `It was sent on ${formatTime(seconds, nowSeconds)}.`;
  return Math.abs(nowSeconds - seconds) > toSeconds(limit)
    ? fail(timeLabel, `${sent} Reject a difference of more than ${limit.text}.`)
    : pass(timeLabel, sent);
}

function compactJson(body: string): string {
  const json = parseJson(body);
  return json === undefined ? body : JSON.stringify(json);
}

function checkSignature({ id, timestamp, signature, body, secret }: DeliveryInput): CheckResult {
  const sign = (text: string) => new Webhook(secret).sign(id, new Date(Number(timestamp) * 1000), text);
  // Text areas turn CRLF into LF.
  const isSignatureOf = (text: string) =>
    [text, text.replaceAll('\n', '\r\n')].some((sent) => signature.split(' ').includes(sign(sent)));
  if (isSignatureOf(body)) {
    return pass(signatureLabel, `It's the HMAC of \`${signedContent}\`.`);
  }
  if (isSignatureOf(body.trim())) {
    return fail(signatureLabel, 'It matches if the spaces or line breaks around the body are removed.');
  }
  const problem = isSignatureOf(compactJson(body))
    ? 'It matches the JSON without spaces. Something parsed the body and serialized it again.'
    : "The ID, the timestamp, or the body isn't exactly what you received, or the secret belongs to another webhook.";
  return fail(signatureLabel, problem);
}

function summarize(results: readonly CheckResult<keyof DeliveryInput>[], isEarly: boolean): string {
  const failures = results.filter((result) => result.status === 'fail');
  const [failure] = failures;
  if (!failure) return "This delivery is valid. Process it unless you've already processed its ID.";
  if (failures.length === 1 && failure.field === 'secret') {
    return "Fix the secret first. The signature wasn't checked.";
  }
  if (failures.length > 1 || failure.label !== timeLabel) {
    return `Reject this delivery, because ${failures.length} of ${formatAmount(results.length, 'check')} failed.`;
  }
  return isEarly
    ? "The signature is right, but the delivery comes from the future. Check this device's clock."
    : 'The signature is right, and only the time is wrong, as in a saved or test delivery. A receiver must reject it now.';
}

/** Cleans up a pasted value that has no spaces or quotation marks of its own. */
function clean(pasted: string, name: RegExp): string {
  return stripQuotesAndName(removeInvisible(pasted), name);
}

/** Checks a delivery as a receiver does. */
export function checkDelivery(pasted: DeliveryInput, nowSeconds: number): Report<keyof DeliveryInput> {
  const delivery = {
    id: clean(pasted.id, /^webhook-id: */i),
    timestamp: clean(pasted.timestamp, /^webhook-timestamp: */i),
    signature: clean(pasted.signature, /^webhook-signature: */i),
    body: pasted.body,
    secret: clean(pasted.secret, new RegExp(`^.*(?=${secretPrefix})`, 'i')),
  };
  const seconds = Number(delivery.timestamp);
  const formats = [
    checkSecret(delivery.secret),
    checkTimestampFormat(delivery.timestamp),
    checkSignatureFormat(delivery.signature),
  ];
  const results = formats.some(({ status }) => status === 'fail')
    ? [...formats, skip(signatureLabel, 'Fix the fields above to check this.')]
    : [...formats, checkTimeWindow(seconds, nowSeconds), checkSignature(delivery)];
  return { results, summary: summarize(results, seconds > nowSeconds) };
}

export function createTestDelivery(nowSeconds: number): DeliveryInput {
  const { id, body, secret } = webhookTestVectors.ping;
  const signature = new Webhook(secret).sign(id, new Date(nowSeconds * 1000), body);
  return { id, timestamp: String(nowSeconds), signature, body, secret };
}
