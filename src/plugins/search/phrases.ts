import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** A phrase that readers type, with the id of the section that answers it, or `top` for the top of the page. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
  /** Whether the section comes first for every query that has all words of the phrase. */
  readonly urgent: boolean;
}

/**
 * Returns the phrases in the text of a `.search.yaml` file. Those of `urgent` are listed by section there, too.
 * @throws if the text is anything else, with the fix
 */
export function parsePhrases(text: string): Phrase[] {
  const phrasesIn = (content: unknown, urgent: boolean): Phrase[] =>
    Object.entries(Object(content)).flatMap(([id, list]) => {
      if (id === 'urgent' && !urgent) {
        return phrasesIn(list, true);
      }
      if (!Array.isArray(list) || !list.every((phrase) => /string|number/.test(typeof phrase))) {
        throw new Error(
          `\`${id}\` has no list of phrases. Write each on a line below it, as in \`  - straw poll\`.`,
        );
      }
      return list.map((phrase) => ({ id, text: String(phrase), urgent }));
    });
  return phrasesIn(parse(text), false);
}

/**
 * Returns the phrases of a page, from the file next to it: `/faq` has `docs/faq.search.yaml`.
 * @throws if the file has anything else, with its name
 */
export function readPhrases(url: string): Phrase[] {
  const file = `docs${url}.search.yaml`;
  const place = path.join(__dirname, '../../..', file);
  try {
    return fs.existsSync(place) ? parsePhrases(fs.readFileSync(place, 'utf8')) : [];
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
