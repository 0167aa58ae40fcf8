import fs from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** A phrase that readers type, with the id of the section that answers it, or `top` for the top of the page. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
  /** Whether the section comes first for every query that has all words of the phrase. */
  readonly urgent: boolean;
  /** The line of the file that names the section, counted from 1. */
  readonly line: number;
}

/** A mistake in a `.search.yaml` file. */
export class PhraseError extends Error {
  /**
   * @param line counted from 1
   * @param says what is wrong and how to fix it
   */
  constructor(
    file: string,
    readonly line: number,
    readonly says: string,
  ) {
    super(`${file}:${line} ${says}`);
  }
}

const form =
  'Write the id of a heading with a list of phrases below it, as in docs/chat-features/polls.search.yaml.';

/**
 * Returns the phrases in the text of a `.search.yaml` file. Those of `urgent` are listed by section there, too.
 * @throws PhraseError if the text is anything else
 */
export function parsePhrases(text: string, file: string): Phrase[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number | undefined) => lines.linePos(offset ?? 0).line;
  const refuse = (line: number, what: string): never => {
    throw new PhraseError(file, line, `${what} ${form}`);
  };
  const [error] = document.errors;
  if (error) {
    refuse(lineAt(error.pos[0]), `This isn't valid YAML: ${error.message.split('\n')[0]}`);
  }
  const phrasesIn = (content: unknown, urgent: boolean): Phrase[] => {
    if (!isMap(content)) {
      return refuse(1, 'This file has no list of phrases.');
    }
    return content.items.flatMap(({ key, value }) => {
      const id = isScalar(key) ? String(key.value) : '';
      const line = lineAt(isScalar(key) ? key.range?.[0] : 0);
      if (id === 'urgent' && !urgent) {
        return phrasesIn(value, true);
      }
      if (!isSeq(value) || value.items.length === 0) {
        return refuse(line, `There are no phrases for \`${id}\`.`);
      }
      return value.items.map((item): Phrase => {
        const text = isScalar(item) ? String(item.value ?? '').trim() : '';
        return text
          ? { id, text, urgent, line }
          : refuse(line, `There is something else than phrases for \`${id}\`.`);
      });
    });
  };
  return phrasesIn(document.contents, false);
}

/** Returns the phrases of a page, from the file next to it: `/faq` has `docs/faq.search.yaml`. */
export function readPhrases(url: string): Phrase[] {
  const file = `docs${url}.search.yaml`;
  const place = path.join(__dirname, '../..', file);
  return fs.existsSync(place) ? parsePhrases(fs.readFileSync(place, 'utf8'), file) : [];
}
