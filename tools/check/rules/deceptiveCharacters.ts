import { formatCodePoint } from '../../../src/utils/text';
import type { FileRule } from '../rule';

/** Invisible characters, except line ends, tabs, joiners between emoji, and the tags that make a black flag the flag of a region. */
const invisiblePattern =
  /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)(?![\n\t]|(?<=\p{ExtPict}|\p{EMod}|\ufe0f)\u200d\p{ExtPict})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Cyrillic and Greek letters next to Latin ones, such as the `о` in `/pоll`, except the Greek letters in units and formulas. */
const lookalikePattern =
  /(?:(?<=\p{sc=Latin})|(?=\S\p{sc=Latin}))(?![μΔΩπ])(?=\p{L})[\p{sc=Cyrillic}\p{sc=Greek}]/gu;

/** Characters that aren't what they look like, which copied text can contain. */
export const deceptiveCharacters: FileRule = function* ({ text }) {
  if (text.includes('\ufffd')) {
    const message =
      "This file isn't saved as UTF-8, so readers see `\ufffd`. Save it as UTF-8, and type the character again.";
    yield { start: text.indexOf('\ufffd'), message };
  }
  const matches = [invisiblePattern, lookalikePattern].flatMap((pattern) => [...text.matchAll(pattern)]);
  for (const { 0: character, index } of matches) {
    const message = `Here is an invisible or look-alike character (${formatCodePoint(character)}). Search and copied code fail with it. Delete it, and type the text around it again.`;
    yield { start: index, message };
  }
};
