import { type SkinToneId, sampleEmoji, skinTones } from '@site/src/facts/emoji';
import { plainText } from '../ui/text';
import type { EmojiQuery } from './query';

/** One emoji as it's loaded: the character, its name, shortcodes, and words, and the character in the lightest skin tone if it has tones. */
export type CompactEmoji = readonly [
  sign: string,
  name: string,
  shortcodes: string,
  words: string,
  light?: string,
];

/** A group of emoji as it's loaded. */
export interface CompactGroup {
  readonly label: string;
  readonly emoji: readonly CompactEmoji[];
}

/** One emoji of the table. */
export interface Entry {
  readonly sign: string;
  readonly name: string;
  /** Its shortcode without colons. */
  readonly shortcode: string;
  readonly group: string;
  /** The text that searches find it by, in lower case, with a space before each word. */
  readonly text: string;
  /** The emoji in the lightest skin tone, if it has tones. */
  readonly light?: string;
}

/** Returns an emoji without its variation selector, which only some lists have. */
function bare(sign: string): string {
  return sign.replaceAll('\uFE0F', '');
}

/** Returns the words of a text with a space between them. Shortcodes can have plus and minus. */
function searchable(text: string): string {
  return plainText(text)
    .replace(/[^\p{L}\p{N}+-]+/gu, ' ')
    .trim();
}

/** Returns the id of a group, for the query string: `food-drink`. */
export function groupId(label: string): string {
  return searchable(label).replaceAll(' ', '-');
}

/** Returns the emoji of all groups. A common emoji has the shortcode of the table of common emoji. */
export function entriesOf(groups: readonly CompactGroup[]): Entry[] {
  const common = new Map<string, { shortcode: string; words: readonly string[] }>(
    sampleEmoji.map((sample) => [bare(sample.emoji), sample]),
  );
  const taken = new Set<string>(sampleEmoji.map(({ shortcode }) => shortcode.slice(1, -1)));
  return groups.flatMap(({ label, emoji }) =>
    emoji.map(([sign, name, shortcodes, words, light]): Entry => {
      const ours = common.get(bare(sign));
      const codes = shortcodes.split(' ').filter((code) => !taken.has(code));
      const shortcode = ours?.shortcode.slice(1, -1) ?? codes[0] ?? '';
      const text = searchable([name, shortcode, ...codes, words, ...(ours?.words ?? [])].join(' '));
      const entry = { sign, name, shortcode, group: groupId(label), text: ` ${text} ${sign} ${bare(sign)}` };
      return light === undefined ? entry : { ...entry, light };
    }),
  );
}

/** Returns an emoji in a skin tone, if it has tones. */
export function signIn(tone: SkinToneId, { sign, light }: Entry): string {
  const modifier = skinTones[tone].sample.slice(skinTones.default.sample.length);
  const lightest = skinTones.light.sample.slice(skinTones.default.sample.length);
  return light === undefined || modifier === '' ? sign : light.replaceAll(lightest, modifier);
}

/** Returns the shortcode of an emoji in a skin tone, with its colons. */
export function shortcodeIn(tone: SkinToneId, { shortcode, light }: Entry): string {
  return `:${shortcode}${light === undefined ? '' : skinTones[tone].suffix}:`;
}

/** Returns whether an entry has words that start with the ones entered, or is the emoji entered. */
export function matches(entry: Entry, { words, group }: Pick<EmojiQuery, 'words' | 'group'>): boolean {
  if (group && entry.group !== group) {
    return false;
  }
  const asked = words.trim();
  if (/^\p{Extended_Pictographic}|^\p{Regional_Indicator}/u.test(asked)) {
    return bare(entry.sign) === bare(asked).replace(/[\u{1F3FB}-\u{1F3FF}]/gu, '');
  }
  return searchable(asked)
    .split(' ')
    .every((word) => entry.text.includes(` ${word}`));
}
