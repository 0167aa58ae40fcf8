import path from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../../src/utils/files';
import { howToAllow } from '../allow';
import { extractProse } from '../prose';
import type { FileRule } from '../rule';

const list: readonly { readonly found: string; readonly write: string }[] = parse(
  readText(path.join(__dirname, '../terms.yaml')),
);

const avoided = list.map(({ found, write }) => ({ pattern: new RegExp(found, 'giu'), write }));

/** Words of other products, and other phrases to avoid. */
export const terms: FileRule = function* (source) {
  for (const { text, start } of extractProse(source)) {
    for (const { pattern, write } of avoided) {
      for (const { 0: words, index } of text.matchAll(pattern)) {
        const instead = words.replace(pattern, write);
        const advice = instead ? `For "${words}", write "${instead}".` : `Leave out "${words.trim()}".`;
        const message = advice + howToAllow(source, words);
        yield { start: start + index, message, allowableWords: words };
      }
    }
  }
};
