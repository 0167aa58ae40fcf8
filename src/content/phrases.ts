import { type ErrorCode, isMap, isNode, isScalar, isSeq, Lexer, parseDocument } from 'yaml';
import { type Problem, throwProblems } from '../utils/problem';
import type { ParsedPage } from './parsePage';

/** A phrase that readers type. `id` is the section that answers it, or `top` for the whole page. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
  /** The offset in the file. */
  readonly start: number;
}

/** The content of a `.search.yaml` file. */
export interface PhraseFile {
  readonly text: string;
  readonly phrases: readonly Phrase[];
  readonly problems: readonly Problem[];
}

/** Control tokens of `yaml`'s lexer. They aren't in the source, so they don't advance the offset. */
const controlTokens: readonly string[] = ['\u0002', '\u0018', '\u001f', '\uFEFF'];

const quotingAdvice =
  'Put a phrase with a colon, a comma, a bracket, or `#` in quotes: `["#general: rules"]`.';

const lineAdvice = 'Each line is an id and its phrases: `create: [straw poll]`.';

/** The advice for an error of the YAML parser, by its code. Other codes get `lineAdvice`. */
const adviceByCode: Partial<Record<ErrorCode, string>> = {
  BAD_SCALAR_START: quotingAdvice,
  BLOCK_IN_FLOW: quotingAdvice,
  DUPLICATE_KEY: 'Put the phrases of each id into one list.',
  MISSING_CHAR: quotingAdvice,
  UNEXPECTED_TOKEN: quotingAdvice,
};

/** Returns the offsets of the comments in YAML. */
export function findComments(text: string): number[] {
  const starts: number[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#')) starts.push(offset);
    if (!controlTokens.includes(token)) offset += token.length;
  }
  return starts;
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

export function parsePhrases(text: string): PhraseFile {
  const withProblem = (start: number, message: string): PhraseFile => {
    return { text, phrases: [], problems: [{ start, message }] };
  };
  const [comment] = findComments(text);
  if (comment !== undefined) {
    return withProblem(comment, `\`#\` starts a comment, which no one can search for. ${quotingAdvice}`);
  }
  // The failsafe schema parses `true` and `404` as strings.
  const { contents, errors } = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  if (errors[0]) {
    const { code, message, pos } = errors[0];
    return withProblem(pos[0], `${message}. ${adviceByCode[code] ?? lineAdvice}`);
  }
  if (contents && !isMap(contents)) {
    return withProblem(startOf(contents), lineAdvice);
  }
  const phrases: Phrase[] = [];
  const problems: Problem[] = [];
  for (const { key, value } of contents?.items ?? []) {
    const id = String(key);
    if (!isSeq(value) || value.items.length === 0) {
      const message = `\`${id}\` has no phrases in a list. Write \`${id}: [straw poll, let the chat decide]\`.`;
      problems.push({ start: startOf(key), message });
      continue;
    }
    for (const item of value.items) {
      const start = startOf(item);
      const isWrapped = isNode(item) && text.slice(start, item.range?.[1]).includes('\n');
      if (isWrapped) {
        const message = 'This is one phrase on two lines. Put a comma between phrases, and each on one line.';
        problems.push({ start, message });
      } else if (isScalar(item)) {
        phrases.push({ id, text: String(item.value), start });
      } else {
        problems.push({ start, message: `\`${id}\` has an entry that isn't a phrase. ${quotingAdvice}` });
      }
    }
  }
  return { text, phrases, problems };
}

export function phraseFileNameOf(pageFile: string): string {
  return pageFile.replace(/\.mdx?$/, '.search.yaml');
}

/** Returns the phrases of a page. Throws an error with the line of each problem in their file. */
export function requirePhrases({ file, phraseFile }: ParsedPage): readonly Phrase[] {
  throwProblems(phraseFileNameOf(file), phraseFile.text, phraseFile.problems);
  return phraseFile.phrases;
}
