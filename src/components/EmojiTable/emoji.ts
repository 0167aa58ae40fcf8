import { type SkinToneId, shortcodes, skinTones } from '@site/src/facts/emoji';
import compact from 'emojibase-data/en/compact.json';
import standardShortcodes from 'emojibase-data/en/shortcodes/emojibase.json';
import { plainText } from '../../text';

/** One emoji of the table. */
export interface Entry {
  readonly sign: string;
  readonly name: string;
  /** Its shortcode without colons. */
  readonly shortcode: string;
  /** The text that searches find it by, in lower case, with a space before each word. */
  readonly text: string;
  /** The emoji in all skin tones, and with several people also in their combinations. Empty if it has no tones. */
  readonly skins: readonly { readonly unicode: string }[];
}

/** The group of skin tones and hair, which are never sent alone. */
const components = 2;

const anyTone = /[\u{1F3FB}-\u{1F3FF}]/gu;

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

const taken = new Set(Object.values(shortcodes));

/** All emoji of the standard, in its order. */
export const entries: readonly Entry[] = compact
  .filter(({ group = components }) => group !== components)
  .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
  .map(({ unicode: sign, label: name, hexcode, tags = [], skins = [] }) => {
    const standard = [(standardShortcodes as Record<string, string | string[]>)[hexcode] ?? []].flat();
    const codes = standard.filter((code) => !taken.has(code));
    // Another emoji can have its only shortcode.
    const shortcode = shortcodes[bare(sign)] ?? codes[0] ?? `${standard[0]}_2`;
    const text = searchable([name, shortcode, ...codes, ...tags].join(' '));
    return { sign, name, shortcode, text: ` ${text} ${sign} ${bare(sign)}`, skins };
  });

/** Returns an emoji in a skin tone, if it has tones. If it shows two people, both have it. */
export function withTone(tone: SkinToneId, { sign, skins }: Entry): string {
  const modifier = skinTones[tone].sample.slice(skinTones.default.sample.length);
  const isInTone = (skin: string) => skin.match(anyTone)?.every((each) => each === modifier);
  return skins.find(({ unicode }) => isInTone(unicode))?.unicode ?? sign;
}

/** Returns the shortcode of an emoji in a skin tone, with its colons. */
export function shortcodeIn(tone: SkinToneId, { shortcode, skins }: Entry): string {
  return `:${shortcode}${skins.length > 0 ? skinTones[tone].suffix : ''}:`;
}

/** Returns the emoji that have words that start with the ones entered, or are the emoji entered. */
export function findEmoji(words: string): readonly Entry[] {
  const asked = words.trim();
  if (/^\p{Extended_Pictographic}|^\p{Regional_Indicator}/u.test(asked)) {
    const untoned = bare(asked).replace(anyTone, '');
    return entries.filter(({ sign }) => bare(sign) === untoned);
  }
  const starts = searchable(asked).split(' ');
  return entries.filter(({ text }) => starts.every((start) => text.includes(` ${start}`)));
}
