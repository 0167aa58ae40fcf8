import { type Check, readClock, secondsInWords, utc } from '../src/components/Checker/checks';
import {
  checkDelivery,
  type DeliveryInput,
  deliveryVerdict,
  parseSecret,
  parseSignatures,
} from '../src/components/WebhookChecker/delivery';
import { webhookTestVectors } from '../src/facts/webhooks';
import { Fuzz } from './support/fuzz';
import { expect, open, test } from './support/page';
import { signatureOf } from './support/webhookSignature';

const address = '/chat-settings/webhooks';
const { ping } = webhookTestVectors;
const good: DeliveryInput = {
  id: ping.id,
  timestamp: ping.timestamp,
  signature: ping.signature,
  body: ping.body,
  secret: ping.secret,
  clock: ping.timestamp,
};
const device = 1_800_000_000;

/** The checks that did not pass, as `label: says`. */
function wrongOf(checks: readonly Check[]): string[] {
  return checks.filter(({ result }) => result !== 'pass').map(({ label, says }) => `${label}: ${says}`);
}

for (const [name, { id, timestamp, signature, body, secret }] of Object.entries(webhookTestVectors)) {
  test(`the test delivery ${name} holds`, async () => {
    const checks = await checkDelivery({ id, timestamp, signature, body, secret, clock: timestamp }, device);
    expect(wrongOf(checks)).toEqual([]);
    expect(deliveryVerdict(checks)).toContain('holds');
  });
}

const other = signatureOf(
  ping.secret,
  ping.id,
  ping.timestamp,
  JSON.stringify(JSON.parse(ping.body), null, 2),
);

for (const [what, part, says] of [
  ['no prefix', { secret: ping.secret.slice(6) }, 'Secret: It must begin with `whsec_`'],
  ['a cut secret', { secret: ping.secret.slice(0, -1) }, 'Secret: What follows'],
  ['a short secret', { secret: 'whsec_c2hvcnQ=' }, 'Secret: It is 5 bytes long when decoded'],
  ['another secret', { secret: webhookTestVectors.rotation.secret }, 'belongs to another webhook'],
  ['milliseconds', { timestamp: '1759320000000' }, 'Timestamp: It has 13 digits'],
  ['a date', { timestamp: '2025-10-01' }, 'Timestamp: `2025-10-01` is not a number'],
  ['a clock ahead', { clock: '1759320301' }, 'Time window: It is 5 minutes 1 second before the clock'],
  ['a clock behind', { clock: '1759319699' }, 'Time window: It is 5 minutes 1 second after the clock'],
  ['no clock given', { clock: '' }, 'Time window'],
  ['a clock in words', { clock: 'noon' }, 'Clock: The clock is a whole number'],
  ['a header with its name', { signature: `webhook-signature: ${ping.signature}` }, 'Leave out the name'],
  ['no version', { signature: ping.signature.slice(3) }, 'has no comma'],
  ['hexadecimal digits', { signature: `v1,${'ab'.repeat(32)}` }, 'hexadecimal digits'],
  ['a short signature', { signature: 'v1,AAAA' }, 'The value is 3 bytes long'],
  ['a new line at the end', { body: `${ping.body}\n` }, 'at the end of the body are left out'],
  ['a body written anew', { body: JSON.stringify(JSON.parse(ping.body), null, 2) }, 'parsed the body'],
  ['a changed body', { body: ping.body.replace('ping', 'pong') }, 'not byte for byte'],
  ['another id', { id: 'evt_1' }, 'Id: Ids from Rookery'],
  ['a signature of another body', { signature: other }, 'Signature matches'],
  ['nothing', { id: '', timestamp: '', signature: '', body: '', secret: '' }, 'Body: Paste the body'],
] as const) {
  test(`says what is wrong: ${what}`, async () => {
    const checks = await checkDelivery({ ...good, ...part }, device);
    expect(wrongOf(checks).join('\n')).toContain(says);
    expect(deliveryVerdict(checks)).not.toContain('holds');
  });
}

test('says that Web Crypto is missing', async () => {
  const checks = await checkDelivery(good, device, null as unknown as undefined);
  expect(wrongOf(checks)).toEqual([expect.stringContaining('only on pages over `https`')]);
  expect(deliveryVerdict(checks)).toContain('Nothing is wrong so far');
});

