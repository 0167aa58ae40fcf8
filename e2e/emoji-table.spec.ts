import type { Page } from '@playwright/test';
import compact from 'emojibase-data/en/compact.json';
import {
  type CompactGroup,
  entriesOf,
  matches,
  shortcodeIn,
  signIn,
} from '../src/components/EmojiTable/catalogue';
import compactEmoji from '../src/components/EmojiTable/compactEmoji.cjs';
import { queryOf, searchOf } from '../src/components/EmojiTable/query';
import { type SkinToneId, sampleEmoji, skinTones } from '../src/facts/emoji';
import { expect, open, requestsOf, test } from './support/page';
import { randomNumbers } from './support/randomNumbers';

const groups = JSON.parse(compactEmoji(JSON.stringify(compact))) as CompactGroup[];
const entries = entriesOf(groups);
const found = (words: string, group = '') =>
  entries.filter((entry) => matches(entry, { words, group })).map(({ sign }) => sign);

test('every emoji that can be sent alone is there once, with a shortcode of its own', () => {
  expect(entries.length).toBeGreaterThan(1900);
  expect(new Set(entries.map(({ sign }) => sign)).size).toBe(entries.length);
  expect(new Set(entries.map(({ shortcode }) => shortcode)).size).toBe(entries.length);
  expect(
    entries.filter(({ shortcode }) => !/^[a-z0-9_+-]+$/.test(shortcode)).map(({ name }) => name),
  ).toEqual([]);
});

test('a common emoji has the shortcode and the tones that the page gives it', () => {
  for (const sample of sampleEmoji) {
    const entry = entries.find(({ shortcode }) => `:${shortcode}:` === sample.shortcode);
    expect(entry?.sign.replace('\uFE0F', ''), sample.shortcode).toBe(sample.emoji.replace('\uFE0F', ''));
    expect(entry?.light !== undefined, sample.shortcode).toBe('toned' in sample);
    for (const word of sample.words) {
      expect(found(word), `${word} ${sample.shortcode}`).toContain(entry?.sign);
    }
  }
});

test('each tone gives an emoji of the standard set', () => {
  const standard = new Set(compact.flatMap(({ skins = [] }) => skins.map(({ unicode }) => unicode)));
  const toned = entries.filter(({ light }) => light !== undefined);
  expect(toned.length).toBeGreaterThan(300);
  for (const tone of (Object.keys(skinTones) as SkinToneId[]).filter((id) => id !== 'default')) {
    expect(toned.filter((entry) => !standard.has(signIn(tone, entry))).map(({ name }) => name)).toEqual([]);
  }
  const wave = entries.find(({ shortcode }) => shortcode === 'wave');
  const owl = entries.find(({ shortcode }) => shortcode === 'owl');
  expect(wave && [signIn('medium', wave), shortcodeIn('medium', wave)]).toEqual(['👋🏽', ':wave_tone3:']);
  expect(owl && [signIn('medium', owl), shortcodeIn('medium', owl)]).toEqual(['🦉', ':owl:']);
});

test('finds by words, shortcode, other shortcodes and the emoji itself', () => {
  expect(found('lol')).toContain('😂');
  expect(found(':owl:')).toContain('🦉');
  expect(found('+1')).toContain('👍️');
  expect(found('thumbs up')).toContain('👍️');
  expect(found('🦉')).toEqual(['🦉']);
  expect(found('👋🏽')).toEqual(['👋']);
  expect(found('🇫🇷')).toEqual(['🇫🇷']);
  expect(found('flag', 'food-drink')).toEqual([]);
  expect(found('qqq')).toEqual([]);
  expect(found('')).toHaveLength(entries.length);
});

test('whatever is typed, the search answers, and the address gives it back', () => {
  const pieces = [
    'owl',
    ' ',
    ':',
    '_',
    '*',
    '(',
    '[',
    '\\',
    '🦉',
    '\uFE0F',
    '🏽',
    'é',
    '\u0000',
    '&',
    '=',
    '#',
    '%',
    '+',
    'ﬃ',
  ];
  const random = randomNumbers(3);
  const few = entries.filter((_, index) => index % 40 === 0);
  const lost: string[] = [];
  for (let round = 0; round < 3000; round += 1) {
    const words = Array.from({ length: random(7) }, () => pieces[random(pieces.length)]).join('');
    few.filter((entry) => matches(entry, { words, group: '' }));
    const query = { words: words.trim(), group: 'flags', tone: 'dark' } as const;
    if (JSON.stringify(queryOf(searchOf(query, '?other=1'))) !== JSON.stringify(query)) {
      lost.push(words);
    }
  }
  expect(lost).toEqual([]);
  expect(queryOf('?other=1')).toBeUndefined();
  expect(queryOf('?emoji=a&emoji-tone=purple')).toEqual({ words: 'a', group: '', tone: 'default' });
});

const address = '/account-features/emoji';
const start = (page: Page) => page.getByRole('button', { name: 'Show all emoji' });
const table = (page: Page) => page.getByRole('table', { name: 'All emoji' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find an emoji' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'emoji' });

test('loads the table when it is asked for, and finds, filters and tones by keyboard', async ({ page }) => {
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  expect(asked.length).toBeGreaterThan(0);
  await expect(table(page).getByRole('row')).toHaveCount(101);
  await page.getByRole('button', { name: 'Show 100 more' }).click();
  await expect(table(page).getByRole('row')).toHaveCount(201);
  const later = await requestsOf(page);
  await search(page).focus();
  await page.keyboard.type('wave');
  await page.keyboard.press('Tab');
  await page.keyboard.type('People');
  await page.getByRole('combobox', { name: /^Skin tone/ }).selectOption('medium');
  await expect(table(page).getByText(':wave_tone3:')).toBeVisible();
  await expect(table(page).getByText('👋🏽')).toBeVisible();
  await expect(page).toHaveURL(/\?emoji=wave&emoji-group=people-body&emoji-tone=medium$/);
  await search(page).fill('qqq');
  await expect(status(page)).toContainText('0 of 1,9');
  await expect(status(page)).toContainText('Try another word');
  expect(later).toEqual([]);
});

test('a link with a search in it opens the table', async ({ page }) => {
  await open(page, `${address}?emoji=owl&emoji-group=nonsense`);
  await expect(search(page)).toHaveValue('owl');
  await expect(page.getByRole('combobox', { name: /^Group/ })).toHaveValue('');
  await expect(table(page).getByText(':owl:')).toBeVisible();
});

test('copies a shortcode, or selects it where the browser refuses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${address}?emoji=owl`);
  await page.getByRole('button', { name: 'Copy :owl:' }).click();
  await expect(status(page)).toContainText('Copied :owl:');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(':owl:');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy :owl:' }).click();
  await expect(status(page)).toContainText('Press Ctrl+C');
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(':owl:');
});

test.describe('without a connection', () => {
  test.use({ allowed: [/Failed to load resource/] });

  test('says that the emoji did not arrive, and tries again', async ({ page }) => {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => route.abort());
    await start(page).click();
    await expect(page.getByText('The emoji did not arrive.')).toBeVisible();
    await page.unroute('**/assets/js/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(search(page)).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of common shortcodes answers', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(':owl:').first()).toBeVisible();
    await expect(start(page)).toBeHidden();
  });
});
