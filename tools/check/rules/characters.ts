import { codeLines, placeAt } from '../page';
import type { Rule } from '../rule';

/** Zero-width characters, soft hyphens, and no-break spaces. A joiner belongs into emoji, and a no-break space before a percent sign. */
const invisible =
  /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|[\u00AD\u200B\u200C\u2060\uFEFF]|[\u00A0\u202F](?!%)/gu;

/** Characters that no one sees: they break searches, and hide the real change in a comparison. */
export const characters: Rule = function* (page) {
  const { text, kind } = page;
  for (const { 0: found, index } of text.matchAll(invisible)) {
    const name = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    yield {
      ...placeAt(text, index),
      says: `There is an invisible character here, ${name}. Searches don't find the word with it. Remove it, or write a space.`,
      edit: { start: index, end: index + found.length, text: /[\u00A0\u202F]/.test(found) ? ' ' : '' },
    };
  }
  const code = codeLines(page);
  for (const { 0: spaces, index } of text.matchAll(/[ \t]+(?=\r?$)/gm)) {
    const place = placeAt(text, index);
    if (kind !== 'facts' && !code.has(place.line)) {
      const says = 'The line ends with spaces, which hide the real change in a comparison. Remove them.';
      yield { ...place, says, edit: { start: index, end: index + spaces.length, text: '' } };
    }
  }
};
