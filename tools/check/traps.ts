import type { VFileMessage } from 'vfile-message';
import type { Edit } from './finding';

/** A place at which a page cannot be read as `.mdx`. */
export interface Trap {
  /** The offset of the sign that is in the way. */
  readonly start: number;
  readonly says: string;
  readonly edit?: Edit;
}

/** Heading ids and comments as plain Markdown writes them, which many writers know. */
const headingId = /^\{#([\w-]+)\}/;
const comment = /^<!--([\s\S]*?)-->/;

function offsetOf({ place }: VFileMessage): number {
  const point = place && ('start' in place ? place.start : place);
  return point?.offset ?? 0;
}

/** The tag that a message names as open: "Expected a closing tag for `<b>` (7:3-7:6)". */
function openTag({ reason }: VFileMessage, text: string): { name: string; start: number } | undefined {
  const { name, line, column } =
    /closing tag for `<(?<name>[^>`]*)>` \((?<line>\d+):(?<column>\d+)/.exec(reason)?.groups ?? {};
  if (name === undefined) {
    return undefined;
  }
  const lines = text.split('\n').slice(0, Number(line) - 1);
  return { name, start: lines.join('\n').length + (lines.length > 0 ? 1 : 0) + Number(column) - 1 };
}

/**
 * What is in the way where a page could not be read, in a writer's words.
 * @param message what the reader of MDX says
 * @param text the page's text
 */
export function trapOf(message: VFileMessage, text: string): Trap {
  const open = openTag(message, text);
  if (open) {
    return {
      start: open.start,
      says:
        `\`<${open.name}>\` opens here and nothing closes it. ` +
        `If it is a placeholder or a sign, put it in code; if it is a component, end it with \`/>\` or \`</${open.name}>\`.`,
    };
  }
  const brace = /in expression|acorn/.test(message.reason);
  const start = Math.max(0, text.lastIndexOf(brace ? '{' : '<', offsetOf(message)));
  const rest = text.slice(start);
  const [typedId, id] = headingId.exec(rest) ?? [];
  if (typedId) {
    return {
      start,
      says: `\`${typedId}\` stops the page, because braces mean something here. Write the id as \`{/* #${id} */}\`.`,
      edit: { start, end: start + typedId.length, text: `{/* #${id} */}` },
    };
  }
  const [typedComment, words = ''] = comment.exec(rest) ?? [];
  if (typedComment) {
    return {
      start,
      says: 'A comment of this form stops the page. Write it as `{/* … */}`.',
      edit: { start, end: start + typedComment.length, text: `{/* ${words.trim()} */}` },
    };
  }
  if (brace) {
    return {
      start,
      says: 'A `{` in text starts code and stops the page. Put what you mean in code, as in `` `{name}` ``, or use words.',
    };
  }
  return {
    start,
    says: /^<[A-Z]/.test(rest)
      ? 'This component cannot be read. Write its attributes as name="text", with straight double quotes, and end it with `/>`.'
      : 'A `<` in text starts a tag and stops the page. Put what you mean in code, as in `` `<name>` ``, or use words such as "less than".',
  };
}
