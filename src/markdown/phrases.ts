import fs from 'node:fs';
import path from 'node:path';
import { isMap, isNode, isScalar, isSeq, Lexer, parseDocument } from 'yaml';

/** A phrase that readers type, with the id of the section that answers it, or `top` for the top of the page. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
  /** Whether the section comes first for every query that has all words of the phrase. */
  readonly urgent: boolean;
  /** Where it is in its file. */
  readonly start: number;
}

/** What is wrong in a file of phrases, with the fix, and where. */
export interface PhraseError {
  readonly start: number;
  readonly message: string;
}

const advice = 'Put a phrase with a colon, a comma, a bracket, or `#` in quotes: `["#general: rules"]`.';

/** Returns the phrases in the text of a `.search.yaml` file. Those of `urgent` are listed by section there, too. */
export function parsePhrases(text: string): { phrases: Phrase[]; errors: PhraseError[] } {
  // All values are texts: `true` and `404`, too.
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  const comment = [...new Lexer().lex(text)].find((token) => token.startsWith('#'));
  const [error] = document.errors;
  if (comment) {
    const message = `\`#\` starts a comment, which no one can search for. ${advice}`;
    return { phrases: [], errors: [{ start: text.indexOf(comment), message }] };
  }
  if (error) {
    return { phrases: [], errors: [{ start: error.pos[0], message: `${error.message}. ${advice}` }] };
  }
  const phrases: Phrase[] = [];
  const errors: PhraseError[] = [];
  const startOf = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0);
  const readLists = (lists: unknown, urgent: boolean) => {
    for (const { key, value } of isMap(lists) ? lists.items : []) {
      const id = String(key);
      if (id === 'urgent' && !urgent) {
        readLists(value, true);
      } else if (!isSeq(value)) {
        const message = `\`${id}\` has no list of phrases. Write \`${id}: [straw poll, let the chat decide]\`.`;
        errors.push({ start: startOf(key), message });
      } else {
        for (const item of value.items) {
          if (isScalar(item)) {
            phrases.push({ id, text: String(item.value), urgent, start: startOf(item) });
          } else {
            errors.push({
              start: startOf(item),
              message: `\`${id}\` has an entry that isn't a phrase. ${advice}`,
            });
          }
        }
      }
    }
  };
  readLists(document.contents, false);
  return { phrases, errors };
}

/**
 * Returns the phrases of a page, from the file next to it: `/faq` has `docs/faq.search.yaml`.
 * @throws if the file has anything else, with its name
 */
export function readPhrases(url: string): Phrase[] {
  const file = `docs${url}.search.yaml`;
  const place = path.join(__dirname, '../..', file);
  if (!fs.existsSync(place)) {
    return [];
  }
  const { phrases, errors } = parsePhrases(fs.readFileSync(place, 'utf8'));
  if (errors[0]) {
    throw new Error(`${file}: ${errors[0].message}`);
  }
  return phrases;
}
