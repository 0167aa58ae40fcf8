import { closestMatches } from '../../utils/closestMatches';

/** A writer's error in a tag. The message continues a sentence that starts with the tag's name. */
export class TagError extends Error {}

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
  const suggestions = closestMatches(key ?? '', Object.keys(facts), 10).join(', ');
  throw new TagError(
    key === undefined
      ? `doesn't say which ${kind} to use, such as: ${suggestions}.`
      : `names the ${kind} "${key}", which doesn't exist. Near it: ${suggestions}.`,
  );
}
