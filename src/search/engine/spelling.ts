/**
 * Returns how many typos are between two words: a letter that is missing, extra, wrong, or swapped with its neighbor.
 * @param most where to stop counting
 * @returns the number, or `most + 1` when there are more
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) {
    return most + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) {
      return most + 1;
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}

/** Returns how many typos a word of this length can have and still be understood. */
function maxEditDistance(length: number): number {
  if (length < 4) {
    return 0;
  }
  return length < 7 ? 1 : 2;
}

/** Which of the 26 letters a word has, as bits: two words that differ in many letters need not be compared. */
function letters(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) {
    bits |= 1 << (word.charCodeAt(index) & 31);
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    count++;
  }
  return count;
}

/** A word of the site that a reader may have meant. */
export interface Correction {
  readonly word: string;
  readonly distance: number;
}

/**
 * The words of the site that come nearest to one that is not there.
 * @param word a plain word
 * @param vocabulary the words to choose from
 * @param unfinished whether the word is still being typed, so that the beginning of a longer one will do
 * @param most the maximum number of typos
 */
export function corrections(
  word: string,
  vocabulary: readonly string[],
  unfinished: boolean,
  most = maxEditDistance(word.length),
): Correction[] {
  if (most === 0) {
    return [];
  }
  const own = letters(word);
  const found: Correction[] = [];
  for (const candidate of vocabulary) {
    if (candidate.length < 3 || candidate.length < word.length - most || !/^\p{L}/u.test(candidate)) {
      continue;
    }
    const start = unfinished ? candidate.slice(0, word.length + 1) : candidate;
    if (start.length > word.length + most || countBits(own & ~letters(start)) > most) {
      continue;
    }
    const distance = editDistance(word, start, most);
    if (distance <= most) {
      found.push({ word: candidate, distance });
    }
  }
  const fewest = Math.min(...found.map(({ distance }) => distance));
  return found.filter(({ distance }) => distance === fewest);
}
