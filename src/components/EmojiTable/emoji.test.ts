import { type SkinToneId, shortcodes, skinTones } from '@site/src/facts/emoji';
import { expect, test } from 'vitest';
import { allEmoji, findEmoji, formatShortcode, withTone } from './emoji';

const find = (words: string) => findEmoji(words).map(({ unicode }) => unicode);

test('lists every emoji once, with its own shortcode', () => {
  expect(allEmoji.length).toBeGreaterThan(1900);
  expect(new Set(allEmoji.map(({ unicode }) => unicode)).size).toBe(allEmoji.length);
  expect(new Set(allEmoji.map(({ shortcode }) => shortcode)).size).toBe(allEmoji.length);
  expect(allEmoji.filter(({ shortcode }) => !/^[a-z0-9_+-]+$/.test(shortcode))).toEqual([]);
});

test.each(Object.entries(shortcodes))('gives %s the shortcode %s', (emoji, shortcode) => {
  const entry = allEmoji.find((each) => each.shortcode === shortcode);
  expect(entry?.unicode.replace('\uFE0F', '')).toBe(emoji);
});

test('has every skin tone of an emoji that has tones', () => {
  const toned = allEmoji.filter(({ skins }) => skins.length > 0);
  expect(toned.length).toBeGreaterThan(300);
  for (const entry of toned) {
    const tones = Object.keys(skinTones) as SkinToneId[];
    expect(new Set(tones.map((tone) => withTone(tone, entry))).size, entry.name).toBe(tones.length);
  }
});

test.each([
  ['👋', '👋🏽', ':wave_tone3:'],
  ['🦉', '🦉', ':owl:'],
])('shows %s in a skin tone, if it has one', (emoji, unicode, shortcode) => {
  const shown = findEmoji(emoji).map((entry) => [
    withTone('medium', entry),
    formatShortcode('medium', entry),
  ]);
  expect(shown).toEqual([[unicode, shortcode]]);
});

test('finds an emoji by words, by shortcodes, and by the emoji itself', () => {
  expect(find('lol')).toContain('😂');
  expect(find(':owl:')).toContain('🦉');
  expect(find('+1')).toContain('👍️');
  expect(find('👋🏽')).toEqual(['👋']);
  expect(find('🇫🇷')).toEqual(['🇫🇷']);
  expect(find('qqq')).toEqual([]);
  expect(find('')).toHaveLength(allEmoji.length);
});
