import { shortcodes } from '@site/src/facts/emoji';
import { expect, test } from 'vitest';
import { allEmoji, findEmoji } from './emoji';

const find = (words: string) => findEmoji(words).map(({ unicode }) => unicode);

test('lists every emoji once, with a unique shortcode', () => {
  expect(allEmoji.length).toBeGreaterThan(1900);
  expect(new Set(allEmoji.map(({ unicode }) => unicode)).size).toBe(allEmoji.length);
  expect(new Set(allEmoji.map(({ shortcode }) => shortcode)).size).toBe(allEmoji.length);
  expect(allEmoji.filter(({ shortcode }) => !/^[a-z0-9_+-]+$/.test(shortcode))).toEqual([]);
});

test.each(Object.entries(shortcodes))('gives %s the shortcode %s', (emoji, shortcode) => {
  const entry = allEmoji.find((candidate) => candidate.shortcode === shortcode);
  expect(entry?.unicode.replace('\uFE0F', '')).toBe(emoji);
});

test.each([
  ['lol', '😂'],
  [':flag-de:', '🇩🇪'],
  [':wave_tone3:', '👋'],
  [':handshake_tone1-2:', '🤝'],
  ['e-mail', '📧'],
  ['dances', '💃'],
  ['great britain', '🇬🇧'],
  ['holland', '🇳🇱'],
  ['ivory coast', '🇨🇮'],
  ['america', '🇺🇸'],
  ['flag of france', '🇫🇷'],
  ['french flag', '🇫🇷'],
  ['woman & man', '👫'],
])('finds with %s, among others, %s', (query, emoji) => {
  expect(find(query)).toContain(emoji);
});

test.each([
  [':+1:', ['👍️']],
  ['👋🏽👋', ['👋']],
  ['wave👋', ['👋']],
  ['👋🏽 owl', []],
  ['🫱🏻‍🫲🏿', ['🤝']],
  ['🇫🇷', ['🇫🇷']],
  ['1️⃣', ['1️⃣']],
  ['#️⃣', ['#️⃣']],
  ['#', ['#️⃣']],
  ['☺', ['☺️']],
  // A skin tone is never sent alone.
  ['🏽', []],
  ['qqq', []],
  ['!', []],
])('finds with %s exactly %j', (query, emoji) => {
  expect(find(query)).toEqual(emoji);
});

test('finds all emoji without a query, but not for “the”', () => {
  expect(find(' ')).toHaveLength(allEmoji.length);
  expect(find('the').length).toBeLessThan(100);
});
