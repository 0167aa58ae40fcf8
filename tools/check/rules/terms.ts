import path from 'node:path';
import { parse } from 'yaml';
import type { Page } from '../../../src/content/page';
import { readText } from '../../../src/files';
import { allowHelp, type Finding } from '../finding';
import { extractProse, extractQuoted, type Prose } from '../prose';
import type { TextRule } from '../site';

const list: readonly { readonly found: string; readonly write: string }[] = parse(
  readText(path.join(__dirname, '../terms.yaml')),
);

/** Phrases to avoid. `terms.yaml` explains the fields. */
const avoided = list.map(({ found, write }) => ({ pattern: new RegExp(found, 'giu'), write }));

function* findTerms(texts: readonly Prose[]): Generator<Finding & { readonly words: string }> {
  for (const { text, start } of texts) {
    for (const { pattern, write } of avoided) {
      for (const { 0: words, index } of text.matchAll(pattern)) {
        const message = `For "${words}", write "${words.replace(pattern, write)}".`;
        yield { start: start + index, message, words };
      }
    }
  }
}

/** Our words for things on pages. What people in a drawn chat say can contain any words. */
export function terms(page: Page): Finding[] {
  return [...findTerms(extractProse(page))].map((finding) => ({
    ...finding,
    message: finding.message + allowHelp(page, finding.words),
  }));
}

/** Our words for things in facts and contracts. */
export const quotedTerms: TextRule = (source) => findTerms(extractQuoted(source));
