import { webhookSignature, webhookTestVectors } from '@site/src/facts/webhooks';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { checkDelivery, createTestDelivery, type DeliveryInput } from './checkDelivery';

const { ping, rotation } = webhookTestVectors;
const { id, timestamp, signature, body, secret } = ping;
const valid: DeliveryInput = { id, timestamp, signature, body, secret };
const now = Number(timestamp);
const { secretPrefix: prefix } = webhookSignature;

const secretOf = (bytes: number) => prefix + Buffer.alloc(bytes).toString('base64');

/** Returns the checks that didn't pass, as `label: message`. */
function findProblems(input: DeliveryInput, time = now): string[] {
  return checkDelivery(input, time)
    .results.filter(({ status }) => status !== 'pass')
    .map(({ label, message }) => `${label}: ${message}`);
}

test.each(Object.values(webhookTestVectors))('accepts the test delivery $id', (delivery) => {
  const { secret: key, id: eventId, timestamp: sent, body: text } = delivery;
  const signed = new Webhook(key).sign(eventId, new Date(Number(sent) * 1000), text);
  expect(delivery.signature, 'The body has changed. Write its new signature.').toContain(signed);
  expect(findProblems(delivery, Number(delivery.timestamp))).toEqual([]);
  expect(checkDelivery(delivery, Number(delivery.timestamp)).summary).toContain('is valid');
});

test('accepts the sample, and a delivery at the edges of the time window', () => {
  expect(findProblems(createTestDelivery(1_800_000_000), 1_800_000_000)).toEqual([]);
  expect(findProblems(valid, now + 300)).toEqual([]);
  expect(findProblems(valid, now - 300)).toEqual([]);
  const time = "Wed, 01 Oct 2025 12:00:00 GMT, 5 minutes 1 second ago by this device's clock";
  expect(findProblems(valid, now + 301)).toEqual([expect.stringContaining(time)]);
  expect(findProblems(valid, now - 301)).toEqual([
    expect.stringContaining('5 minutes 1 second in the future'),
  ]);
});

test('reports that only the time of a test delivery is wrong, unless its signature is wrong, too', () => {
  const summarize = (changes: Partial<DeliveryInput>) =>
    checkDelivery({ ...valid, ...changes }, now + 301).summary;
  expect(summarize({})).toContain('The signature is right, and only the time is wrong');
  // A saved delivery is never in the future.
  expect(checkDelivery(valid, now - 301).summary).toContain("Check this device's clock.");
  expect(summarize({ secret: secret.slice(6) })).toMatch(/^Fix the secret first\./);
  expect(summarize({ body: '{}' })).toContain('Reject this delivery, because 2 of 5 checks failed.');
});

test.each([24, 64])('accepts a secret of %i bytes', (bytes) => {
  expect(findProblems({ ...valid, secret: secretOf(bytes) })).toEqual([
    expect.stringMatching(/^Signature matches/),
  ]);
});

test('accepts a body with line breaks as CRLF, which text fields turn into LF', () => {
  const crlf = new Webhook(secret).sign(id, new Date(now * 1000), '{\r\n}');
  const delivery = { ...valid, body: '{\n}', signature: crlf };
  expect(findProblems(delivery)).toEqual([]);
  expect(findProblems({ ...delivery, body: '{\n}\n' }).join()).toContain('around the body are removed');
});

test.each<Partial<DeliveryInput>>([
  { id: ` ${id}`, signature: `${signature}\n`, secret: `${secret} ` },
  { id: `"${id}"`, signature: `Webhook-Signature: ${signature}`, secret: `"${secret}",` },
  { timestamp: `"webhook-timestamp": "${timestamp}",`, signature: `'webhook-signature': '${signature}',` },
  { signature: `"${signature}"`, secret: `ROOKERY_WEBHOOK_SECRET=${secret}` },
  { secret: `${secret}\u200B` },
])('finds the values in %j', (changes) => {
  expect(findProblems({ ...valid, ...changes })).toEqual([]);
});

test.each<readonly [problem: string, changes: Partial<DeliveryInput>, explanation: string]>([
  ['no prefix', { secret: secret.slice(6) }, 'Secret: It must start with `whsec_`'],
  ['a truncated secret', { secret: secret.slice(0, -1) }, "isn't base64, or is incomplete"],
  ['a long secret', { secret: secretOf(65) }, 'Its key has 65 bytes'],
  ['an empty secret', { secret: 'whsec_' }, 'Its key has 0 bytes, but it must have 24–64 bytes.'],
  ['another secret', { secret: rotation.secret }, 'belongs to another webhook'],
  ['milliseconds', { timestamp: '1759320000000' }, 'webhook-timestamp: It has 13 digits'],
  ['a leading zero', { timestamp: `0${timestamp}` }, 'webhook-timestamp: It must be a whole number'],
  ['no version', { signature: signature.slice(3) }, 'No entry starts with `v1,`'],
  ['a formatted body', { body: JSON.stringify(JSON.parse(body), null, 2) }, 'parsed the body'],
  ['a secret in base64url', { secret: `${prefix}${'-_'.repeat(20)}` }, "isn't base64"],
])('explains %s', (_, changes, explanation) => {
  expect(findProblems({ ...valid, ...changes }).join('\n')).toContain(explanation);
});
