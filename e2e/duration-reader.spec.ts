import type { Page } from '@playwright/test';
import { inWords, read } from '../src/components/DurationReader/read';
import { durationUses, parseDuration } from '../src/facts/moderation';
import { expect, open, requestsOf, test, withoutPrefetch } from './support/page';
import { randomNumbers } from './support/randomNumbers';

const address = '/chat-features/moderation';
const duration = (page: Page) => page.getByRole('textbox', { name: 'Duration' });
const answer = (page: Page) => page.locator('#duration-answer');

test('says a duration in words, and the time of its end by the clock of the reader', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2025, 2, 3, 9, 30));
  await open(page, address);
  await expect(duration(page)).toHaveValue('1d12h');
  await expect(answer(page)).toContainText('1 day 12 hours.');
  await expect(answer(page)).toContainText(/Sent now, at 09:30, it ends on Tuesday,? 4 March 2025 at 21:30/);
  await expect(answer(page)).toContainText('this takes an Administrator');
  await duration(page).fill('90m');
  await expect(answer(page)).toContainText('1 hour 30 minutes.');
  await expect(answer(page)).not.toContainText('Administrator');
});

test('says what is wrong, works by keyboard, and asks the server for nothing', async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, address);
  await duration(page).focus();
  const asked = await requestsOf(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('perm');
  await expect(answer(page)).toContainText('Until somebody lifts it.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Poll');
  await expect(page.getByRole('combobox', { name: /^For/ })).toHaveValue('poll');
  await expect(answer(page)).toContainText('“perm” is not allowed here');
  await expect(duration(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('12h1d');
  await expect(answer(page)).toContainText('write “1d12h”');
  expect(asked).toEqual([]);
});

test('keeps the question in the address, and leaves the rest of it alone', async ({ page }) => {
  await open(page, `${address}?duration=2h&duration-for=mute&other=1#durations`);
  await expect(duration(page)).toHaveValue('2h');
  await expect(page.getByRole('combobox', { name: /^For/ })).toHaveValue('mute');
  await duration(page).fill('3h');
  await expect(page).toHaveURL(/\?duration=3h&duration-for=mute&other=1#durations$/);
  await page.goto(`${address}?duration=%3Cb%3E&duration-for=nothing`);
  await expect(answer(page)).toContainText('“<” does not belong in a duration');
  await expect(page.getByRole('combobox', { name: /^For/ })).toHaveValue('ban');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of bounds answers', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('cell', { name: '30 days' }).first()).toBeVisible();
    await expect(duration(page)).toBeHidden();
  });
});

test('each wrong duration has a reason of its own', () => {
  const { ban, poll, temprank } = durationUses;
  for (const [typed, use, reason] of [
    ['30s', ban, 'Ban: too short. The shortest is 1 minute.'],
    ['0d', ban, 'Ban: too short. The shortest is 1 minute.'],
    ['31d', ban, 'Ban: too long. The longest is 30 days, or “perm”.'],
    ['9999999d', ban, 'Ban: too long. The longest is 30 days, or “perm”.'],
    ['8d', poll, 'Poll: too long. The longest is 7 days.'],
    ['perm', temprank, 'Temporary rank: “perm” is not allowed here. Give a time of up to 30 days.'],
    ['1dperm', ban, '“dperm” is not a letter of a duration.'],
    ['10', ban, '“10” has no letter.'],
    ['1w', ban, '“w” is not a letter of a duration. Use d (days), h (hours), m (minutes) or s (seconds).'],
    ['10min', ban, '“min” is not a letter of a duration.'],
    ['d', ban, '“d” has no number.'],
    ['1d2d', ban, '“d” stands twice.'],
    ['5m1d2h', ban, 'The largest comes first: write “1d2h5m”.'],
    ['1d 12h', ban, 'Write it without spaces'],
    ['1.5h', ban, 'Write whole numbers'],
    ['-1h', ban, '“-” does not belong in a duration.'],
    ['0000001d', ban, 'Write the numbers without zeros in front.'],
  ] as const) {
    const reading = read(typed, use);
    expect(reading.kind === 'wrong' ? reading.reason : reading.kind, typed).toContain(reason);
  }
  expect(read(' 1D12H ', ban)).toEqual({ kind: 'time', seconds: 129_600 });
  expect(read('30d', ban)).toEqual({ kind: 'time', seconds: 2_592_000 });
  expect(read('PERM', ban)).toEqual({ kind: 'perm' });
  expect(read('  ', ban)).toEqual({ kind: 'empty' });
});

test('whatever is typed, there is a time that the command takes, or a reason', () => {
  const pieces = [
    ...['1', '9', '0', '12', '0001', '999999', '1234567', 'd', 'h', 'm', 's', 'D', 'w', 'min', 'perm', ' '],
    ...['.', ',', '-', '+', '<', '\n', '\u0000', 'é', 'ß', '\u212A', '👋', '\uD83D', '٣'],
  ];
  const random = randomNumbers(7);
  const kinds = new Set<string>();
  // One look at the end: an `expect` for each of a hundred thousand would take minutes.
  const wrong: string[] = [];
  for (let round = 0; round < 5000; round += 1) {
    const typed = Array.from({ length: random(9) }, () => pieces[random(pieces.length)]).join('');
    const parsed = parseDuration(typed);
    for (const use of Object.values(durationUses)) {
      const reading = read(typed, use);
      kinds.add(reading.kind);
      const taken = typeof parsed === 'number' && parsed >= use.min && parsed <= use.max;
      const sound =
        (reading.kind === 'time') === taken &&
        (reading.kind !== 'time' || /^\d+ \w+( \d+ \w+)*$/.test(inWords(reading.seconds))) &&
        (reading.kind !== 'wrong' || /^\S.{15,200}\.$/s.test(reading.reason));
      if (!sound) {
        wrong.push(`${JSON.stringify(typed)} for ${use.label}: ${JSON.stringify(reading)}`);
      }
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect([...kinds].sort()).toEqual(['empty', 'perm', 'time', 'wrong']);
});
