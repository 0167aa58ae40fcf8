import { type Finding, offsetOfLine } from './finding';

/** What the parser throws. */
export interface MdxError {
  readonly reason: string;
  readonly place?: { readonly offset?: number } | { readonly start: { readonly offset?: number } };
}

/** What writers type from there, and how to write it. `$1` is a group of the pattern. */
const fixes: readonly (readonly [typed: RegExp, fix: string])[] = [
  [
    /^(import|export)\b/,
    'A paragraph that starts with `$1` is read as code. Start the paragraph with another word.',
  ],
  [/^\{#([\w-]+)\}/, 'Write `{/* #$1 */}`.'],
  [/^<!--\s*([\s\S]*?)\s*-->/, 'Write `{/* $1 */}`.'],
  [/^<((?:br|hr|img|source)\b[^>]*?)\s*>/, 'Write `<$1 />`.'],
  [/^<(https?:[^\s>]+)>/, 'Write `[the name of the page]($1)`.'],
  [/^<([\w.+-]+@[^\s>]+)>/, 'Write `[$1](mailto:$1)`.'],
  [/^\{/, 'A `{` in text starts code. Put what you mean in code, as in `` `{name}` ``, or use words.'],
  [
    /^(<\/?\w*)/,
    "`$1` starts a tag here, which isn't closed or has a mistake. If it's a placeholder, put it in code. " +
      'If it\'s a component, end it with `/>` or a closing tag, and write attributes as name="text", with straight double quotes.',
  ],
];

/** Returns where the parser stopped: at its own line if that is code, at an open tag, or at the last `{` or `<` before. */
function startOf({ reason, place }: MdxError, text: string): number {
  const { line, column } = /closing tag for .* \((?<line>\d+):(?<column>\d+)/.exec(reason)?.groups ?? {};
  if (line !== undefined) {
    return offsetOfLine(text, Number(line)) + Number(column) - 1;
  }
  const offset = (place && ('start' in place ? place.start : place).offset) ?? 0;
  if (reason.includes('import/exports')) {
    const [paragraph = ''] = /(?:^|\n\n)(?:(?!\n\n)[\s\S])*$/.exec(text.slice(0, offset)) ?? [];
    return offset - paragraph.trimStart().length;
  }
  return Math.max(0, text.lastIndexOf(/expression|acorn/.test(reason) ? '{' : '<', offset));
}

/** Says in a writer's words why a page can't be parsed as `.mdx`. */
export function explain(error: MdxError, text: string): Finding {
  const start = startOf(error, text);
  const rest = text.slice(start);
  for (const [typed, fix] of fixes) {
    const [found] = typed.exec(rest) ?? [];
    if (found !== undefined) {
      return { start, says: `This isn't MDX. ${found.replace(typed, fix)}` };
    }
  }
  return { start, says: `This isn't MDX: ${error.reason}.` };
}
