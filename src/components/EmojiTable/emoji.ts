import { shortcodes } from '@site/src/facts/emoji';
import { stem } from '@site/src/search/stem';
import { foldWords } from '@site/src/utils/text';
import compact from 'emojibase-data/en/compact.json';
import standardShortcodes from 'emojibase-data/en/shortcodes/emojibase.json';

export interface Emoji {
  readonly unicode: string;
  readonly name: string;
  /** The shortcode without colons. */
  readonly shortcode: string;
  /** The words of its name, shortcodes, and tags, folded by `foldWords`. */
  readonly words: readonly string[];
  /** The emoji in all skin tones, without variation selectors, and its other standard shortcodes. */
  readonly variants: readonly string[];
}

/** The group of skin tones and hair, which are never sent alone. */
const componentGroup = 2;

/** Matches typed emoji, and the shortcodes `+1` and `-1`, which `foldWords` would strip. */
const emojiTermPattern =
  /^[+-]1$|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3/u;

/** Matches whole emoji: flags, keycaps, and pictures with skin tones, joined pictures, and the tags of "England". */
const emojiSequencePattern =
  /\p{RI}{2}|[\d#*]\uFE0F?\u20E3|\p{ExtPict}[\uFE0F\p{EMod}]?(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]?)*[\u{E0020}-\u{E007F}]*/gu;

/** Removes variation selectors, which only some keyboards and data sets write. */
function stripVariation(unicode: string): string {
  return unicode.replaceAll('\uFE0F', '');
}

/** Search words that the data lacks for flags: names of countries, and adjectives that aren't names of languages. */
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

/** Returns more search words for the flag of a region, such as "French" for the home of the French language. */
function flagWords(region: string): string {
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  const isHome = [language.toUpperCase(), new Intl.Locale(language).maximize().region].includes(region);
  return [isHome && languageNames.of(language), extraFlagWords[region]].filter(Boolean).join(' ');
}

const customShortcodes = new Set(Object.values(shortcodes));

/** All emoji, in the order of the Unicode Standard. */
export const allEmoji: readonly Emoji[] = compact
  .filter(({ group = componentGroup }) => group !== componentGroup)
  .map(({ unicode, label: name, hexcode, tags = [], skins = [] }) => {
    const standard = [(standardShortcodes as Record<string, string | string[]>)[hexcode] ?? []].flat();
    const codes = standard.filter((code) => !customShortcodes.has(code));
    // If another emoji has the only shortcode, this one gets a number.
    const shortcode = shortcodes[stripVariation(unicode)] ?? codes[0] ?? `${standard[0]}_2`;
    const flags = tags.filter((tag) => /^[A-Z]{2}$/.test(tag)).map(flagWords);
    const words = foldWords([name, shortcode, ...codes, ...tags, ...flags].join(' ')).split(' ');
    const variants = [...codes, unicode, ...skins.map((skin) => skin.unicode)].map(stripVariation);
    return { unicode, name, shortcode, words, variants };
  });

function matchesWord({ words, variants }: Emoji, typed: string): boolean {
  if ([...words, ...variants].some((text) => text.startsWith(typed))) return true;
  return words.some((word) => stem(word) === stem(typed));
}

/** Finds the emoji that match all terms of a query: a word by its stem or start, an emoji in any skin tone. */
export function findEmoji(query: string): readonly Emoji[] {
  const plain = query.replace(/:|_tone[1-5](?:-[1-5])?/g, '').replace(emojiSequencePattern, ' $& ');
  const terms = plain.split(/\s+/).filter(Boolean);
  const typedEmoji = terms.filter((term) => emojiTermPattern.test(term)).map(stripVariation);
  // "thumbs-up" is two words. Other symbols stay as they are.
  const words = terms
    .filter((term) => !emojiTermPattern.test(term))
    .flatMap((term) => (foldWords(term) || term).split(' '));
  const significant = words.filter((word) => !/^(?:a|of|the|[^\p{L}\p{N}]+)$/u.test(word));
  const needed = typedEmoji.length + significant.length > 0 ? significant : words;
  return allEmoji.filter(
    (emoji) =>
      typedEmoji.every((unicode) => emoji.variants.includes(unicode)) &&
      needed.every((word) => matchesWord(emoji, word)),
  );
}
