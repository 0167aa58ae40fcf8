import { suggestSimilar } from '../utils/suggestSimilar';
import { type AttributeParser, TagError } from './defineTag';

/** A text: `title="Mute"`. */
export const textAttribute: AttributeParser<string> = {
  accepts: 'text',
  parse(text, name) {
    if (typeof text !== 'string' || !text.trim()) throw new TagError(`needs ${name}="…".`);
    if (/<\w/.test(text)) {
      throw new TagError(`has a tag in ${name}="${text}", which would show as you typed it. Use words.`);
    }
    return text;
  },
};

/** An attribute without a value, as in `<Plan id="plus" andAbove />`. */
export const booleanAttribute: AttributeParser<boolean> = {
  accepts: 'no value',
  parse(text, name) {
    if (typeof text === 'string') {
      throw new TagError(`has ${name}="${text}". Write \`${name}\` without a value, or leave it out.`);
    }
    return text ?? false;
  },
};

/** An attribute that can be missing: `optional(textAttribute)`. */
export function optional<Value>({
  accepts,
  parse,
}: AttributeParser<Value>): AttributeParser<Value | undefined> {
  return {
    accepts: `${accepts}, optional`,
    parse: (text, name) => (text === undefined ? undefined : parse(text, name)),
  };
}

/** A text that matches a pattern. Errors show the example: `matchingTextAttribute(/^#[0-9a-f]{6}$/, '#cd1d1d')`. */
export function matchingTextAttribute(pattern: RegExp, example: string): AttributeParser<string> {
  return {
    accepts: `text such as ${example}`,
    parse(text, name) {
      const value = textAttribute.parse(text, name);
      if (!pattern.test(value)) {
        throw new TagError(`has ${name}="${value}", which isn't like ${name}="${example}".`);
      }
      return value;
    },
  };
}

/** A whole number as text: `step="2"`. */
export const numberAttribute = matchingTextAttribute(/^\d+$/, '2');

/** One of some words: `choiceAttribute('month', 'year')`. The first is the default. */
export function choiceAttribute<const Word extends string>(
  first: Word,
  ...rest: readonly Word[]
): AttributeParser<Word> {
  const words = [first, ...rest];
  return {
    accepts: `${first} (default), ${rest.join(', ')}`,
    parse(text, name) {
      const typed = textAttribute.parse(text ?? first, name);
      const word = words.find((allowed) => allowed === typed);
      if (word === undefined) {
        throw new TagError(`has ${name}="${typed}", but there are only: ${words.join(', ')}.`);
      }
      return word;
    },
  };
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
  const suggestion = suggestSimilar(key, Object.keys(entries), 10);
  throw new TagError(`names the ${kind} "${key}", which doesn't exist.${suggestion}`);
}

/** A record, or a function that returns it, so that a contract is read only if a page needs it. */
type Entries<Key extends string, Value> = Readonly<Record<Key, Value>> | (() => Readonly<Record<Key, Value>>);

/** The most keys that `<TagTable>` lists. */
const maxListedKeys = 8;

/** The key of an entry, parsed to both: `keyAndEntryAttribute(readEvents, 'event')`. */
export function keyAndEntryAttribute<Key extends string, Value>(
  entries: Entries<Key, Value>,
  kind: string,
): AttributeParser<{ readonly key: Key; readonly entry: Value }> {
  const keys = typeof entries === 'function' ? [] : Object.keys(entries);
  const listed = keys.length > maxListedKeys ? [...keys.slice(0, maxListedKeys), '…'] : keys;
  return {
    accepts: listed.length > 0 ? `${kind}: ${listed.join(', ')}` : kind,
    parse(text, name) {
      const key = textAttribute.parse(text, name);
      const entry = requireEntry<Value>(typeof entries === 'function' ? entries() : entries, key, kind);
      return { key: key as Key, entry };
    },
  };
}

/** The key of an entry: `keyAttribute(ranks, 'rank')` for `rank="owner"`. */
export function keyAttribute<Key extends string>(
  entries: Entries<Key, unknown>,
  kind: string,
): AttributeParser<Key> {
  const { accepts, parse } = keyAndEntryAttribute(entries, kind);
  return { accepts, parse: (text, name) => parse(text, name).key };
}

/** The key of an entry, parsed to the entry: `entryAttribute(uiPaths, 'place')` for `to="chat-settings/welcome"`. */
export function entryAttribute<Value>(entries: Entries<string, Value>, kind: string): AttributeParser<Value> {
  const { accepts, parse } = keyAndEntryAttribute(entries, kind);
  return { accepts, parse: (text, name) => parse(text, name).entry };
}

/** Values with spaces between them: `listOf(textAttribute)` for `members="wren jay"`. */
export function listOf<Value>({ accepts, parse }: AttributeParser<Value>): AttributeParser<readonly Value[]> {
  return {
    accepts: `one or more, separated by spaces: ${accepts}`,
    parse(text, name) {
      const items = textAttribute.parse(text, name).split(/\s+/).filter(Boolean);
      return items.map((item) => parse(item, name));
    },
  };
}
