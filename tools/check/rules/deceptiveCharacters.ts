import { formatCodePoint } from '../../../src/utils/text';
import type { TextRule } from '../loadSite';

/** Characters that no one sees, except those that join emoji, and those that make a flag of a black one. */
const unseen = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)(?![\n\t\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Letters that look like the Latin letters next to them. These Greek ones don't, and are in units and formulas. */
const lookalikes =
  /(?:(?<=\p{sc=Latin})|(?=\S\p{sc=Latin}))(?![μΔΩπ])(?=\p{L})[\p{sc=Cyrillic}\p{sc=Greek}]/gu;

/** Characters that aren't what they look like, such as the ones that copied text brings. */
export const invisible: TextRule = function* ({ text }) {
  if (text.includes('\ufffd')) {
    const message =
      "This file isn't saved as UTF-8, so readers see `\ufffd`. Save it as UTF-8, and type the character again.";
    yield { start: text.indexOf('\ufffd'), message };
  }
  for (const { 0: character, index } of [...text.matchAll(unseen), ...text.matchAll(lookalikes)]) {
    const message = `A character that no one sees or that looks like another one is here (${formatCodePoint(character)}), with which no one finds the word, and copied code fails. Delete it, and type what is around it again.`;
    yield { start: index, message };
  }
};
