import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { checklistOf, digLine, fieldsOf, searchOf } from '../src/components/DnsChecklist/checklist';
import { readCode, readDomain, zonesOf } from '../src/components/DnsChecklist/domain';
import { apexRecords, dnsRecords, domainTargets, sampleRecords } from '../src/facts/domains';
import { seeded } from './support/generator';
import { expect, open, test } from './support/page';

const address = '/organizations/custom-domains';

test('the records of the page are those of the checklist', () => {
  const { sampleDomain, sampleZone, sampleCode } = domainTargets;
  const nothing = { domain: '', zone: '', code: '' };
  expect(checklistOf(nothing)).toMatchObject({ isExample: true, hasCode: false, records: sampleRecords });
  expect(checklistOf({ ...nothing, domain: sampleDomain, code: sampleCode })).toMatchObject({
    isExample: false,
    hasCode: true,
    records: sampleRecords,
  });
  expect(checklistOf({ ...nothing, domain: sampleZone }).records).toEqual(apexRecords);
  expect(checklistOf({ ...nothing, domain: sampleZone }).records.map(digLine)).toEqual([
    'dig +short A example.org',
    'dig +short A example.org',
    'dig +short AAAA example.org',
    'dig +short TXT _rookery.example.org',
    'dig +short CAA example.org',
  ]);
});

test('the zone is what is likely, or another that is chosen', () => {
  for (const [domain, zone] of [
    ['example.org', 'example.org'],
    ['chat.example.org', 'example.org'],
    ['chat.eu.example.org', 'example.org'],
    ['harbour.co.uk', 'harbour.co.uk'],
    ['chat.harbour.co.uk', 'harbour.co.uk'],
    ['chat.harbour.com.au', 'harbour.com.au'],
    ['chat.co.de', 'co.de'],
    ['constructor.tostring', 'constructor.tostring'],
  ] as const) {
    expect(zonesOf(domain)[0], domain).toBe(zone);
    expect(zonesOf(domain).at(-1)).toBe(domain);
  }
  const fields = { domain: 'chat.eu.example.org', zone: 'eu.example.org', code: 'abcd1234' };
  expect(checklistOf(fields).records).toEqual(dnsRecords(fields.domain, fields.zone, fields.code));
  expect(checklistOf({ ...fields, zone: 'example.net' }).zone).toBe('example.org');
});

test('a domain is read from what people paste', () => {
  for (const [text, value] of [
    [' Chat.Example.org. ', 'chat.example.org'],
    ['https://chat.example.org/c/owls?x=1', 'chat.example.org'],
    ['chat.example.org:443', 'chat.example.org'],
    ['chat.café.example', 'chat.xn--caf-dma.example'],
    ['chat。example。org', 'chat.example.org'],
    ['xn--caf-dma.example', 'xn--caf-dma.example'],
  ] as const) {
    expect(readDomain(text), text).toEqual({ value });
  }
  expect(readCode(' "rookery-verify=4f7a1c09e2d84b56" ')).toEqual({ value: '4f7a1c09e2d84b56' });
});

test('a wrong domain gets a sentence that says what is wrong', () => {
  for (const [text, sentence] of [
    ['example', 'A domain has a dot in it, as in chat.example.org.'],
    ['bad_name.example.org', "A domain can't have “_” in it: only letters"],
    ['my chat.example.org', "A domain can't have a space in it"],
    ['-chat.example.org', "“-chat” can't start or end with a hyphen."],
    ['chat..example.org', 'There are two dots in a row, or one at the start.'],
    ['wren@example.org', 'That is an e-mail address.'],
    ['*.example.org', 'A domain with * is not offered.'],
    ['192.0.2.10', 'That is a number of a machine, not a name.'],
    ['[2001:db8::1]', 'That is a number of a machine, not a name.'],
    ['co.uk', '“co.uk” is an ending that many share.'],
    ['chat.example.1', 'A domain ends in letters'],
    ['chat.rookery.example', 'rookery.example belongs to Rookery.'],
    [
      `${'a'.repeat(64)}.example.org`,
      'Between two dots there can be up to 63 characters; “aaaaaaaaaaaa…” has 64.',
    ],
    [`${'abcd.'.repeat(50)}org`, 'A domain here can have up to 244 characters; this one has 253.'],
  ] as const) {
    const reading = readDomain(text);
    expect('fault' in reading ? reading.fault : '', text).toContain(sentence);
  }
  for (const text of ['abc', 'not a code', '4f7a-1c09-e2d8', '<b>']) {
    expect(readCode(text), text).toHaveProperty('fault');
  }
});

