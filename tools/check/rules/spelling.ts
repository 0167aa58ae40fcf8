import fs from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import { remembered } from '../../../src/remembered';
import { proseOf } from '../prose';
import type { Rule } from '../rule';
import { wordList } from '../wordList';

const folder = path.dirname(require.resolve('dictionary-en'));
const [aff, dic] = ['index.aff', 'index.dic'].map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
const dictionary = nspell(aff ?? '', dic);
dictionary.personal(wordList('words.txt').join('\n'));

/** Addresses, names of people, channels, and commands, and entities, which aren't words. */
const names =
  /https?:\/\/\S+|[\w.+-]*@[\w.-]+|#[\w-]+|\S*\/\w[^\s,;]*\/\S*|(?:\w+\.)+[a-z]{2,}\b|&#?\w+;|\{[^}]*\}|\S*_\S*/giu;

/** Words, with the parts that hyphens join. What has a digit in it is a name. */
const word = /(?<![\p{L}\p{N}-])\p{L}[\p{L}'’-]*(?![\p{L}\p{N}])/gu;

const isInDictionary = remembered((plain: string) => dictionary.correct(plain));

function isKnown(typed: string): boolean {
  // Without "'s", and without the "s" of initials, as in "URLs".
  const plain = typed.replace(/’/g, "'").replace(/'s?$|(?<=\p{Lu}{2})s$|-$/u, '');
  return (
    // A single letter is a symbol, and a capital inside a word, as in "OpenID", is its owner's spelling.
    plain.length < 2 ||
    /\p{Ll}\p{Lu}/u.test(plain) ||
    isInDictionary(plain) ||
    (plain.includes('-') && plain.split('-').every(isKnown))
  );
}

const suggestion = remembered((typed: string) => {
  const near = dictionary.suggest(typed).slice(0, 3);
  return near.length > 0 ? `Did you mean ${near.map((each) => `"${each}"`).join(', ')}?` : 'Look it up.';
});

/** American spelling, with the project's own words. */
export const spelling: Rule = function* (page) {
  for (const { text, start } of proseOf(page)) {
    const plain = text.replace(names, (name) => ' '.repeat(name.length));
    for (const { 0: words, index } of plain.matchAll(word)) {
      if (!isKnown(words)) {
        const says = `"${words}" is in no American dictionary. ${suggestion(words)} If it is right, add it to tools/check/words.txt.`;
        yield { start: start + index, says, words };
      }
    }
  }
};
