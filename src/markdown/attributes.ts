import * as v from 'valibot';
import { suggestSimilar } from '../utils/suggestSimilar';
import { TagError } from './defineTag';

/** A text: `title="Mute"`. */
export const textAttribute = v.pipe(
  v.string('but needs a text'),
  v.trim(),
  v.nonEmpty('which is empty'),
  v.check((text) => !/<\w[^>]*\/>/.test(text), 'which shows the tag in it as you typed it'),
);

/** An attribute without a value, as in `<Plan id="plus" andAbove />`. */
export const booleanAttribute = v.optional(v.boolean('but has no value'), false);

/** A whole number as text: `step="2"`. */
export const numberAttribute = v.pipe(textAttribute, v.digits('which is no number'));

/** One of some words: `choiceAttribute('month', 'year')`. The first is the default. */
export function choiceAttribute<const Word extends string>(first: Word, ...rest: readonly Word[]) {
  const words = [first, ...rest];
  return v.optional(v.picklist(words, `but there are only: ${words.join(', ')}`), first);
}

function explainUnknownKey(key: string, entries: object, kind: string): string {
  return `which is no ${kind}.${suggestSimilar(key, Object.keys(entries), 10)}`;
}

/**
 * Returns the entry of a record by its key: `requireEntry(uiPaths, 'chat-settings/welcome', 'place')`.
 * @param kind a word for such an entry
 * @throws TagError that names similar keys
 */
export function requireEntry<Value>(
  entries: Readonly<Record<string, Value>>,
  key: string,
  kind: string,
): Value {
  if (Object.hasOwn(entries, key)) return entries[key] as Value;
  throw new TagError(`needs "${key}", ${explainUnknownKey(key, entries, kind)}`);
}

/** A record, or a function that returns it, so that a contract is read only if a page needs it. */
type Entries<Key extends string, Value> = Readonly<Record<Key, Value>> | (() => Readonly<Record<Key, Value>>);

/** The key of an entry, parsed to both: `keyAndEntryAttribute(readEvents, 'event')`. */
export function keyAndEntryAttribute<Key extends string, Value>(entries: Entries<Key, Value>, kind: string) {
  const read = () => (typeof entries === 'function' ? entries() : entries);
  return v.pipe(
    textAttribute,
    v.check(
      (key) => Object.hasOwn(read(), key),
      ({ input }) => explainUnknownKey(input, read(), kind),
    ),
    v.transform((key) => key as Key),
    v.transform((key) => ({ key, entry: read()[key] as Value })),
  );
}

/** The key of an entry: `keyAttribute(ranks, 'rank')` for `rank="owner"`. */
export function keyAttribute<Key extends string>(entries: Entries<Key, unknown>, kind: string) {
  return v.pipe(
    keyAndEntryAttribute(entries, kind),
    v.transform(({ key }) => key),
  );
}

/** The key of an entry, parsed to the entry: `entryAttribute(uiPaths, 'place')` for `to="chat-settings/welcome"`. */
export function entryAttribute<Value>(entries: Entries<string, Value>, kind: string) {
  return v.pipe(
    keyAndEntryAttribute(entries, kind),
    v.transform(({ entry }) => entry),
  );
}

/** Values with spaces between them: `listOf(textAttribute)` for `members="wren jay"`. */
export function listOf<Value>(item: v.GenericSchema<string, Value>) {
  return v.pipe(
    textAttribute,
    v.transform((text) => text.split(/\s+/)),
    v.array(item),
  );
}
