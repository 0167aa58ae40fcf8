import { codeLines, placeAt } from '../page';
import type { Finding, Rule } from '../rule';

/** Zero-width characters, soft hyphens, and no-break spaces. A joiner belongs into emoji, and a no-break space before a percent sign. */
const invisible =
  /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|[\u00AD\u200B\u200C\u2060\uFEFF]|[\u00A0\u202F](?!%)/gu;

/** Characters that no one sees: they break searches, and hide the real change in a comparison. */
export const characters: Rule = ({ text, kind, ...page }) => {
  const code = codeLines({ text, kind, ...page });
  const hidden = [...text.matchAll(invisible)].map(({ 0: found, index }): Finding => {
    const name = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return {
      ...placeAt(text, index),
      says: `There is an invisible character here, ${name}. Searches don't find the word with it. Remove it, or write a space.`,
      edit: { start: index, end: index + found.length, text: /[\u00A0\u202F]/.test(found) ? ' ' : '' },
    };
  });
  const trailing = [...text.matchAll(/[ \t]+(?=\r?$)/gm)]
    .map(({ 0: spaces, index }): Finding => {
      const end = index + spaces.length;
      return {
        ...placeAt(text, index),
        says: 'The line ends with spaces, which hide the real change in a comparison. Remove them.',
        edit: { start: index, end, text: '' },
      };
    })
    .filter(({ line }) => kind !== 'facts' && !code.has(line));
  return [...hidden, ...trailing];
};
