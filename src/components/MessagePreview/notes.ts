import { highlightedLanguages, notFormatted } from '@site/src/facts/formatting';
import { messageLimits } from '@site/src/facts/limits/messages';
import { settingsLimits } from '@site/src/facts/limits/settings';
import { inDigits } from '@site/src/facts/quantity';
import type { HintId } from './inline';
import type { Parsed } from './parse';

const longest = messageLimits['message-length'].max;
const longestAtFirst = settingsLimits['message-maximum-default'].max;

const words: Readonly<Record<HintId, string>> = {
  ...(Object.fromEntries(
    Object.entries(notFormatted).map(([id, { label, instead }]) => [id, `${label} don't work. ${instead}`]),
  ) as Record<keyof typeof notFormatted, string>),
  html: `HTML doesn't work. ${notFormatted.html.instead}`,
  address:
    "A link appears as plain text because its address contains a space or doesn't start with https://.",
  'open-code': 'A code block needs three backticks on a separate line above it, and again below it.',
  'space-in-mark':
    "Formatting doesn't work with spaces inside the characters. Put them directly next to the word, as in **bold**.",
  shortcode: 'This preview shows only common shortcodes as emoji. The chat shows all of them.',
};

const languageNames: Readonly<Record<string, string>> = highlightedLanguages;

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
export function notesOn(message: string, { hints, languages }: Parsed): string[] {
  const length = lengthOf(message);
  const notes: string[] = [];
  if (length > longest) {
    notes.push(
      `This message is too long. The maximum in any chat is ${inDigits(longest)} characters. Remove ${inDigits(length - longest)}.`,
    );
  } else if (isTooLong(message)) {
    notes.push(
      `This message is too long for a new chat, where the limit is ${longestAtFirst} characters. A chat can allow up to ${inDigits(longest)}.`,
    );
  }
  for (const language of languages) {
    const name = Object.hasOwn(languageNames, language) ? languageNames[language] : undefined;
    notes.push(
      name === undefined
        ? `“${language}” isn't a language with syntax highlighting, so the code block has one color.`
        : `In the chat, the code block is highlighted as ${name}.`,
    );
  }
  return [...notes, ...[...hints].map((hint) => words[hint])];
}
