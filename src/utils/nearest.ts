function letterPairs(text: string): Set<string> {
  return new Set([...text].slice(1).map((letter, index) => text[index] + letter));
}

/** Returns the similarity of two texts from 0 to 1, by their shared pairs of adjacent letters. */
function similarity(a: string, b: string): number {
  const [pairsA, pairsB] = [letterPairs(a), letterPairs(b)];
  const shared = [...pairsA].filter((pair) => pairsB.has(pair)).length;
  return (2 * shared) / Math.max(pairsA.size + pairsB.size, 1);
}

/** Returns the keys that are most similar to an unknown key, the most similar first. */
export function nearestKeys(key: string, keys: Iterable<string>, max = 3): string[] {
  return [...new Set(keys)].sort((a, b) => similarity(key, b) - similarity(key, a)).slice(0, max);
}
