import { type Inline, parseInline } from './inline';

/** A part of a message with its own lines. */
export type Block =
  | { readonly kind: 'lines' | 'quote'; readonly children: readonly Inline[] }
  | { readonly kind: 'bulleted'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'numbered'; readonly start: number; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code-block'; readonly text: string };

/** A code block with the line breaks around it. Without a closing fence, it's text. */
export const codeBlock = /(?<=^|\n)```[\w+#-]{0,20}[ \t]*\n(?<code>(?:.*\n)*?)```[ \t]*(?:\n|$)/g;

const markers = { quote: /^> ?/, bulleted: /^- (?=\s*\S)/, numbered: /^\d{1,9}\. (?=\s*\S)/ } as const;
const kinds = ['quote', 'bulleted', 'numbered'] as const;

function kindOf(line: string): keyof typeof markers | 'lines' {
  return kinds.find((kind) => markers[kind].test(line)) ?? 'lines';
}

/** Returns the block of adjacent lines of the same kind. */
function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const kind = kindOf(first);
  if (kind === 'lines') {
    return { kind, children: parseInline(lines.join('\n')) };
  }
  const bare = lines.map((line) => line.replace(markers[kind], ''));
  if (kind === 'quote') {
    return { kind, children: parseInline(bare.join('\n')) };
  }
  const items = bare.map((line) => parseInline(line));
  return kind === 'bulleted' ? { kind, items } : { kind, items, start: Number.parseInt(first, 10) };
}

function parseLines(text: string): Block[] {
  const groups: string[][] = [];
  for (const line of text.split('\n')) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && kindOf(group[0]) === kindOf(line)) {
      group.push(line);
    } else {
      groups.push([line]);
    }
  }
  return groups.map(blockOf);
}

/** Parses a message as Rookery does. What isn't formatting is text, so there is a result for any message. */
export function parseMessage(message: string): Block[] {
  const blocks: Block[] = [];
  let rest = 0;
  for (const { 0: block, index, groups = {} } of message.matchAll(codeBlock)) {
    if (rest < index) {
      blocks.push(...parseLines(message.slice(rest, index - 1)));
    }
    const { code = '' } = groups;
    blocks.push({ kind: 'code-block', text: code.replace(/\n$/, '') });
    rest = index + block.length;
  }
  return rest < message.length ? [...blocks, ...parseLines(message.slice(rest))] : blocks;
}
