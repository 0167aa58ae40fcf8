/** An error in how a page uses a fact. The message continues a sentence that starts with the tag's name. */
export class TagError extends Error {}

function letterPairs(text: string): Set<string> {
  return new Set([...text].slice(1).map((letter, index) => text[index] + letter));
}

/** Returns how similar two texts are, from 0 to 1, by the pairs of adjacent letters that they share. */
function similarity(one: string, other: string): number {
  const [first, second] = [letterPairs(one), letterPairs(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(first.size + second.size, 1);
}

/** Returns the keys that are most similar to an unknown one, the most similar first. */
export function findSimilar(key: string, keys: Iterable<string>, max = 3): string[] {
  return [...new Set(keys)].sort((a, b) => similarity(key, b) - similarity(key, a)).slice(0, max);
}

/**
 * Returns the value of a record of facts by its key.
 * @param kind what the record contains, in the singular, for the error: "limit"
 * @throws TagError with the key and similar keys
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
