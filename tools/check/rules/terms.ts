import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { proseOf } from '../prose';
import type { Rule } from '../rule';

/** Words to avoid. `terms.yaml` explains the fields. */
interface Term {
  readonly found: string;
  readonly why: string;
  readonly write?: string;
  readonly matchCase?: boolean;
}

const file = path.join(__dirname, '../terms.yaml');
const terms = (parse(fs.readFileSync(file, 'utf8')) as Term[]).map(({ found, matchCase, ...term }) => ({
  ...term,
  found: new RegExp(found, matchCase ? 'gu' : 'giu'),
}));

/** Our words for things, and no filler. Code, keywords, and what people in a drawn chat say can contain any words. */
export const wrongTerms: Rule = function* (page) {
  for (const { text, start } of proseOf(page).filter(({ place }) => place !== 'speech')) {
    for (const { found, why, write } of terms) {
      for (const { 0: words, index } of text.matchAll(found)) {
        const better = write && words.replace(new RegExp(found.source, 'iu'), write);
        yield {
          start: start + index,
          says: `"${words}": ${why}${better ? ` Write "${better}".` : ''} If it's right, allow it above the paragraph: \`{/* allow: ${words} because … */}\`.`,
          words,
        };
      }
    }
  }
};
