import SearchableMap from 'minisearch/SearchableMap';
import type { IndexedPage } from './searchIndex';
import type { Section } from './sections';
import { stem } from './stem';
import { isStopWord, tokenize } from './words';

/** An indexed word, and how many edits turn a typed word into it. Two swapped letters are one edit. */
export interface Spelling {
  readonly word: string;
  readonly distance: number;
}

function sortLetters(word: string): string {
  return [...word].sort().join('');
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Collects the words of all sections, to complete and correct those of queries. */
export function createVocabulary(sections: readonly Section[]) {
  /** The number of sections with a word. */
  const counts = new SearchableMap<number>();
  const pagesByWord = new Map<string, Set<IndexedPage>>();
  const terms = new Set(sections.flatMap(({ phrases }) => phrases.flat()));
  for (const { title, page, text } of sections) {
    const texts = [title, page.title, page.description, page.keywords, text];
    for (const word of new Set(texts.flatMap((each) => tokenize(each)))) {
      if (!isStopWord(word)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
        terms.add(stem(word));
        pagesByWord.set(word, (pagesByWord.get(word) ?? new Set()).add(page));
      }
    }
  }

  /** Whether a section has a form of a word. */
  const isKnown = (word: string): boolean => terms.has(stem(word));

  /**
   * Completes an unfinished word to the most frequent word that starts with it. MiniSearch only completes terms, and the term of
   * "moderation" is "moder", which doesn't start with "moderatio".
   */
  const completeWord = (word: string): string => {
    if (word.length < 2 || isStopWord(word) || isKnown(word)) {
      return word;
    }
    const [best] = [...counts.atPrefix(word)].sort(([, a], [, b]) => b - a);
    return best?.[0] ?? word;
  };

  /** Finds the word that is spelled most like a word. Of several, it's the most frequent. */
  const findSpelling = (word: string): Spelling | undefined => {
    if (isKnown(word)) {
      return { word, distance: 0 };
    }
    // The search through the words takes too long for a very long one.
    const maxEdits = word.length > 30 ? 0 : 2;
    const letters = sortLetters(word);
    const [nearest] = [...counts.fuzzyGet(word, maxEdits)]
      .map(([similar, [count, edits]]) => {
        const isSwap = sortLetters(similar) === letters;
        return { word: similar, count, distance: isSwap ? Math.min(edits, 1) : edits };
      })
      // Short words resemble too many others: one edit needs 4 letters, and two need 7.
      .filter(({ distance }) => word.length > (distance < 2 ? 3 : 6))
      .sort((a, b) => a.distance - b.distance || b.count - a.count);
    return nearest;
  };

  /** Finds the page with a word, if it's the only one. */
  const findSolePage = (word: string): IndexedPage | undefined => {
    const [page, anotherPage] = pagesByWord.get(word) ?? [];
    return anotherPage ? undefined : page;
  };

  return { isKnown, completeWord, findSpelling, findSolePage };
}
