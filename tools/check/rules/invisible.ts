import type { TextRule } from '../site';

/** Characters that no one sees, such as the ones that copied text brings. Those that join emoji are fine. */
export const invisible: TextRule = function* ({ text }) {
  for (const { 0: character, index } of text.matchAll(/(?![\n\t\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu)) {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `An invisible character is here (U+${code}), with which no one finds the word, and copied code fails. Delete it, and type what is around it again.`;
    yield { start: index, message };
  }
};
