import { type HintId, type Inline, parseInline } from './inline';

/** One line of a list. */
interface Item {
  readonly at: number;
  readonly children: readonly Inline[];
}

/** A part of a message with its own lines. */
export type Block = { readonly at: number } & (
  | { readonly kind: 'lines' | 'quote'; readonly children: readonly Inline[] }
  | { readonly kind: 'bulleted'; readonly items: readonly Item[] }
  | { readonly kind: 'numbered'; readonly start: number; readonly items: readonly Item[] }
  | { readonly kind: 'code-block'; readonly language: string; readonly text: string }
);

/** A message as it's shown, and what its writer should know. */
export interface Parsed {
  readonly blocks: readonly Block[];
  readonly hints: ReadonlySet<HintId>;
  /** The languages of its code blocks. */
  readonly languages: ReadonlySet<string>;
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const fence = /^```([\w+#-]{0,20})\s*$/;
const closingFence = /^```\s*$/;
const markers = { quote: /^> ?/, bulleted: /^- (?=\s*\S)/, numbered: /^(\d{1,9})\. (?=\s*\S)/ } as const;
type MarkedKind = keyof typeof markers;

function linesOf(message: string): Line[] {
  let from = 0;
  return message.split('\n').map((text) => {
    const line = { from, to: from + text.length, text };
    from = line.to + 1;
    return line;
  });
}

/** Returns the text that isn't formatted, with a space for everything else. */
function plain(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => ('children' in node ? plain(node.children) : node.kind === 'text' ? node.text : ' '))
    .join('');
}

/** Returns whether a line is the one below the head of a table: dashes, bars, colons, and spaces. */
function isDelimiterRow(line: string): boolean {
  return line.includes('|') && line.includes('--') && /^[\s|:-]+$/.test(line);
}

/** Parses a message as Rookery does. What isn't formatting is text, so there is a result for any message. */
export function parseMessage(message: string): Parsed {
  const hints = new Set<HintId>();
  const languages = new Set<string>();
  const blocks: Block[] = [];
  const lines = linesOf(message);
  const lastFence = lines.findLastIndex(({ text }) => closingFence.test(text));

  /** A fence that nothing closes is text. */
  function kindOf(text: string, index: number): 'code-block' | MarkedKind | 'lines' {
    if (index < lastFence && fence.test(text)) {
      return 'code-block';
    }
    return (Object.keys(markers) as MarkedKind[]).find((kind) => markers[kind].test(text)) ?? 'lines';
  }

  function inline(from: number, to: number): Inline[] {
    const children = parseInline(message, from, to, hints);
    if (/<(?:\/?[a-z][^<>]*|!--[^<>]*)>/i.test(plain(children))) {
      hints.add('html');
    }
    return children;
  }

  function addCode({ to, text: opening }: Line, content: readonly Line[]): void {
    const from = to + 1;
    const language = fence.exec(opening)?.[1] ?? '';
    if (language !== '') {
      languages.add(language);
    }
    const text = message.slice(from, content.at(-1)?.to ?? from);
    blocks.push({ kind: 'code-block', at: from, language, text });
  }

  function addLines(at: number, group: readonly Line[]): void {
    for (const [index, { text }] of group.entries()) {
      if (/^#{1,6}\s+\S/.test(text)) {
        hints.add('headings');
      }
      if (text.startsWith('```')) {
        hints.add('open-code');
      }
      if (isDelimiterRow(text) && group[index - 1]?.text.includes('|')) {
        hints.add('tables');
      }
    }
    blocks.push({ kind: 'lines', at, children: inline(at, group.at(-1)?.to ?? at) });
  }

  function addMarked(kind: MarkedKind, at: number, group: readonly Line[]): void {
    const items = group.map(({ from, to, text }): Item => {
      const start = from + (markers[kind].exec(text)?.[0].length ?? 0);
      return { at: start, children: inline(start, to) };
    });
    if (kind === 'quote') {
      const children = items.flatMap((item, index): Inline[] => {
        const lineBreak = { kind: 'break', at: (group[index]?.from ?? 0) - 1 } as const;
        return index === 0 ? [...item.children] : [lineBreak, ...item.children];
      });
      blocks.push({ kind, at, children });
    } else if (kind === 'numbered') {
      blocks.push({ kind, at, items, start: Number.parseInt(group[0]?.text ?? '1', 10) });
    } else {
      blocks.push({ kind, at, items });
    }
  }

  const kinds = lines.map(({ text }, index) => kindOf(text, index));
  for (let first = 0, next = 0; first < lines.length; first = next) {
    const line = lines[first] ?? { from: 0, to: 0, text: '' };
    const kind = kinds[first] ?? 'lines';
    next = first + 1;
    if (kind === 'code-block') {
      while (!closingFence.test(lines[next]?.text ?? '')) {
        next += 1;
      }
      addCode(line, lines.slice(first + 1, next));
      next += 1;
    } else {
      while (kinds[next] === kind) {
        next += 1;
      }
      const group = lines.slice(first, next);
      if (kind === 'lines') {
        addLines(line.from, group);
      } else {
        addMarked(kind, line.from, group);
      }
    }
  }
  return { blocks, hints, languages };
}
