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
  address: 'A link stays text: its address has to start with https:// and hold no spaces.',
  'open-code':
    'Three backticks stay text: a block of code has them in a line of their own above it, and again below it.',
  'space-in-mark': 'Marks with a space inside stay text: put them right against the word, as in **bold**.',
  shortcode: 'This preview knows the common shortcodes only. The chat knows all of them.',
};

const languageNames: Readonly<Record<string, string>> = highlightedLanguages;

/** The signs of a message as they count towards its limit: marks and addresses included. */
export function lengthOf(message: string): number {
  return [...message].length;
}

/** How much of the limit a message takes: "12 of 500 characters". */
export function countOf(message: string): string {
  return `${inDigits(lengthOf(message))} of ${longestAtFirst} characters`;
}

/** What the writer of a message may want to know, in sentences. */
export function notesOn(message: string, { hints, languages }: Parsed): string[] {
  const length = lengthOf(message);
  const notes: string[] = [];
  if (length > longest) {
    notes.push(
      `Too long: no chat takes more than ${inDigits(longest)} characters. Take out ${inDigits(length - longest)}.`,
    );
  } else if (length > longestAtFirst) {
    notes.push(
      `Too long for a new chat: the limit there is ${longestAtFirst} characters. A chat can allow up to ${inDigits(longest)}.`,
    );
  }
  for (const language of languages) {
    const name = Object.hasOwn(languageNames, language) ? languageNames[language] : undefined;
    notes.push(
      name === undefined
        ? `“${language}” is not the word of a language that has colours: the block stays in one colour.`
        : `In the chat, the block of code has the colours of ${name}.`,
    );
  }
  return [...notes, ...[...hints].map((hint) => words[hint])];
}
