import type { Attribute } from './defineTag';
import { lookUp, TagError } from './lookUp';

export const requiredText: Attribute<string> = {
  accepts: 'text',
  parse(entered, name) {
    if (typeof entered !== 'string' || !entered) {
      throw new TagError(`needs ${name}="…".`);
    }
    if (/<\w/.test(entered)) {
      throw new TagError(`has a tag in ${name}="${entered}", which would show as you typed it. Use words.`);
    }
    return entered;
  },
};

/** An attribute without a value, such as `up`. */
export const flag: Attribute<boolean> = {
  accepts: 'no value',
  parse(entered, name) {
    if (typeof entered === 'string') {
      throw new TagError(`has ${name}="${entered}". Write \`${name}\` without a value, or leave it out.`);
    }
    return entered ?? false;
  },
};

export function optional<Value>({ accepts, parse }: Attribute<Value>): Attribute<Value | undefined> {
  return {
    accepts: `${accepts}, optional`,
    parse: (entered, name) => (entered === undefined ? undefined : parse(entered, name)),
  };
}

/** A text that matches a pattern. Errors show the example. */
export function textLike(pattern: RegExp, example: string): Attribute<string> {
  return {
    accepts: `text such as ${example}`,
    parse(entered, name) {
      const value = requiredText.parse(entered, name);
      if (!pattern.test(value)) {
        throw new TagError(`has ${name}="${value}", which isn't like ${name}="${example}".`);
      }
      return value;
    },
  };
}

export const digits = textLike(/^\d+$/, '2');

/** One of some words. The first is the default. */
export function oneOf<const Word extends string>(first: Word, ...rest: readonly Word[]): Attribute<Word> {
  const words = [first, ...rest];
  return {
    accepts: `${first} (default), ${rest.join(', ')}`,
    parse(entered, name) {
      const word = words.find((allowed) => allowed === (entered ?? first));
      if (word === undefined) {
        throw new TagError(`has ${name}="${entered}", but there are only: ${words.join(', ')}.`);
      }
      return word;
    },
  };
}

/** Facts by their keys, or a function that returns them, so that a contract is read only if a page needs it. */
type Facts<Key extends string, Value> = Readonly<Record<Key, Value>> | (() => Readonly<Record<Key, Value>>);

/** The number of keys in the list for writers. */
const listedKeys = 8;

/** The key of a fact, with the fact. `kind` is a word for such a fact: "limit". */
export function entryOf<Key extends string, Value>(
  facts: Facts<Key, Value>,
  kind: string,
): Attribute<readonly [key: Key, value: Value]> {
  const keys = typeof facts === 'function' ? [] : Object.keys(facts);
  const list = [...keys.slice(0, listedKeys), ...(keys.length > listedKeys ? ['…'] : [])].join(', ');
  return {
    accepts: list ? `${kind}: ${list}` : kind,
    parse(entered, name) {
      const record = typeof facts === 'function' ? facts() : facts;
      const key = entered === undefined ? undefined : requiredText.parse(entered, name);
      return [key as Key, lookUp<Value>(record, key, kind)];
    },
  };
}

export function keyOf<Key extends string>(facts: Facts<Key, unknown>, kind: string): Attribute<Key> {
  const { accepts, parse } = entryOf(facts, kind);
  return { accepts, parse: (entered, name) => parse(entered, name)[0] };
}

export function factOf<Value>(facts: Facts<string, Value>, kind: string): Attribute<Value> {
  const { accepts, parse } = entryOf(facts, kind);
  return { accepts, parse: (entered, name) => parse(entered, name)[1] };
}

/** One or more values with spaces between them. */
export function several<Value>({ accepts, parse }: Attribute<Value>): Attribute<readonly Value[]> {
  return {
    accepts: `one or more, separated by spaces: ${accepts}`,
    parse(entered, name) {
      const words = requiredText.parse(entered, name).split(/\s+/).filter(Boolean);
      return words.map((word) => parse(word, name));
    },
  };
}
