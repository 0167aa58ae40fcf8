import { Prism } from 'prism-react-renderer';

/** Prism's token types by our class in `src/css/code.css`. */
const typesByClass = {
  'rk-token-keyword': ['keyword', 'atrule', 'important', 'selector', 'tag', 'deleted'],
  'rk-token-name': ['function', 'class-name', 'attr-name', 'property', 'builtin'],
  'rk-token-string': ['string', 'attr-value', 'char', 'inserted', 'regex'],
  'rk-token-value': ['number', 'boolean', 'constant', 'symbol', 'variable', 'url', 'unit', 'hexcode'],
  'rk-token-comment': ['comment', 'prolog', 'doctype', 'cdata'],
};

const classByType = new Map(
  Object.entries(typesByClass).flatMap(([name, types]) => types.map((type) => [type, name] as const)),
);

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function toHtml(stream: Prism.TokenStream): string {
  if (typeof stream === 'string') return escapeHtml(stream);
  if (Array.isArray(stream)) return stream.map(toHtml).join('');
  const className = [stream.alias, stream.type]
    .flat()
    .map((type) => classByType.get(type))
    .find(Boolean);
  const content = toHtml(stream.content);
  return className ? `<span class="${className}">${content}</span>` : content;
}

/** Highlights code. Returns HTML with spans only around tokens with a color of their own. */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  return toHtml(grammar ? Prism.tokenize(code, grammar) : code);
}
