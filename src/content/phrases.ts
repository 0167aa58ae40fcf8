import { isMap, isNode, isScalar, isSeq, Lexer, parseDocument } from 'yaml';
import type { Problem } from '../utils/problem';
import type { Page } from './parsePage';

/** A phrase that readers type. `id` is the section that answers it, or `top` for the whole page. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
  /** The offset in the file. */
  readonly start: number;
}

/** The content of a `.search.yaml` file. */
export interface PhraseFile {
  readonly phrases: readonly Phrase[];
  readonly problems: readonly Problem[];
}

/** Marks that the lexer yields between pieces of the text. They aren't in it, so they have no length. */
const lexerMarks: readonly string[] = ['\u0002', '\u0018', '\u001f', '\uFEFF'];

const advice = 'Put a phrase with a colon, a comma, a bracket, or `#` in quotes: `["#general: rules"]`.';

/** Returns the offsets of the comments in YAML. */
export function findComments(text: string): number[] {
  let offset = 0;
  return [...new Lexer().lex(text)].flatMap((token) => {
    const start = offset;
    offset += lexerMarks.includes(token) ? 0 : token.length;
    return token.startsWith('#') ? [start] : [];
  });
}

export function parsePhrases(text: string): PhraseFile {
  // With this schema, `true` and `404` are texts.
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  const [comment] = findComments(text);
  const [error] = document.errors;
  if (comment !== undefined) {
    const message = `\`#\` starts a comment, which no one can search for. ${advice}`;
    return { phrases: [], problems: [{ start: comment, message }] };
  }
  if (error) {
    const fix = error.code === 'DUPLICATE_KEY' ? 'Put the phrases of each id into one list.' : advice;
    return { phrases: [], problems: [{ start: error.pos[0], message: `${error.message}. ${fix}` }] };
  }
  const phrases: Phrase[] = [];
  const problems: Problem[] = [];
  const startOf = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0);
  const { contents } = document;
  if (contents && !isMap(contents)) {
    const message = 'Each line is an id and its phrases: `create: [straw poll]`.';
    problems.push({ start: startOf(contents), message });
  }
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    const id = String(key);
    if (!isSeq(value)) {
      const message = `\`${id}\` has no list of phrases. Write \`${id}: [straw poll, let the chat decide]\`.`;
      problems.push({ start: startOf(key), message });
    } else {
      for (const item of value.items) {
        const isWrapped = isNode(item) && text.slice(item.range?.[0], item.range?.[1]).includes('\n');
        if (isWrapped) {
          const message =
            'This is one phrase on two lines. Put a comma between phrases, and each on one line.';
          problems.push({ start: startOf(item), message });
        } else if (isScalar(item)) {
          phrases.push({ id, text: String(item.value), start: startOf(item) });
        } else {
          const message = `\`${id}\` has an entry that isn't a phrase. ${advice}`;
          problems.push({ start: startOf(item), message });
        }
      }
    }
  }
  return { phrases, problems };
}

/** Returns the path of the file with the phrases of a page. */
export function phrasesFileOf(pageFile: string): string {
  return pageFile.replace(/\.mdx?$/, '.search.yaml');
}

/** Returns the phrases of a page. Throws if their file has a problem. */
export function phrasesOf({ file, phrases: { phrases, problems } }: Page): readonly Phrase[] {
  if (problems[0]) {
    throw new Error(`${phrasesFileOf(file)}: ${problems[0].message}`);
  }
  return phrases;
}
