import { findTerms, toTerms } from './words';

/** Part of a text: either a matching word, or the text between matches. */
export interface TextRun {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A sentence, or the text before a separator, such as a cell of a table: "Ask. Up to 9 · Free" has three. */
const sentencePattern = /[^\s·].*?(?:(?=\s·\s)|[.!?](?=\s\P{Ll})|$)/gu;

/** Splits a text before and after each word that has one of the terms. */
export function markWords(text: string, terms: ReadonlySet<string>): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const term of findTerms(text)) {
    if (term.start >= end && terms.has(term.text)) {
      runs.push({ text: text.slice(end, term.start), isMatch: false });
      runs.push({ text: text.slice(term.start, term.end), isMatch: true });
      end = term.end;
    }
  }
  return [...runs, { text: text.slice(end), isMatch: false }].filter((run) => run.text);
}

/** Cuts a text to whole words of at most `length` characters, and adds an ellipsis. */
function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  // The next character tells whether the last word is whole.
  const words = text.slice(0, length + 1).replace(/[\s,;:(–]+\S*$/, '');
  // Without half of an emoji at the end.
  return `${words.slice(0, length).replace(/\p{Surrogate}$/u, '')}…`;
}

/** Shortens a text to about `length` characters, so that the first match is visible. */
function shorten(text: string, terms: ReadonlySet<string>, length: number): string {
  const tolerance = 0.15 * length;
  const leadIn = 0.3 * length;
  if (text.length <= length + tolerance) return text;
  const [first, ...others] = markWords(text, terms);
  const matchOffset = first && !first.isMatch && others.length > 0 ? first.text.length : 0;
  if (matchOffset < 2 * leadIn) return truncate(text, length);
  const start = text.indexOf(' ', Math.min(matchOffset - leadIn, text.length - length)) + 1;
  return (start > 0 ? '…' : '') + truncate(text.slice(start), length);
}

/**
 * Returns the best sentence or cell, by the words of the query in it. Adds those after it while they're of the same kind and fit
 * into `length`.
 */
export function createExcerpt(text: string, terms: ReadonlySet<string>, length: number): string {
  const sentences = [...text.matchAll(sentencePattern)].map(({ 0: sentence, index }) => {
    const shared = new Set(toTerms(sentence).filter((term) => terms.has(term)));
    const isWhole = /[.!?]$/.test(sentence);
    // Table cells and names explain less than whole sentences do.
    const score = isWhole ? shared.size : shared.size / 2;
    return { start: index, end: index + sentence.length, isWhole, score };
  });
  const [best] = [...sentences].sort((a, b) => b.score - a.score);
  if (!best) return '';
  const next = sentences.findIndex(
    ({ start, end, isWhole }) =>
      start > best.start && (isWhole !== best.isWhole || end - best.start > length),
  );
  const last = sentences.at(next < 0 ? -1 : next - 1) ?? best;
  return shorten(text.slice(best.start, last.end), terms, length);
}
