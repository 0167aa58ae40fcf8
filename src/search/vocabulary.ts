import SearchableMap from 'minisearch/SearchableMap';
import type { IndexedPage } from './searchIndex';
import type { Section } from './sections';
import { stem } from './stem';
import { isStopWord, tokenize } from './words';

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Collects the words of all pages and phrases. */
export function createVocabulary(sections: readonly Section[]) {
  /** The number of sections that have a word. */
  const counts = new SearchableMap<number>();
  const stems = new Set(sections.flatMap(({ phrases }) => phrases.flat()));
  const pagesByWord = new Map<string, Set<IndexedPage>>();
  for (const { title, page, text } of sections) {
    const texts = [title, page.title, page.description, page.keywords, text];
    for (const word of new Set(texts.flatMap((text) => tokenize(text)))) {
      if (!isStopWord(word)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
        stems.add(stem(word));
        pagesByWord.set(word, (pagesByWord.get(word) ?? new Set()).add(page));
      }
    }
  }
  const isKnown = (word: string) => stems.has(stem(word));
  return {
    isKnown,
    /** The page that has a word, if there is only one. */
    onlyPageOf: (word: string): IndexedPage | undefined => {
      const [page, other] = pagesByWord.get(word) ?? [];
      return other ? undefined : page;
    },
    /** Completes the beginning of a word to the most frequent one. Its stem can be shorter: "moderatio" and "moder". */
    complete: (word: string): string => {
      const longer = word.length > 1 && !isStopWord(word) && !isKnown(word) ? [...counts.atPrefix(word)] : [];
      return longer.sort(([, a], [, b]) => b - a)[0]?.[0] ?? word;
    },
    /**
     * Finds the known word that is spelled most like a word. Of several, it's the most frequent.
     * @returns the word, with its edit distance, where two swapped letters are one edit
     */
    correct: (word: string) => {
      if (isKnown(word)) {
        return { word, distance: 0 };
      }
      const letters = [...word].sort().join('');
      const [nearest] = [...counts.fuzzyGet(word, word.length > 30 ? 0 : 2)]
        .map(([similar, [count, edits]]) => {
          const isSwap = [...similar].sort().join('') === letters;
          return { word: similar, count, distance: isSwap ? Math.min(edits, 1) : edits };
        })
        // Short words have too many neighbors.
        .filter(({ distance }) => word.length > (distance < 2 ? 3 : 6))
        .sort((a, b) => a.distance - b.distance || b.count - a.count);
      return nearest;
    },
  };
}