test('nothing pasted makes it throw or passes when it is spoilt', async () => {
  const fuzz = new Fuzz(4);
  const names = Object.keys(good) as [keyof DeliveryInput, ...(keyof DeliveryInput)[]];
  for (let round = 0; round < 1500; round++) {
    const name = fuzz.pick(names);
    const value = fuzz.number(2)
      ? fuzz.spoil(good[name])
      : fuzz.text(12, ['v1,', 'whsec_', '=', 'AAAA', ' ', '{', '"', '\n', '9', 'evt_']);
    const checks = await checkDelivery({ ...good, [name]: value }, device);
    for (const { says } of checks) {
      expect(says).toMatch(/[.…]$/);
    }
    const signed = ['id', 'timestamp', 'body'].includes(name) && value.trim() !== good[name];
    if (signed) {
      expect(deliveryVerdict(checks), `${name} ${value}`).not.toContain('holds');
    }
  }
});

test('whatever stands in a header or a secret is read or gets a sentence', () => {
  const fuzz = new Fuzz(5);
  for (let round = 0; round < 5000; round++) {
    const text = fuzz.text(14, ['v1,', 'v2,', 'v1a,', 'whsec_', 'AAAA', '==', '+', '-', ' ', ',', '\t']);
    const { entries, faults } = parseSignatures(text);
    expect(entries.length > 0 || faults.length > 0, text).toBe(true);
    const { key, fault } = parseSecret(text);
    expect(fault !== undefined || (key?.length ?? 0) >= 24, text).toBe(true);
  }
});

test('clocks and spans of time', () => {
  expect(readClock(' 12 ', 1)).toBe(12);
  expect(readClock('', 1)).toBe(1);
  expect(readClock('1e3', 1)).toBeUndefined();
  expect([0, 1, 61, 3600, 90061].map(secondsInWords)).toEqual([
    '0 seconds',
    '1 second',
    '1 minute 1 second',
    '1 hour',
    '1 day 1 hour',
  ]);
  expect(utc(1759320000)).toBe('2025-10-01 12:00:00 UTC');
  expect(utc(1e300)).toBeUndefined();
});

test('fills in the test delivery, checks it, and says what breaks it', async ({ page }) => {
  await open(page, address);
  const form = page.getByRole('form', { name: 'Check a webhook delivery' });
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await form.getByRole('button', { name: 'Fill in the test delivery' }).click();
  await expect(form.getByRole('status')).toContainText('This delivery holds');
  await expect(form.locator('[data-result="pass"]')).toHaveCount(7);
  await form.getByLabel('Raw body').fill(`${ping.body} `);
  await expect(form.getByRole('listitem')).toHaveCount(0);
  await form.getByLabel('webhook-id').press('Enter');
  await expect(form.getByRole('status')).toContainText('Refuse this delivery');
  await expect(form.locator('[data-result="fail"]')).toContainText('at the end of the body are left out');
  expect(asked).toEqual([]);
  expect(page.url()).not.toContain('whsec_');
  await form.getByRole('button', { name: 'Empty all' }).click();
  await expect(form.getByLabel('Secret')).toHaveValue('');
});

test('works by keyboard alone, from field to field', async ({ page }) => {
  await open(page, address);
  const form = page.getByRole('form', { name: 'Check a webhook delivery' });
  await form.getByLabel('webhook-id').focus();
  await page.keyboard.type('x');
  for (const label of [
    'webhook-timestamp',
    'webhook-signature',
    'Raw body',
    'Secret',
    'Clock of the receiver',
  ]) {
    await page.keyboard.press('Tab');
    await expect(form.getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('checks of 6 failed');
});

test('says so when the browser has no Web Crypto for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined });
  });
  await open(page, address);
  const form = page.getByRole('form', { name: 'Check a webhook delivery' });
  await form.getByRole('button', { name: 'Fill in the test delivery' }).click();
  await expect(form.locator('[data-result="open"]')).toContainText('only on pages over https');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is nothing to fill in, and the way to check by hand', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByLabel('Raw body')).toBeHidden();
    await expect(page.locator('noscript p', { hasText: 'The checker needs scripts.' })).toBeVisible();
  });
});
