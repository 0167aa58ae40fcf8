/** An error of a writer in a tag. The message continues a sentence that starts with the tag's name. */
export class TagError extends Error {}

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
export function findSimilar(key: string, keys: Iterable<string>, max = 3): string[] {
  return [...new Set(keys)].sort((a, b) => similarity(key, b) - similarity(key, a)).slice(0, max);
}

/**
 * Returns a fact by its key.
 * @param kind a word for such a fact: "limit"
 * @throws TagError that names similar keys
 */
export function lookUp<Value>(
  facts: Readonly<Record<string, Value>>,
  key: string | undefined,
  kind: string,
): Value {
  if (key !== undefined && Object.hasOwn(facts, key)) {
    return facts[key] as Value;
  }
  const suggestions = findSimilar(key ?? '', Object.keys(facts), 10).join(', ');
  throw new TagError(
    key === undefined
      ? `doesn't say which ${kind} to use. There are: ${suggestions}.`
      : `names the ${kind} "${key}", which doesn't exist. Near it: ${suggestions}.`,
  );
}