const dnsName = /^(_rookery\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** What is wrong with what the checklist makes of something typed. */
function faultsOf(domain: string, zone: string, code: string): string[] {
  const reading = readDomain(domain);
  const { records, faults } = checklistOf({ domain, zone, code });
  const isRight = 'value' in reading;
  const again = isRight ? readDomain(reading.value) : reading;
  return [
    ...(isRight || /^\S.*\.$/s.test(reading.fault) ? [] : ['no sentence']),
    ...(JSON.stringify(again) === JSON.stringify(reading) ? [] : ['read otherwise the second time']),
    ...((!isRight && domain.trim() !== '') === 'domain' in faults ? [] : ['a fault that is not shown']),
    ...records.flatMap(({ name, short, value }) => [
      ...(name.length <= 253 && dnsName.test(name) ? [] : [`the name ${name}`]),
      ...(short === '@' || name.startsWith(`${short}.`) ? [] : [`the short name ${short} of ${name}`]),
      ...(/^[\w.:=" -]+$/.test(value) ? [] : [`the value ${value}`]),
    ]),
  ].map((fault) => `${fault} for ${domain}`);
}

test('whatever is typed, every record is one that DNS takes, and nothing throws', () => {
  const { pick, text, chance } = seeded(53);
  const parts = [
    'chat',
    'example',
    'co.uk',
    'org',
    'com.au',
    'xn--caf-dma',
    'café',
    '-',
    '..',
    '_',
    'a'.repeat(63),
  ];
  const faults: string[] = [];
  let right = 0;
  for (let round = 0; round < 12000; round += 1) {
    const domain = chance(0.3)
      ? text(40)
      : Array.from({ length: 1 + (round % 5) }, () => (chance(0.9) ? pick(parts) : text(5))).join('.');
    const zone = chance(0.5) ? '' : domain.slice(domain.indexOf('.') + 1);
    right += 'value' in readDomain(domain) ? 1 : 0;
    faults.push(...faultsOf(domain, zone, text(20)));
  }
  expect(faults).toEqual([]);
  expect(right).toBeGreaterThan(1000);
});

test('an address and its fields are each other', () => {
  const fields = { domain: 'chat.eu.example.org', zone: 'eu.example.org', code: '' };
  expect(fieldsOf(searchOf(fields, ''))).toEqual(fields);
  expect(searchOf({ ...fields, zone: '', code: 'abcd1234' }, '?keep=1&zone=x')).toBe(
    '?keep=1&domain=chat.eu.example.org',
  );
  expect(searchOf({ domain: ' ', zone: '', code: '' }, '?domain=x')).toBe('');
});

const box = (page: Page) => page.getByLabel('Your domain for the chat');
const record = (page: Page, type: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `${type} record is set` }) });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^Records for/ });

test('shows the records of a domain, with ticks, by keyboard', async ({ page }) => {
  await open(page, address);
  await expect(status(page)).toContainText('Records for the example chat.example.org');
  await box(page).focus();
  await page.keyboard.type('chat.harbour.co.uk');
  await expect(status(page)).toHaveText(
    'Records for chat.harbour.co.uk in the zone harbour.co.uk. 0 of 3 ticked.',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('The zone: where you manage DNS')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0123456789abcdef');
  await expect(record(page, 'TXT')).toContainText('_rookery.chat.harbour.co.uk');
  await expect(record(page, 'TXT')).toContainText('rookery-verify=0123456789abcdef');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'CNAME record is set' })).toBeChecked();
  await expect(status(page)).toContainText('1 of 3 ticked');
  await page.getByLabel('The zone: where you manage DNS').selectOption('chat.harbour.co.uk');
  await expect(record(page, 'AAAA')).toContainText(domainTargets.ipv6);
  await expect(status(page)).toContainText(', the zone itself. 0 of 5 ticked.');
});

test('copies each value; the code of the example is not there to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${address}?domain=chat.harbour.example`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [button, text] of [
    ['Copy name of CNAME', 'chat.harbour.example'],
    ['Copy short name of TXT', '_rookery.chat'],
    ['Copy value of CAA', '0 issue "letsencrypt.org"'],
    ['Copy command for TXT', 'dig +short TXT _rookery.chat.harbour.example'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(copied).toBe(text);
  }
  await expect(page.getByRole('button', { name: 'Copy value of TXT' })).toHaveCount(0);
  await page.getByLabel('The code from Rookery').fill('0123456789abcdef');
  await page.getByRole('button', { name: 'Copy value of TXT' }).click();
  await expect.poll(copied).toBe('rookery-verify=0123456789abcdef');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy name of CAA', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Press Ctrl+C' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('harbour.example');
});

test('a wrong domain and a wrong code are named beside their fields', async ({ page }) => {
  await open(page, address);
  await box(page).fill('my_chat.example.org');
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(box(page)).toHaveAccessibleDescription(/can't have “_” in it/);
  await page.getByLabel('The code from Rookery').fill('?');
  await expect(page.getByLabel('The code from Rookery')).toHaveAccessibleDescription(
    /letters and digits alone/,
  );
  await box(page).fill('mychat.example.org');
  await expect(box(page)).toHaveAttribute('aria-invalid', 'false');
});

test('the domain stands in the address and comes back from it, the code does not', async ({ page }) => {
  await open(page, `${address}?keep=1#checklist`);
  await box(page).fill('chat.eu.harbour.example');
  await page.getByLabel('The code from Rookery').fill('0123456789abcdef');
  await page.getByLabel('The zone: where you manage DNS').selectOption('eu.harbour.example');
  await expect(page).toHaveURL(
    /\?keep=1&domain=chat\.eu\.harbour\.example&zone=eu\.harbour\.example#checklist$/,
  );
  await page.reload();
  await expect(status(page)).toContainText('chat.eu.harbour.example in the zone eu.harbour.example');
  await expect(page.getByLabel('The code from Rookery')).toHaveValue('');
});

for (const [mode, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(`axe finds nothing, ${mode}, and it fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((value) => localStorage.setItem('theme-rookery', value), mode);
    await open(page, `${address}?domain=${'a'.repeat(60)}.${'b'.repeat(60)}.example`);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tables of the page have the records', async ({ page }) => {
    await page.goto(address);
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('cell', { name: domainTargets.cname }).first()).toBeVisible();
  });
});
