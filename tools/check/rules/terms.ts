import path from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../../src/files';
import type { Rule } from '../finding';
import { proseOf } from '../prose';

/** Words that we avoid together. `terms.yaml` explains the fields. */
interface Term {
  readonly found: string;
  readonly write: string;
}

const terms = parse(readText(path.join(__dirname, '../terms.yaml'))) as Term[];

/** Our words for things. What people in a drawn chat say can contain any words. */
export const wrongTerms: Rule = function* (page) {
  for (const { text, start } of proseOf(page)) {
    for (const { found, write } of terms) {
      for (const { 0: words, index } of text.matchAll(new RegExp(found, 'giu'))) {
        const better = words.replace(new RegExp(found, 'iu'), write);
        const says = `One thing has one name on every page: for "${words}", write "${better}". If it's right, allow it on the page: \`{/* allow: ${words} because … */}\`.`;
        yield { start: start + index, says, words };
      }
    }
  }
};
