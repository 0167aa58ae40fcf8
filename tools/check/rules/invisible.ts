import { formatCodePoint } from '../../../src/utils/text';
import type { TextRule } from '../site';

/** Letters of other alphabets that look like those around them, and characters that no one sees. Those that join emoji are fine. */
const misleading =
  /(?![\n\t\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]|(?:(?<=\p{sc=Latin})|(?=\S\p{sc=Latin}))(?=\p{L})[^\p{sc=Latin}\p{sc=Common}]/gu;

/** Characters that aren't what they look like, such as the ones that copied text brings. */
export const invisible: TextRule = function* ({ text }) {
  for (const { 0: character, index } of text.matchAll(misleading)) {
    const message = `A character that no one sees or that looks like another one is here (${formatCodePoint(character)}), with which no one finds the word, and copied code fails. Delete it, and type what is around it again.`;
    yield { start: index, message };
  }
};
