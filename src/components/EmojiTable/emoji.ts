import { shortcodes } from '@site/src/facts/emoji';
import { normalizeWords } from '@site/src/utils/text';
import compact from 'emojibase-data/en/compact.json';
import standardShortcodes from 'emojibase-data/en/shortcodes/emojibase.json';
import { singulars } from '../ui/singular';

export interface Emoji {
  readonly unicode: string;
  readonly name: string;
  /** The shortcode without colons. */
  readonly shortcode: string;
  /** The text to search: lowercase words, and the emoji in all skin tones, each between spaces. */
  readonly text: string;
}

/** The group of skin tones and hair, which are never sent alone. */
const componentGroup = 2;

/** Matches query parts that are emoji, or `+1` and `-1`, because `normalizeWords` would strip them. */
const emojiPart = /^[+-]1$|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3/u;

/** Removes the variation selector, because only some lists have it. */
function stripVariation(unicode: string): string {
  return unicode.replaceAll('\uFE0F', '');
}

/** Words for flags that the standard lacks: names of countries, and adjectives that aren't the name of a language. */
const extraFlagWords: Readonly<Record<string, string>> = {
  AT: 'austrian',
  AU: 'australian',
  BE: 'belgian',
  BR: 'brazilian',
  CA: 'canadian',
  CH: 'swiss',
  CI: 'ivory coast',
  CZ: 'czech republic',
  GB: 'great britain british',
  IE: 'irish',
  IN: 'indian',
  MX: 'mexican',
  NL: 'holland',
  US: 'american',
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Returns words for the flag of a region. The home of a language gets its name, such as "French". */
function flagWords(region: string): string {
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  const isHome = [language.toUpperCase(), new Intl.Locale(language).maximize().region].includes(region);
  return [isHome && languageNames.of(language), extraFlagWords[region]].filter(Boolean).join(' ');
}

const customShortcodes = new Set(Object.values(shortcodes));

/** All emoji of the standard, in its order. */
export const allEmoji: readonly Emoji[] = compact
  .filter(({ group = componentGroup }) => group !== componentGroup)
  .map(({ unicode, label: name, hexcode, tags = [], skins = [] }) => {
    const standard = [(standardShortcodes as Record<string, string | string[]>)[hexcode] ?? []].flat();
    const codes = standard.filter((code) => !customShortcodes.has(code));
    // If another emoji has the only shortcode, this one gets a number.
    const shortcode = shortcodes[stripVariation(unicode)] ?? codes[0] ?? `${standard[0]}_2`;
    const flags = tags.filter((tag) => /^[A-Z]{2}$/.test(tag)).map(flagWords);
    const text = normalizeWords([name, shortcode, ...codes, ...tags, ...flags].join(' '));
    const forms = [...codes, unicode, ...skins.map((skin) => skin.unicode)].map(stripVariation).join(' ');
    return { unicode, name, shortcode, text: ` ${text} ${forms} ` };
  });

/** Finds the emoji that match all parts of a query: by the start of a word, or as an emoji in any skin tone. */
export function findEmoji(query: string): readonly Emoji[] {
  const typed = query
    .replace(/:|_tone[1-5]/g, '')
    .split(/\s+/)
    .filter(Boolean);
  // Words such as "the" and signs such as `&` count only if there's nothing else.
  const telling = typed.filter(
    (part) => emojiPart.test(part) || !/^(?:|a|of|the)$/.test(normalizeWords(part)),
  );
  const parts = (telling.length > 0 ? telling : typed).flatMap((part) =>
    emojiPart.test(part) ? `${stripVariation(part)} ` : (normalizeWords(part) || part).split(' '),
  );
  return allEmoji.filter(({ text }) =>
    parts.every((part) => singulars(part).some((word) => text.includes(` ${word}`))),
  );
}
