/** An error in how a page uses a fact. The message continues a sentence that starts with the component's name. */
export class FactError extends Error {}

/** Returns the share of adjacent letter pairs that two words have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const pairs = (text: string) => new Set([...text].slice(1).map((letter, index) => text[index] + letter));
  const [first, second] = [pairs(one), pairs(other)];
  return [...first].filter((pair) => second.has(pair)).length / Math.max(first.size, second.size, 1);
}

/** Returns the keys that are most similar to an unknown one, the most similar first. */
export function nearest(key: string, keys: readonly string[]): string[] {
  return [...keys].sort((a, b) => likeness(key, b) - likeness(key, a)).slice(0, 10);
}

/**
 * Returns the value of a record of facts by its key.
 * @param what what the record contains, in the singular, for the error: "limit"
 * @throws FactError with the key and similar keys
 */
export function lookUp<Value>(
  facts: Readonly<Record<string, Value>>,
  key: string | undefined,
  what: string,
): Value {
  if (key !== undefined && Object.hasOwn(facts, key)) {
    return facts[key] as Value;
  }
  const known = nearest(key ?? '', Object.keys(facts)).join(', ');
  throw new FactError(
    key === undefined
      ? `doesn't say which ${what} to use. There are: ${known}.`
      : `names the ${what} "${key}", which doesn't exist. Near it: ${known}.`,
  );
}

/** Returns the keys in an attribute that lists several, separated by spaces. */
export function keysOf(list: string | undefined): string[] {
  return (list ?? '').split(/\s+/).filter(Boolean);
}
