import { type Finding, offsetOfLine } from './finding';

/** What the parser throws. */
export interface ParseError {
  readonly reason: string;
  readonly place?: { readonly offset?: number } | { readonly start: { readonly offset?: number } };
}

/** Plain Markdown and HTML that many writers know, and what `.mdx` has instead. */
const replaced: readonly (readonly [typed: RegExp, better: string])[] = [
  [/^\{#([\w-]+)\}/, '{/* #$1 */}'],
  [/^<!--\s*([\s\S]*?)\s*-->/, '{/* $1 */}'],
  [/^<((?:br|hr|img|source)\b[^>]*?)\s*>/, '<$1 />'],
];

/** Returns where the parser stopped: at the tag that nothing closes, or at the last `{` or `<` before its message. */
function startOf({ reason, place }: ParseError, text: string): number {
  const { line, column } = /closing tag for .* \((?<line>\d+):(?<column>\d+)/.exec(reason)?.groups ?? {};
  if (line !== undefined) {
    return offsetOfLine(text, Number(line)) + Number(column) - 1;
  }
  const point = place && ('start' in place ? place.start : place);
  return Math.max(0, text.lastIndexOf(/in expression|acorn/.test(reason) ? '{' : '<', point?.offset ?? 0));
}

/** Says in a writer's words why a page can't be parsed as `.mdx`. */
export function trapOf(error: ParseError, text: string): Finding {
  const start = startOf(error, text);
  const rest = text.slice(start);
  for (const [typed, better] of replaced) {
    const [found] = typed.exec(rest) ?? [];
    if (found !== undefined) {
      return { start, says: `This stops the build. Write \`${found.replace(typed, better)}\`.` };
    }
  }
  const [tag = '<'] = /^<\/?\w*/.exec(rest) ?? [];
  return {
    start,
    says: rest.startsWith('{')
      ? 'A `{` in text starts code and stops the build. Put what you mean in code, as in `` `{name}` ``, or use words.'
      : `\`${tag}\` starts a tag here, which isn't closed or has a mistake, and stops the build. If it's a placeholder, put it in code. ` +
        'If it\'s a component, end it with `/>` or a closing tag, and write attributes as name="text", with straight double quotes.',
  };
}
