import { type Findings, parseInline } from './inline';
import type { Block, HintId, Inline, Item } from './tree';

/** A message as it is shown, and what its writer may want to know. */
export interface Parsed {
  readonly blocks: readonly Block[];
  readonly hints: ReadonlySet<HintId>;
  /** The words behind three backticks that opened a block of code. */
  readonly languages: ReadonlySet<string>;
  /** How many steps it took: about as many as the message has signs. */
  readonly steps: number;
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function linesOf(message: string): Line[] {
  let from = 0;
  return message.split('\n').map((text) => {
    const line = { from, to: from + text.length, text };
    from = line.to + 1;
    return line;
  });
}

const fence = /^```([\w+#-]{0,20})\s*$/;
const bullet = /^- (?=\s*\S)/;
const number = /^(\d{1,9})\. (?=\s*\S)/;
const quote = /^> ?/;

type LineKind = 'fence' | 'quote' | 'bulleted' | 'numbered' | 'lines';

function kindOf(line: string): LineKind {
  if (fence.test(line)) return 'fence';
  if (quote.test(line)) return 'quote';
  if (bullet.test(line)) return 'bulleted';
  return number.test(line) ? 'numbered' : 'lines';
}

/** The text that stays text, with a space for everything else. */
function plain(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if ('children' in node) return plain(node.children);
      return node.kind === 'text' ? node.text : ' ';
    })
    .join('');
}

class BlockParser {
  private readonly lines: readonly Line[];
  private readonly blocks: Block[] = [];
  private readonly languages = new Set<string>();
  private readonly findings: Findings = { hints: new Set(), steps: 0 };
  private readonly lastFence: number;

  constructor(private readonly message: string) {
    this.lines = linesOf(message);
    this.lastFence = this.lines.findLastIndex(({ text }) => /^```\s*$/.test(text));
  }

  parse(): Parsed {
    let index = 0;
    while (index < this.lines.length) {
      index = this.readBlock(index);
    }
    const { hints, steps } = this.findings;
    return { blocks: this.blocks, hints, languages: this.languages, steps };
  }

  /** Reads the block that begins with a line, and gives the number of the line behind it. */
  private readBlock(first: number): number {
    const kind = this.kind(first);
    if (kind === 'fence') {
      return this.readCode(first);
    }
    let behind = first + 1;
    while (behind < this.lines.length && this.kind(behind) === kind) {
      behind += 1;
    }
    this.findings.steps += behind - first;
    const lines = this.lines.slice(first, behind);
    this.blocks.push(kind === 'lines' ? this.paragraph(lines) : this.marked(kind, lines));
    return behind;
  }

  /** The kind of a line. Three backticks without a partner further down are text. */
  private kind(index: number): LineKind {
    const kind = kindOf(this.lines[index]?.text ?? '');
    return kind === 'fence' && this.lastFence <= index ? 'lines' : kind;
  }

  private readCode(first: number): number {
    const opening = this.lines[first];
    let last = first + 1;
    while (last < this.lastFence && !/^```\s*$/.test(this.lines[last]?.text ?? '')) {
      this.findings.steps += 1;
      last += 1;
    }
    const from = (opening?.to ?? 0) + 1;
    const to = Math.max(from, (this.lines[last]?.from ?? from) - 1);
    const language = fence.exec(opening?.text ?? '')?.[1] ?? '';
    if (language !== '') {
      this.languages.add(language);
    }
    const text = this.message.slice(from, to);
    this.blocks.push({ kind: 'code-block', at: from, language, text });
    return last + 1;
  }

  private paragraph(lines: readonly Line[]): Block {
    const from = lines[0]?.from ?? 0;
    const children = this.inline(from, lines.at(-1)?.to ?? from);
    for (const [index, { text }] of lines.entries()) {
      if (/^#{1,6}\s+\S/.test(text)) {
        this.findings.hints.add('headings');
      }
      if (text.startsWith('```')) {
        this.findings.hints.add('open-code');
      }
      if (isTableRule(text) && lines[index - 1]?.text.includes('|')) {
        this.findings.hints.add('tables');
      }
    }
    return { kind: 'lines', at: from, children };
  }

  private marked(kind: 'quote' | 'bulleted' | 'numbered', lines: readonly Line[]): Block {
    const at = lines[0]?.from ?? 0;
    const pattern = { quote, bulleted: bullet, numbered: number }[kind];
    const items = lines.map(({ from, to, text }): Item => {
      const begin = from + (pattern.exec(text)?.[0].length ?? 0);
      return { at: begin, children: this.inline(begin, to) };
    });
    switch (kind) {
      case 'quote':
        return {
          kind,
          at,
          children: items.flatMap(({ children }, index): Inline[] => {
            const from = lines[index]?.from ?? 0;
            return index === 0 ? [...children] : [{ kind: 'break', at: from - 1 }, ...children];
          }),
        };
      case 'bulleted':
        return { kind, at, items };
      case 'numbered':
        return { kind, at, items, start: Number(number.exec(lines[0]?.text ?? '')?.[1] ?? 1) };
    }
  }

  private inline(from: number, to: number): Inline[] {
    const children = parseInline(this.message, from, to, this.findings);
    if (/<(?:\/?[a-z][^<>]*|!--[^<>]*)>/i.test(plain(children))) {
      this.findings.hints.add('html');
    }
    return children;
  }
}

/** Whether a line is the one between head and body of a table: dashes, bars, colons and spaces. */
function isTableRule(line: string): boolean {
  return line.includes('|') && line.includes('--') && /^[\s|:-]+$/.test(line);
}

/** Reads a message as Rookery does. Whatever it holds, there is a result: what is no formatting is text. */
export function parseMessage(message: string): Parsed {
  return new BlockParser(message).parse();
}
