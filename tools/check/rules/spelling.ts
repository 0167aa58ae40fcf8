import fs from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import { placeAt } from '../page';
import { proseOf } from '../prose';
import type { Finding, Rule } from '../rule';
import { wordList } from '../wordList';

let loaded: ReturnType<typeof nspell> | undefined;

function dictionary(): ReturnType<typeof nspell> {
  if (!loaded) {
    const folder = path.dirname(require.resolve('dictionary-en'));
    loaded = nspell({
      aff: fs.readFileSync(path.join(folder, 'index.aff')),
      dic: fs.readFileSync(path.join(folder, 'index.dic')),
    });
    for (const word of wordList('words.txt')) {
      loaded.add(word);
    }
  }
  return loaded;
}

/** Addresses, names of people, channels, and commands, and entities, which aren't words. */
const names =
  /https?:\/\/\S+|[\w.+-]*@[\w.-]+|#[\w-]+|\S*\/\w[^\s,;]*\/\S*|(?:\w+\.)+[a-z]{2,}\b|&#?\w+;|\{[^}]*\}|\S*_\S*/giu;

/** Words, with the parts that hyphens join. What has a digit in it is a name. */
const word = /(?<![\p{L}\p{N}-])\p{L}[\p{L}'’-]*(?![\p{L}\p{N}])/gu;

const checked = new Map<string, boolean>();

function isInDictionary(plain: string): boolean {
  const known = checked.get(plain) ?? dictionary().correct(plain);
  checked.set(plain, known);
  return known;
}

function isKnown(typed: string): boolean {
  const plain = typed.replace(/’/g, "'").replace(/'s?$|-$/, '');
  // A single letter is a symbol, and a capital inside a word, as in "OpenID", is its owner's spelling.
  if (plain.length < 2 || /\p{Ll}\p{Lu}/u.test(plain) || isInDictionary(plain)) {
    return true;
  }
  const [, initials] = /^(\p{Lu}{2,})s$/u.exec(plain) ?? [];
  return (
    (initials !== undefined && isInDictionary(initials)) ||
    (plain.includes('-') && plain.split('-').every(isKnown))
  );
}

const suggestions = new Map<string, readonly string[]>();

function suggestion(typed: string): string {
  const near = suggestions.get(typed) ?? dictionary().suggest(typed).slice(0, 3);
  suggestions.set(typed, near);
  return near.length > 0 ? `Did you mean ${near.map((each) => `"${each}"`).join(', ')}?` : 'Look it up.';
}

/** American spelling, with the project's own words. */
export const spelling: Rule = (page) =>
  proseOf(page).flatMap(({ text, start }) => {
    const plain = text.replace(names, (name) => ' '.repeat(name.length));
    return [...plain.matchAll(word)]
      .filter(({ 0: typed }) => !isKnown(typed))
      .map(
        ({ 0: words, index }): Finding => ({
          ...placeAt(page.text, start + index),
          says: `"${words}" is in no American dictionary. ${suggestion(words)} If it is right, add it to tools/check/words.txt.`,
          words,
        }),
      );
  });
