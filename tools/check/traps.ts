import type { VFileMessage } from 'vfile-message';
import type { Finding } from './rule';

/** A place where a page can't be parsed as `.mdx`. */
export interface Trap {
  /** The offset of the character in the way. */
  readonly start: number;
  readonly says: string;
  readonly edit?: Finding['edit'];
}

/** Heading ids and comments of plain Markdown, which many writers know. */
const headingId = /^\{#([\w-]+)\}/;
const comment = /^<!--([\s\S]*?)-->/;

function offsetOf({ place }: VFileMessage): number {
  const point = place && ('start' in place ? place.start : place);
  return point?.offset ?? 0;
}

/** Returns the tag that a message names as open: "Expected a closing tag for `<b>` (7:3-7:6)". */
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
 * Says in a writer's words why a page can't be parsed.
 * @param message the parser's message
 * @param text the page's text
 */
export function trapOf(message: VFileMessage, text: string): Trap {
  const open = openTag(message, text);
  if (open && /^(?:br|hr|img|source)$/.test(open.name)) {
    const [typed = ''] = /^<[^>]*>/.exec(text.slice(open.start)) ?? [];
    const better = `${typed.slice(0, -1).trimEnd()} />`;
    return {
      start: open.start,
      says: `\`${typed}\` stops the build, because every tag has to be closed. Write \`${better}\`.`,
      edit: { start: open.start, end: open.start + typed.length, text: better },
    };
  }
  if (open) {
    return {
      start: open.start,
      says:
        `\`<${open.name}>\` opens here and nothing closes it. ` +
        `If it's a placeholder, put it in code. If it's a component, end it with \`/>\` or \`</${open.name}>\`.`,
    };
  }
  const brace = /in expression|acorn/.test(message.reason);
  const start = Math.max(0, text.lastIndexOf(brace ? '{' : '<', offsetOf(message)));
  const rest = text.slice(start);
  const [typedId, id] = headingId.exec(rest) ?? [];
  if (typedId) {
    return {
      start,
      says: `\`${typedId}\` stops the build, because braces start code here. Write the id as \`{/* #${id} */}\`.`,
      edit: { start, end: start + typedId.length, text: `{/* #${id} */}` },
    };
  }
  const [typedComment, words = ''] = comment.exec(rest) ?? [];
  if (typedComment) {
    return {
      start,
      says: 'A comment of this form stops the build. Write it as `{/* … */}`.',
      edit: { start, end: start + typedComment.length, text: `{/* ${words.trim()} */}` },
    };
  }
  if (brace) {
    return {
      start,
      says: 'A `{` in text starts code and stops the build. Put what you mean in code, as in `` `{name}` ``, or use words.',
    };
  }
  return {
    start,
    says: /^<[A-Z]/.test(rest)
      ? 'This component can\'t be parsed. Write its attributes as name="text", with straight double quotes, and end it with `/>`.'
      : 'A `<` in text starts a tag and stops the build. Put what you mean in code, as in `` `<name>` ``, or use words such as "less than".',
  };
}
