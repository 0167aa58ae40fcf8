import path from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../../src/files';
import { extractProse, extractQuoted } from '../prose';
import type { Rule } from '../site';

/** Phrases to avoid. `terms.yaml` explains the fields. */
const avoided: readonly { readonly found: string; readonly write: string }[] = parse(
  readText(path.join(__dirname, '../terms.yaml')),
);

/** Our words for things, also in facts and contracts. What people in a drawn chat say can contain any words. */
export const terms: Rule = function* (page) {
  const isPage = page.tree.children.length > 0;
  const texts = isPage ? extractProse(page) : extractQuoted(page);
  for (const { text, start } of texts) {
    for (const { found, write } of avoided) {
      for (const { 0: words, index } of text.matchAll(new RegExp(found, 'giu'))) {
        const replacement = words.replace(new RegExp(found, 'iu'), write);
        const allow = `If it's right, allow it on the page: \`{/* allow: ${words} because … */}\`.`;
        const message = `For "${words}", write "${replacement}". ${isPage ? allow : ''}`.trim();
        yield { start: start + index, message, words };
      }
    }
  }
};
