import { Fuzz } from '@site/e2e/support/fuzz';
import { signatureOf } from '@site/e2e/support/webhookSignature';
import { webhookTestVectors } from '@site/src/facts/webhooks';
import { describe, expect, test } from 'vitest';
import type { Check } from '../Checker/checks';
import { checkDelivery, type DeliveryInput, deliveryVerdict, parseSecret, parseSignatures } from './delivery';

const { ping, rotation } = webhookTestVectors;
const valid: DeliveryInput = {
  id: ping.id,
  timestamp: ping.timestamp,
  signature: ping.signature,
  body: ping.body,
  secret: ping.secret,
  clock: ping.timestamp,
};
const deviceClock = 1_800_000_000;
const indented = JSON.stringify(JSON.parse(ping.body), null, 2);

/** Returns the checks that didn't pass, as `label: explanation`. */
function findings(checks: readonly Check[]): string[] {
  return checks.filter(({ result }) => result !== 'pass').map(({ label, says }) => `${label}: ${says}`);
}

test.each(Object.entries(webhookTestVectors))(
  'accepts the test delivery %s',
  async (_, { id, timestamp, signature, body, secret }) => {
    const delivery = { id, timestamp, signature, body, secret, clock: timestamp };
    const checks = await checkDelivery(delivery, deviceClock);
    expect(findings(checks)).toEqual([]);
    expect(deliveryVerdict(checks)).toContain('is valid');
  },
);

test.each<readonly [problem: string, part: Partial<DeliveryInput>, explanation: string]>([
  ['no prefix', { secret: ping.secret.slice(6) }, 'Secret: It must start with `whsec_`'],
  ['a truncated secret', { secret: ping.secret.slice(0, -1) }, 'Secret: The part after'],
  ['an empty secret', { secret: 'whsec_' }, "Secret: There's nothing after `whsec_`"],
  ['a placeholder', { secret: 'whsec_…' }, 'Secret: The part after'],
  ['a short secret', { secret: 'whsec_c2hvcnQ=' }, "Secret: It's 5 bytes long when decoded"],
  [
    'a long secret',
    { secret: `whsec_${'a'.repeat(88)}` },
    'Signature matches: Paste the whole secret to check this',
  ],
  ['another secret', { secret: rotation.secret }, 'belongs to another webhook'],
  ['milliseconds', { timestamp: '1759320000000' }, 'webhook-timestamp: It has 13 digits'],
  ['a date', { timestamp: '2025-10-01' }, "webhook-timestamp: `2025-10-01` isn't a whole number"],
  [
    'a clock that is ahead',
    { clock: '1759320301' },
    "Time window: It's 5 minutes 1 second before the time of the check",
  ],
  [
    'a clock that is behind',
    { clock: '1759319699' },
    "Time window: It's 5 minutes 1 second after the time of the check",
  ],
  ['an old delivery without its clock', { clock: '' }, 'Time window'],
  ['a clock in words', { clock: 'noon' }, 'Time of the check: Enter the time as whole seconds'],
  ['a header with its name', { signature: `webhook-signature: ${ping.signature}` }, 'Paste only the value'],
  ['no version', { signature: ping.signature.slice(3) }, 'has no comma'],
  ['hexadecimal digits', { signature: `v1,${'ab'.repeat(32)}` }, 'is hexadecimal'],
  ['a short signature', { signature: 'v1,AAAA' }, 'The value is 3 bytes long'],
  ['a newline at the end', { body: `${ping.body}\n` }, 'at the end of the body are removed'],
  ['a body that was serialized again', { body: indented }, 'parsed the body'],
  ['a changed body', { body: ping.body.replace('ping', 'pong') }, "isn't exactly what you received"],
  ['another id', { id: 'evt_1' }, 'webhook-id: IDs from Rookery'],
  [
    'the signature of another body',
    { signature: signatureOf(ping.secret, ping.id, ping.timestamp, indented) },
    'Signature matches',
  ],
  [
    'a secret that was not decoded',
    { signature: signatureOf(btoa(ping.secret), ping.id, ping.timestamp, ping.body) },
    'the secret is used as text',
  ],
  [
    'empty fields',
    { id: '', timestamp: '', signature: '', body: '', secret: '' },
    'Raw body: Paste the body',
  ],
])('explains %s', async (_, part, explanation) => {
  const checks = await checkDelivery({ ...valid, ...part }, deviceClock);
  expect(findings(checks).join('\n')).toContain(explanation);
  expect(deliveryVerdict(checks)).not.toContain('is valid');
});

test('tries no key of the wrong length, so an empty one never matches', async () => {
  const signature = signatureOf('whsec_', ping.id, ping.timestamp, ping.body);
  const checks = await checkDelivery({ ...valid, signature, secret: 'whsec_' }, deviceClock);
  expect(findings(checks)).toEqual([
    expect.stringMatching(/^Secret: There's nothing/),
    expect.stringMatching(/^Signature matches: Paste the whole secret/),
  ]);
});

test('accepts a delivery at the edges of the time window', async () => {
  for (const clock of ['1759320300', '1759319700']) {
    expect(findings(await checkDelivery({ ...valid, clock }, deviceClock))).toEqual([]);
  }
});

test('leaves the signature open without Web Crypto', async () => {
  const checks = await checkDelivery(valid, deviceClock, null as unknown as undefined);
  expect(findings(checks)).toEqual([expect.stringContaining('only on pages over `https`')]);
  expect(deliveryVerdict(checks)).toContain('No errors so far');
});

describe('for random input', () => {
  test('explains every check in a sentence and accepts no changed delivery', async () => {
    const fuzz = new Fuzz(4);
    const pieces = ['v1,', 'whsec_', '=', 'AAAA', ' ', '{', '"', '\n', '9', 'evt_', 'é', '\ud800'] as const;
    for (let round = 0; round < 600; round++) {
      const name = fuzz.pick(['id', 'timestamp', 'signature', 'body', 'secret', 'clock'] as const);
      const value = fuzz.chance(0.5) ? fuzz.corrupt(valid[name]) : fuzz.text(12, pieces);
      const checks = await checkDelivery({ ...valid, [name]: value }, deviceClock);
      expect(
        checks.every(({ says }) => /[.…]$/.test(says)),
        value,
      ).toBe(true);
      if (['id', 'timestamp', 'body'].includes(name) && value.trim() !== valid[name]) {
        expect(deliveryVerdict(checks), `${name} ${value}`).not.toContain('is valid');
      }
    }
  });

  test('reads a signature header and a secret, or says what is wrong', () => {
    const fuzz = new Fuzz(5);
    const pieces = ['v1,', 'v2,', 'v1a,', 'whsec_', 'AAAA', '==', '+', '-', ' ', ',', '\t', 'é'] as const;
    for (let round = 0; round < 2000; round++) {
      const text = fuzz.text(14, pieces);
      const { entries, faults } = parseSignatures(text);
      const { key, fault } = parseSecret(text);
      const isSound =
        (entries.length > 0 || faults.length > 0) && (fault !== undefined || (key?.length ?? 0) >= 24);
      expect(isSound, text).toBe(true);
    }
  });
});
