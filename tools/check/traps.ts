import type { VFileMessage } from 'vfile-message';
import { type Finding, offsetOfLine } from './finding';

/** Plain Markdown and HTML that many writers know, and what `.mdx` has instead. */
const replaced: readonly (readonly [typed: RegExp, better: string, form: string])[] = [
  [/^\{#([\w-]+)\}/, '{/* #$1 */}', "A heading's id in this form stops the build. Write `{/* #$1 */}`."],
  [/^<!--\s*([\s\S]*?)\s*-->/, '{/* $1 */}', 'A comment in this form stops the build. Write `{/* … */}`.'],
  [
    /^<((?:br|hr|img|source)\b[^>]*?)\s*>/,
    '<$1 />',
    'Every tag has to be closed, or the build stops. Write `<$1 />`.',
  ],
];

/** Returns where the parser stopped: at the tag that nothing closes, or at the last `{` or `<` before its message. */
function startOf({ reason, place }: VFileMessage, text: string): number {
  const { line, column } = /closing tag for .* \((?<line>\d+):(?<column>\d+)/.exec(reason)?.groups ?? {};
  if (line !== undefined) {
    return offsetOfLine(text, Number(line)) + Number(column) - 1;
  }
  const point = place && ('start' in place ? place.start : place);
  const sign = /in expression|acorn/.test(reason) ? '{' : '<';
  return Math.max(0, text.lastIndexOf(sign, point?.offset ?? 0));
}

/**
 * Says in a writer's words why a page can't be parsed as `.mdx`.
 * @param message the parser's message
 */
export function trapOf(message: VFileMessage, text: string): Finding {
  const start = startOf(message, text);
  const rest = text.slice(start);
  for (const [typed, better, form] of replaced) {
    const [found] = typed.exec(rest) ?? [];
    if (found !== undefined) {
      const says = found.replace(typed, form);
      return { start, end: start + found.length, says, write: found.replace(typed, better) };
    }
  }
  const [tag = '<'] = /^<\w*/.exec(rest) ?? [];
  return {
    start,
    says: rest.startsWith('{')
      ? 'A `{` in text starts code and stops the build. Put what you mean in code, as in `` `{name}` ``, or use words.'
      : `\`${tag}\` starts a tag here, which isn't closed or has a mistake, and stops the build. If it's a placeholder, put it in code. ` +
        'If it\'s a component, end it with `/>` or a closing tag, and write attributes as name="text", with straight double quotes.',
  };
}
