import SearchableMap from 'minisearch/SearchableMap';
import type { IndexedPage } from './searchIndex';
import type { SearchSection } from './sections';
import { stem } from './stem';
import { stopWords } from './words';

/** Whether two neighbors of one word are swapped in the other. */
function isSwapped(word: string, other: string): boolean {
  const swapAt = (i: number) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
  return Array.from(word, (_, i) => swapAt(i)).includes(other);
}

/** Collects the words of all sections, to complete and correct those of queries. */
export function createVocabulary(
  sections: readonly SearchSection[],
  split: (text: string) => readonly string[],
) {
  /** The number of sections with each word. */
  const counts = new SearchableMap<number>();
  const terms = new Set(sections.flatMap(({ phrases }) => phrases.flat()));
  const pagesByWord = new Map<string, Set<IndexedPage>>();
  for (const { title, page, text } of sections) {
    const fields = [title, page.title, page.description, page.keywords, text];
    for (const word of new Set(fields.flatMap(split))) {
      if (!stopWords.has(word)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
        terms.add(stem(word));
        pagesByWord.set(word, (pagesByWord.get(word) ?? new Set()).add(page));
      }
    }
  }

  const isKnown = (word: string): boolean => terms.has(stem(word));

  return {
    isKnown,
    /** Finds the page with a word, if it's the only one. */
    findOnlyPageWith(word: string): IndexedPage | undefined {
      const [page, anotherPage] = pagesByWord.get(word) ?? [];
      return anotherPage ? undefined : page;
    },
    /** Completes a word to the most frequent one that starts with it. MiniSearch knows only stems: "moderatio" is longer than `moder`. */
    completeWord(word: string): string {
      if (word.length < 2 || stopWords.has(word) || isKnown(word)) return word;
      const [best] = [...counts.atPrefix(word)].sort(([, a], [, b]) => b - a);
      return best?.[0] ?? word;
    },
    /**
     * Finds the indexed word with the most similar spelling, and of several the most frequent one.
     * @returns the word, with its edit distance, where two swapped neighbors are one edit
     */
    correctWord(word: string) {
      if (isKnown(word)) return { word, distance: 0 };
      // Words of more than 30 letters would take too long.
      const [nearest] = [...counts.fuzzyGet(word, word.length > 30 ? 0 : 2)]
        .map(([similar, [count, edits]]) => ({
          word: similar,
          count,
          distance: isSwapped(word, similar) ? 1 : edits,
        }))
        // Short words resemble too many others: one edit needs 4 letters, and two need 7.
        .filter(({ distance }) => word.length > (distance < 2 ? 3 : 6))
        .sort((a, b) => a.distance - b.distance || b.count - a.count);
      return nearest;
    },
  };
}
