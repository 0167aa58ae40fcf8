import { contentWords, stemOf } from '../engine/tokens';

// How long an excerpt is, in characters: long enough to say something, and short enough for a line of a snippet.
const minLength = 25;
const maxLength = 70;

// How many sentences are considered, and how much more the first is worth, because what follows often depends on it.
const maxSentences = 3;
const beginning = 2;

// Where a sentence begins that can stand alone.
const sentenceStart =
  /[.!?] (?!Its? |They |Their |Then |Otherwise|However|For example)(?=[A-Z][^.:]* [a-z])/g;

/** Returns the first sentence of a text, two if it's very short, or whole words of one that is long. */
function firstSentence(text: string): string {
  const start = text.slice(0, maxLength + 1);
  const sentence = start.match(`^.{${minLength},}?[.!?](?= )`) ?? start.match(/^.*[.!?](?= )/);
  return text.length <= maxLength && !sentence
    ? text
    : (sentence?.[0] ?? `${text.slice(0, text.lastIndexOf(' ', maxLength))} …`);
}

/**
 * Returns the sentence of a section that says most of what readers look for in it.
 * @param weights how much the stems that readers typed to find the section speak for it
 */
export function excerptOf(text: string, weights: ReadonlyMap<string, number>): string {
  const starts = [0, ...[...text.matchAll(sentenceStart)].map(({ index }) => index + 2)];
  const scored = starts.slice(0, maxSentences).map((start) => {
    const excerpt = firstSentence(text.slice(start));
    const words = contentWords(excerpt).map((word) => weights.get(stemOf(word)) ?? 0);
    const score = words.reduce((sum, weight) => sum + weight, 0);
    return { excerpt, score: start === 0 ? beginning * score : score };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).excerpt;
}
