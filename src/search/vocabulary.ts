import { stem } from './stem';

/** Corrections are for words of at least this many letters, typed or meant. */
const minCorrectedLength = 5;
const minPartLength = 3;

const prefixWeight = 0.25;
const correctionWeight = 0.6;

/** Whether one slip makes one word of another: a wrong, missing, or added letter, or two swapped neighbors. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.max(a.length, b.length) < minCorrectedLength || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const isSwapped = a[same] === b[same + 1] && a[same + 1] === b[same];
  return (
    a.slice(same + 1) === b.slice(same + 1) ||
    a.slice(same + 1) === b.slice(same) ||
    a.slice(same) === b.slice(same + 1) ||
    (isSwapped && a.slice(same + 2) === b.slice(same + 2))
  );
}

/**
 * Finds what readers mean by the words they type.
 * @param words the stems of the index, and the words that have other stems
 */
export function createVocabulary(words: readonly string[]) {
  const known = new Set(words);

  /** Splits words that were typed as one, such as "deleteaccount". */
  function split(word: string): string[] {
    for (let end = minPartLength; end <= word.length - minPartLength; end += 1) {
      const parts = [word.slice(0, end), word.slice(end)];
      if (parts.every((part) => known.has(stem(part)))) return parts;
    }
    return [];
  }

  return {
    /** Returns the stems of a word, of those that it begins, or of those that the reader meant, with their weights. */
    lookUp(word: string, canBeUnfinished: boolean): ReadonlyMap<string, number> {
      const weights = new Map<string, number>();
      const add = (weight: number, isMeant: (other: string) => boolean) => {
        for (const name of words.filter(isMeant).map(stem)) {
          weights.set(name, Math.max(weights.get(name) ?? 0, weight));
        }
      };
      const isKnown = known.has(stem(word));
      if (isKnown) weights.set(stem(word), 1);
      if (canBeUnfinished || !isKnown) add(prefixWeight, (other) => other.startsWith(word));
      if (weights.size === 0) add(correctionWeight, (other) => isOneSlip(word, other));
      if (weights.size === 0) for (const part of split(word)) weights.set(stem(part), 1);
      return weights;
    },
  };
}
