function letterPairs(text: string): Set<string> {
  const letters = [...text];
  return new Set(letters.slice(1).map((letter, index) => letters[index] + letter));
}

/** Returns the similarity of two texts, from 0 to 1: the Dice coefficient of their letter pairs. */
function similarity(a: string, b: string): number {
  const [pairsA, pairsB] = [letterPairs(a), letterPairs(b)];
  const shared = [...pairsA].filter((pair) => pairsB.has(pair)).length;
  return (2 * shared) / Math.max(pairsA.size + pairsB.size, 1);
}

/** Below it, candidates only share some letters by chance. */
const minSimilarity = 0.4;

/** Returns a sentence with the candidates most similar to a text, after a space, or `''` if none is. */
export function suggestSimilar(text: string, candidates: Iterable<string>, max = 3): string {
  const similar = [...new Set(candidates)]
    .filter((candidate) => similarity(text, candidate) >= minSimilarity)
    .sort((a, b) => similarity(text, b) - similarity(text, a))
    .slice(0, max);
  return similar.length > 0 ? ` Similar: ${similar.join(', ')}.` : '';
}
