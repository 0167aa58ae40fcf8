function pairsOf(text: string): Set<string> {
  return new Set([...text].slice(1).map((letter, index) => text[index] + letter));
}

/** Returns how similar two texts are, from 0 to 1, by the pairs of adjacent letters that they share. */
export function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(first.size + second.size, 1);
}
