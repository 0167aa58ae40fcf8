import { shortcodes } from '@site/src/facts/emoji';
import { toWords } from '@site/src/text';
import compact from 'emojibase-data/en/compact.json';
import standardShortcodes from 'emojibase-data/en/shortcodes/emojibase.json';

/** One emoji of the table. */
export interface Emoji {
  readonly unicode: string;
  readonly name: string;
  /** Its shortcode without colons. */
  readonly shortcode: string;
  /** The text that searches find it by: its words in lower case, and the emoji in all skin tones, each between spaces. */
  readonly text: string;
}

/** The group of skin tones and hair, which are never sent alone. */
const componentGroup = 2;

/** Matches query parts that are emoji, or `+1` and `-1`, because `toWords` would strip them. */
const emojiPart = /^[+-]1$|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3/u;

/** Returns an emoji without its variation selector, which only some lists have. */
function stripVariation(unicode: string): string {
  return unicode.replaceAll('\uFE0F', '');
}

const customShortcodes = new Set(Object.values(shortcodes));

/** All emoji of the standard, in its order. */
export const allEmoji: readonly Emoji[] = compact
  .filter(({ group = componentGroup }) => group !== componentGroup)
  .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
  .map(({ unicode, label: name, hexcode, tags = [], skins = [] }) => {
    const standard = [(standardShortcodes as Record<string, string | string[]>)[hexcode] ?? []].flat();
    const codes = standard.filter((code) => !customShortcodes.has(code));
    // Another emoji can have its only shortcode.
    const shortcode = shortcodes[stripVariation(unicode)] ?? codes[0] ?? `${standard[0]}_2`;
    const text = toWords([name, shortcode, ...codes, ...tags].join(' '));
    const forms = [...codes, unicode, ...skins.map((skin) => skin.unicode)].map(stripVariation).join(' ');
    return { unicode, name, shortcode, text: ` ${text} ${forms} ` };
  });

/** Returns the emoji that match each part of the query: by the start of a word, or as an emoji in any skin tone. */
export function findEmoji(query: string): readonly Emoji[] {
  const parts = query
    .replace(/:|_tone[1-5]/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((part) => (emojiPart.test(part) ? `${stripVariation(part)} ` : toWords(part).split(' ')));
  // Signs alone, such as `:)`, are no words.
  return allEmoji.filter(({ text }) => parts.every((part) => part && text.includes(` ${part}`)));
}
