import fs from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import type { Finding } from '../finding';
import { placeAt } from '../page';
import { proseOf } from '../prose';
import type { Rule } from './rule';

/** Words of the project that no dictionary has, one a line; `#` starts a comment. */
const wordsFile = 'tools/check/words.txt';

const root = path.join(__dirname, '../../..');

type Dictionary = ReturnType<typeof nspell>;

let loaded: Dictionary | undefined;

function dictionary(): Dictionary {
  if (!loaded) {
    const folder = path.dirname(require.resolve('dictionary-en-gb'));
    loaded = nspell({
      aff: fs.readFileSync(path.join(folder, 'index.aff')),
      dic: fs.readFileSync(path.join(folder, 'index.dic')),
    });
    for (const word of projectWords()) {
      loaded.add(word);
    }
  }
  return loaded;
}

/** The words of `words.txt`, in its order. */
export function projectWords(): string[] {
  return fs
    .readFileSync(path.join(root, wordsFile), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

/** Addresses, names of people, channels and commands, and entities, which are spelt as they are. */
const names =
  /https?:\/\/\S+|[\w.+-]*@[\w.-]+|#[\w-]+|\S*\/\w[^\s,;]*\/\S*|(?:\w+\.)+[a-z]{2,}\b|&#?\w+;|\{[^}]*\}|\S*_\S*/giu;

/** Words, their parts joined by hyphens. What has a digit in it is a name. */
const word = /(?<![\p{L}\p{N}-])\p{L}[\p{L}'’-]*(?![\p{L}\p{N}])/gu;

const checked = new Map<string, boolean>();

function isInDictionary(plain: string): boolean {
  const known = checked.get(plain) ?? dictionary().correct(plain);
  checked.set(plain, known);
  return known;
}

function isKnown(typed: string): boolean {
  const plain = typed.replace(/’/g, "'").replace(/'s?$|-$/, '');
  // One letter is a sign, and a capital inside a word, as in "OpenID", is its owner's spelling.
  if (plain.length < 2 || /\p{Ll}\p{Lu}/u.test(plain) || isInDictionary(plain)) {
    return true;
  }
  const [, initials] = /^(\p{Lu}{2,})s$/u.exec(plain) ?? [];
  return (
    (initials !== undefined && isInDictionary(initials)) ||
    (plain.includes('-') && plain.split('-').every(isKnown))
  );
}

function suggestion(typed: string): string {
  const near = dictionary().suggest(typed).slice(0, 3);
  return near.length > 0 ? `Did you mean ${near.map((each) => `"${each}"`).join(', ')}?` : 'Look it up.';
}

/** Spelling, with the project's own words beside the dictionary. */
export const spelling: Rule = (page) =>
  proseOf(page).flatMap(({ text, start }) => {
    const plain = text.replace(names, (name) => ' '.repeat(name.length));
    return [...plain.matchAll(word)]
      .filter(({ 0: typed }) => !isKnown(typed))
      .map(
        ({ 0: words, index }): Finding => ({
          ...placeAt(page.text, start + index),
          says: `"${words}" is in no dictionary here. ${suggestion(words)} If it is right, add it to ${wordsFile}.`,
          words,
        }),
      );
  });
