import { normalizeTokens, Prism } from 'prism-react-renderer';
import { htmlOf } from './html';

/** Prism's types of tokens by the class in `src/css/code.css` that colors them. */
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

/** Returns the grammar of a language, or `undefined` if none is loaded. */
function grammarOf(language: string): Prism.Grammar | undefined {
  return Prism.languages[language.toLowerCase()];
}

/**
 * Returns code as HTML with the same lines, and with what has a color in `<span>`s.
 * @param language the word after the opening fence; text and unknown languages have no colors
 */
export function highlight(code: string, language = 'text'): string {
  const lines = normalizeTokens(Prism.tokenize(code, grammarOf(language) ?? {}));
  return lines
    .map((tokens) =>
      tokens
        .map(({ types, content, empty }) => {
          const text = empty ? '' : htmlOf(content);
          const kind = types.flatMap((type) => kinds.get(type) ?? []).at(-1);
          return kind ? `<span class="token ${kind}">${text}</span>` : text;
        })
        .join(''),
    )
    .join('\n');
}
