import { stemsOf, stemWord, tokenize } from './words';

/** A piece of a text, which has a word of the query or not. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The words that a text has, with their places, also with hyphens: "Pre-approve", `webhook-id`. */
const wordPattern = /[\p{L}\p{N}'’]+(?:[._-][\p{L}\p{N}]+)*/gu;

/** A sentence, or what isn't one and has a separator after it, such as a cell of a table. */
const sentencePattern = /[^\s·].*?(?:(?=\s·\s)|[.!?](?=\s\P{Ll})|$)/gu;

/** Splits a text where it has words of a query, by their stems. */
export function markWords(text: string, stems: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (tokenize(word).some((part) => stems.has(stemWord(part) ?? ''))) {
      parts.push({ text: text.slice(end, index), isMatch: false }, { text: word, isMatch: true });
      end = index + word.length;
    }
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text);
}

/** Shortens a sentence to whole words of about `length` characters, around the first word of the query. */
function cut(sentence: string, stems: ReadonlySet<string>, length: number): string {
  if (sentence.length <= length * 1.15) {
    return sentence;
  }
  const [before] = markWords(sentence, stems);
  const first = before && !before.isMatch && before.text.length < sentence.length ? before.text.length : 0;
  // From the beginning, if the word fits. Otherwise with a few words before it, and no less than there's room for.
  const from = Math.round(Math.min(first - length * 0.3, sentence.length - length));
  const start = first < length * 0.6 ? 0 : sentence.indexOf(' ', from) + 1;
  const rest = sentence.slice(start);
  const end = rest.length > length ? `${rest.slice(0, length).replace(/[\s,;:(–]+\S*$/, '')}…` : rest;
  return start > 0 ? `…${end}` : end;
}

/** The sentence of a text that has the most words of a query, and the next ones if there is room. */
export function createExcerpt(text: string, stems: ReadonlySet<string>, length: number): string {
  const sentences = [...text.matchAll(sentencePattern)].map(({ 0: words, index }) => {
    const found = new Set(stemsOf(words).filter((stem) => stems.has(stem)));
    // A word or two say nothing about where they are.
    const score = words.split(' ').length > 2 ? found.size : found.size / 2;
    return { start: index, end: index + words.length, score };
  });
  const highest = Math.max(...sentences.map(({ score }) => score));
  const best = sentences.find(({ score }) => score === highest);
  if (!best) {
    return '';
  }
  const last = sentences.findLast(({ end }) => end > best.end && end - best.start <= length) ?? best;
  return cut(text.slice(best.start, last.end), stems, length);
}
