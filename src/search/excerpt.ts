import { toTerms } from './words';

/** A piece of a text: a word of the query, or the text between two words of the query. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A word, also with hyphens, periods, and underscores: "Pre-approve", `webhook-id`. */
const wordPattern = /[\p{L}\p{N}'’]+(?:[._-][\p{L}\p{N}]+)*/gu;

/** A sentence, or what ends with a separator, such as a cell of a table. */
const sentencePattern = /[^\s·].*?(?:(?=\s·\s)|[.!?](?=\s\P{Ll})|$)/gu;

/** Splits a text where it has words of a query, by their stems. */
export function markWords(text: string, stems: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (toTerms(word).some((term) => stems.has(term))) {
      parts.push({ text: text.slice(end, index), isMatch: false }, { text: word, isMatch: true });
      end = index + word.length;
    }
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text);
}

/** Shortens a sentence to whole words of about `length` characters, around the first word of the query. */
function shorten(sentence: string, stems: ReadonlySet<string>, length: number): string {
  if (sentence.length <= length * 1.15) {
    return sentence;
  }
  const [before, match] = markWords(sentence, stems);
  const position = before && match && !before.isMatch ? before.text.length : 0;
  // From the beginning if the word is near it, otherwise with a few words before it, and never less than there's room for.
  const from = Math.min(position - length * 0.3, sentence.length - length);
  const start = position < length * 0.6 ? 0 : sentence.indexOf(' ', from) + 1;
  const rest = sentence.slice(start);
  const end = rest.length > length ? `${rest.slice(0, length).replace(/[\s,;:(–]+\S*$/, '')}…` : rest;
  return start > 0 ? `…${end}` : end;
}

/** The sentence of a text that has the most words of a query, and the next ones if there is room. */
export function createExcerpt(text: string, stems: ReadonlySet<string>, length: number): string {
  const sentences = [...text.matchAll(sentencePattern)].map(({ 0: sentence, index }) => {
    const { size } = new Set(toTerms(sentence).filter((stem) => stems.has(stem)));
    // A cell of a table or a name says less about the words than a sentence.
    const score = /[.!?]$/.test(sentence) ? size : size / 2;
    return { start: index, end: index + sentence.length, score };
  });
  const [best] = [...sentences].sort((a, b) => b.score - a.score);
  if (!best) {
    return '';
  }
  const last = sentences.findLast(({ end }) => end > best.end && end - best.start <= length) ?? best;
  return shorten(text.slice(best.start, last.end), stems, length);
}
