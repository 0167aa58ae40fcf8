import { type SkinToneId, shortcodes, skinTones } from '@site/src/facts/emoji';
import compact from 'emojibase-data/en/compact.json';
import { expect, test } from 'vitest';
import { entries, findEmoji, shortcodeIn, signIn } from './catalogue';

const find = (words: string) => findEmoji(words).map(({ sign }) => sign);

test('lists every emoji once, with its own shortcode', () => {
  expect(entries.length).toBeGreaterThan(1900);
  expect(new Set(entries.map(({ sign }) => sign)).size).toBe(entries.length);
  expect(new Set(entries.map(({ shortcode }) => shortcode)).size).toBe(entries.length);
  expect(entries.filter(({ shortcode }) => !/^[a-z0-9_+-]+$/.test(shortcode))).toEqual([]);
});

test.each(Object.entries(shortcodes))('gives %s the shortcode %s', (emoji, shortcode) => {
  const entry = entries.find((each) => each.shortcode === shortcode);
  expect(entry?.sign.replace('\uFE0F', '')).toBe(emoji);
});

test('makes only skin tones that exist', () => {
  const standard = new Set(compact.flatMap(({ skins = [] }) => skins.map(({ unicode }) => unicode)));
  const toned = entries.filter(({ light }) => light !== undefined);
  expect(toned.length).toBeGreaterThan(300);
  for (const tone of (Object.keys(skinTones) as SkinToneId[]).filter((id) => id !== 'default')) {
    expect(toned.filter((entry) => !standard.has(signIn(tone, entry)))).toEqual([]);
  }
});

test.each([
  ['👋', '👋🏽', ':wave_tone3:'],
  ['🦉', '🦉', ':owl:'],
])('shows %s in a skin tone, if it has one', (emoji, sign, shortcode) => {
  const shown = findEmoji(emoji).map((entry) => [signIn('medium', entry), shortcodeIn('medium', entry)]);
  expect(shown).toEqual([[sign, shortcode]]);
});

test('finds an emoji by words, by shortcodes, and by the emoji itself', () => {
  expect(find('lol')).toContain('😂');
  expect(find(':owl:')).toContain('🦉');
  expect(find('+1')).toContain('👍️');
  expect(find('👋🏽')).toEqual(['👋']);
  expect(find('🇫🇷')).toEqual(['🇫🇷']);
  expect(find('qqq')).toEqual([]);
  expect(find('')).toHaveLength(entries.length);
});
