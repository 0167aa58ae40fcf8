import { compoundPattern, tokenize } from './indexOptions';
import { stem } from './stem';

/** Part of a text: either a matching word, or the text between matches. */
export interface TextRun {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Finds the words of a text that have one of the terms. */
function findMatches(text: string, terms: ReadonlySet<string>) {
  return [...text.matchAll(compoundPattern)].flatMap(({ 0: word, index: start }) => {
    const shared = tokenize(word)
      .map(stem)
      .filter((term) => terms.has(term));
    return shared.length > 0 ? [{ start, end: start + word.length, terms: shared }] : [];
  });
}

/** Splits a text before and after each word that has one of the terms. */
export function markWords(text: string, terms: ReadonlySet<string>): TextRun[] {
  const runs: TextRun[] = [];
  let position = 0;
  for (const { start, end } of findMatches(text, terms)) {
    runs.push({ text: text.slice(position, start), isMatch: false });
    runs.push({ text: text.slice(start, end), isMatch: true });
    position = end;
  }
  return [...runs, { text: text.slice(position), isMatch: false }].filter((run) => run.text);
}

/** Cuts a text to whole words of at most `length` characters, and adds an ellipsis. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  // The next character tells whether the last word is whole.
  const words = text.slice(0, length + 1).replace(/\s+\S*$/, '');
  return `${words.slice(0, length).replace(/[,;:(–]+$/, '')}…`;
}

/**
 * Cuts about `length` characters out of a text where they have the most terms: from the beginning of a sentence, or else from a few
 * words before a match.
 */
export function createExcerpt(text: string, terms: ReadonlySet<string>, length: number): string {
  const matches = findMatches(text, terms);
  const sentenceStarts = [...text.matchAll(/(?<=[.!?…] )\S/g)].map(({ index }) => index);
  const leadIns = matches.map(({ start }) => text.lastIndexOf(' ', Math.max(0, start - length / 4)) + 1);
  // The end of a text is too short, so it starts earlier.
  const latestStart = text.length > length ? text.indexOf(' ', text.length - length - 1) + 1 : 0;
  let best = { start: 0, score: -1 };
  for (const candidate of [0, ...sentenceStarts, ...leadIns]) {
    const start = Math.min(candidate, latestStart);
    const visible = matches.filter((match) => match.start >= start && match.end <= start + length);
    const score = new Set(visible.flatMap((match) => match.terms)).size;
    if (score > best.score) best = { start, score };
  }
  const isSentence = best.start === 0 || sentenceStarts.includes(best.start);
  return (isSentence ? '' : '…') + truncate(text.slice(best.start), length);
}
