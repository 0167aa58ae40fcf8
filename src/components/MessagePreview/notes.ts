import { notFormatted } from '@site/src/facts/formatting';
import { limits } from '@site/src/facts/limits';
import { inDigits } from '@site/src/facts/quantity';
import { emojiOf } from './inline';
import { codeBlock } from './parse';

const longest = limits['message-length'].max;
const longestAtFirst = limits['message-maximum-default'].max;

type HintId = keyof typeof notFormatted | 'address' | 'open-code' | 'space-in-mark' | 'shortcode';

const words: Readonly<Record<HintId, string>> = {
  headings: `Headings don't work. ${notFormatted.headings.instead}`,
  images: `${notFormatted.images.label} don't work. ${notFormatted.images.instead}`,
  tables: `Tables don't work. ${notFormatted.tables.instead}`,
  html: `HTML doesn't work. ${notFormatted.html.instead}`,
  address:
    "A link appears as plain text because its address contains a space or doesn't start with https://.",
  'open-code': 'A code block needs three backticks on a separate line above it, and again below it.',
  'space-in-mark':
    "Formatting doesn't work with spaces inside the characters. Put them directly next to the word, as in **bold**.",
  shortcode: 'This preview shows only common shortcodes as emoji. The chat shows all of them.',
};

/** What each hint is about, in a message without its code. */
const patterns: readonly (readonly [HintId, RegExp])[] = [
  ['headings', /^#{1,6}\s+\S/m],
  ['images', /!\[[^[\]\n]*\]\(/],
  ['tables', /^.*\|.*\n(?=.*\|)[\s|:-]*--[ |:-]*$/m],
  ['html', /<(?:\/?[a-z][^<>]*|!--[^<>]*)>/i],
  ['address', /\[[^[\]\n]+\]\((?!https:\/\/[^\s()<>]+\))/],
  ['open-code', /^```/m],
  ['space-in-mark', /(?<!\S)(\*\*|~~)\s[^*~\n]*\1(?!\S)/],
];

function hintsOn(message: string): HintId[] {
  const text = message.replace(codeBlock, '').replace(/`[^`\n]+`|\\./g, ' ');
  const isUnknown = (code: string) => /[a-z]/.test(code) && !emojiOf.has(code);
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
  return text.match(/(?<![\p{L}\p{N}_]):[a-z0-9_+-]{1,40}:/gu)?.some(isUnknown)
    ? [...found, 'shortcode']
    : found;
}

/** Returns the length of a message as it counts toward the limit, including formatting characters and addresses. */
export function lengthOf(message: string): number {
  return [...message].length;
}

/** Whether a new chat refuses a message because of its length. */
export function isTooLong(message: string): boolean {
  return lengthOf(message) > longestAtFirst;
}

/** Returns how much of the limit a message uses: "12 of 500 characters". */
export function countOf(message: string): string {
  return `${inDigits(lengthOf(message))} of ${longestAtFirst} characters`;
}

/** Returns what the writer of a message should know, in sentences. */
export function notesOn(message: string): string[] {
  const hints = hintsOn(message).map((hint) => words[hint]);
  const tooLong = `This message is too long for a new chat, where the limit is ${longestAtFirst} characters. A chat can allow up to ${inDigits(longest)}.`;
  return isTooLong(message) ? [tooLong, ...hints] : hints;
}
