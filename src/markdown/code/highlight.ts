import { Prism } from 'prism-react-renderer';

// The renderer's Prism comes with grammars for the web's languages. Others register themselves with the global Prism.
// All are loaded at once, because a grammar that is loaded later can change how others color the pages after it.
Object.assign(globalThis, { Prism });
require('prismjs/components/prism-bash');
require('prismjs/components/prism-java');
require('prismjs/components/prism-markup-templating');
require('prismjs/components/prism-php');
require('prismjs/components/prism-ruby');

// The renderer adds patterns to JavaScript's keywords that also match methods, as in `Buffer.from` and `ready.catch`.
// They have an alias each, which Prism's own patterns don't.
const { javascript } = Prism.languages;
if (javascript) {
  javascript.keyword = [javascript.keyword ?? []].flat().filter((pattern) => !('alias' in pattern));
}

// In a command, numbers are parts of words, such as the year of a date.
delete Prism.languages.bash?.number;

/** Prism's types of tokens by the class in `src/css/code.css` that colors them. Five colors are told apart. */
const typesByKind: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  string: ['string', 'attr-value', 'char', 'inserted', 'regex'],
  number: ['number', 'boolean', 'constant', 'symbol', 'variable', 'url'],
  keyword: ['keyword', 'atrule', 'important', 'selector', 'tag', 'deleted'],
  function: ['function', 'class-name', 'attr-name', 'property', 'builtin'],
};

const kinds = new Map(
  Object.entries(typesByKind).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
);

interface Piece {
  readonly kind?: string;
  readonly text: string;
}

function piecesOf(stream: Prism.TokenStream, kind?: string): Piece[] {
  if (typeof stream === 'string') {
    return [{ kind, text: stream }];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((part) => piecesOf(part, kind));
  }
  const { type, alias, content } = stream;
  const own = [type, alias].flat().flatMap((name) => kinds.get(name ?? '') ?? [])[0] ?? kind;
  const pieces = piecesOf(content, own);
  // A regular expression has one color, like a string.
  return type === 'regex' ? pieces.map(({ text }) => ({ kind: own, text })) : pieces;
}

/** Joins neighbors that look the same. */
function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const { kind, text } of pieces) {
    const last = joined.at(-1);
    if (last && (last.kind === kind || text.trim() === '')) {
      joined[joined.length - 1] = { kind: last.kind, text: last.text + text };
    } else {
      joined.push({ kind, text });
    }
  }
  return joined;
}

// Shorter words fit on a line of their own.
const longWord = /\S{24,}/g;

/** Lets a long URL or path wrap after a slash instead of anywhere. Only commands and code of one line wrap. */
function withBreaks(html: string): string {
  return html.replace(longWord, (word) => word.replace(/(?<=\w\/)(?=[\w{$])/g, '<wbr>'));
}

function htmlOf({ kind, text }: Piece): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return kind ? `<span class="token ${kind}">${escaped}</span>` : escaped;
}

function grammarOf(language: string): Prism.Grammar {
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(
      `There is no grammar for the language "${language}" of a code block. Use text, or load the language's grammar from prismjs in src/markdown/code/highlight.ts.`,
    );
  }
  return grammar;
}

/**
 * Returns the HTML of a code block, with what has a color in `<span>`s.
 * @param language the word after the opening fence; text has no colors
 * @throws if no grammar of the language is loaded
 */
export function highlight(code: string, language = 'text'): string {
  const html = join(piecesOf(Prism.tokenize(code, grammarOf(language))))
    .map(htmlOf)
    .join('');
  return code.includes('\n') && language !== 'bash' ? html : withBreaks(html);
}
