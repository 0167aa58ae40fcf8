/** A page asks for a fact in a way that cannot be answered. The message goes on from the component's name. */
export class FactError extends Error {}

/** Shared pairs of neighbouring letters, from 0 (none) to 1 (all). */
function likeness(one: string, other: string): number {
  const pairs = (text: string) => new Set([...text].slice(1).map((letter, index) => text[index] + letter));
  const [first, second] = [pairs(one), pairs(other)];
  return [...first].filter((pair) => second.has(pair)).length / Math.max(first.size, second.size, 1);
}

/** The keys that come closest to an unknown one, the closest first. */
export function nearest(key: string, keys: readonly string[]): string[] {
  return [...keys].sort((a, b) => likeness(key, b) - likeness(key, a)).slice(0, 10);
}

/**
 * The value of a record of facts by a key that a page names.
 * @param what what the record holds, in the singular, for the error: "limit"
 * @throws FactError with the key and those that come close
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
      ? `does not say which ${what} it is about. There are: ${known}.`
      : `names the ${what} "${key}", which does not exist. Near it: ${known}.`,
  );
}

/** The words of an attribute that lists several keys, separated by spaces. */
export function keysOf(list: string | undefined): string[] {
  return (list ?? '').split(/\s+/).filter(Boolean);
}
