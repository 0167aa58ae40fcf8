import { Fuzz } from '@site/e2e/support/fuzz';
import { describe, expect, test } from 'vitest';
import type { Inline } from './inline';
import { notesOn } from './notes';
import { type Block, parseMessage } from './parse';

/** Writes formatting as a kind with parentheses: `bold(text)`. */
function lineText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return node.text;
        case 'break':
          return '⏎';
        case 'code':
        case 'mention':
        case 'channel':
        case 'emoji':
          return `${node.kind}(${node.text})`;
        case 'link':
          return `link<${node.address}>(${lineText(node.children)})`;
        default:
          return `${node.kind}(${lineText(node.children)})`;
      }
    })
    .join('');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'lines':
      return lineText(block.children);
    case 'quote':
      return `quote(${lineText(block.children)})`;
    case 'code-block':
      return `code-block<${block.language}>(${block.text})`;
    default:
      return `${block.kind}(${block.items.map(({ children }) => lineText(children)).join(' / ')})`;
  }
}

/** Writes a message in one line, with ` ¶ ` between its blocks. */
const shape = (message: string) => parseMessage(message).blocks.map(blockText).join(' ¶ ');

/** Yields every text of a message with its position. */
function* textsOf(blocks: readonly Block[]): Generator<{ at: number; text: string }> {
  function* inside(nodes: readonly Inline[]): Generator<{ at: number; text: string }> {
    for (const node of nodes) {
      if ('children' in node) {
        yield* inside(node.children);
      } else {
        yield { at: node.at, text: node.kind === 'break' ? '\n' : node.text };
      }
    }
  }
  for (const block of blocks) {
    if (block.kind === 'code-block') {
      yield block;
    } else {
      yield* inside('items' in block ? block.items.flatMap(({ children }) => children) : block.children);
    }
  }
}

function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce<number>((most, each) => Math.max(most, depthOf(each)), 0)
    : 0;
}

test.each([
  ['**bold**', 'bold(bold)'],
  ['*italic*', 'italic(italic)'],
  ['~~strikethrough~~', 'strikethrough(strikethrough)'],
  ['`code`', 'code(code)'],
  ['```js\nconst hour = 20;\n```', 'code-block<js>(const hour = 20;)'],
  ['> quote', 'quote(quote)'],
  ['||spoiler||', 'spoiler(spoiler)'],
  ['[text](https://rookery.example)', 'link<https://rookery.example/>(text)'],
  ['- one\n- two', 'bulleted(one / two)'],
  ['1. one\n2. two', 'numbered(one / two)'],
  ['\\*not italic\\*', '*not italic*'],
  [':owl:', 'emoji(:owl:)'],
  ['@wren', 'mention(@wren)'],
  ['#general', 'channel(#general)'],
  ['first line\nsecond line', 'first line⏎second line'],
  ['***both***', 'bold(italic(both))'],
  ['***a** b*', 'italic(bold(a) b)'],
  ['***a* b**', 'bold(italic(a) b)'],
  ['**a *b***', 'bold(a italic(b))'],
  ['*a **b***', 'italic(a bold(b))'],
  ['**a ~~b** c~~', 'bold(a ~~b) c~~'],
  ['||**a** @wren||', 'spoiler(bold(a) mention(@wren))'],
  ['** bold **', '** bold **'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['**** || ~~', '**** || ~~'],
  ['**open *and open', '**open *and open'],
  ['`**a** @wren \\`', 'code(**a** @wren \\)'],
  ['`a', '`a'],
  ['\\:owl: \\`a` \\- \\q', ':owl: `a` - \\q'],
  [':wave_tone3: :nothing:', 'emoji(:wave_tone3:) :nothing:'],
  ['me@wren.example a#general', 'me@wren.example a#general'],
  ['see https://a.example/b_c?d=e.', 'see link<https://a.example/b_c?d=e>(https://a.example/b_c?d=e).'],
  ['[a](http://a.example) [b](https://b.example/)', '[a](http://a.example) link<https://b.example/>(b)'],
  ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
  ['[1] [**b**](https://b.example/)', '[1] link<https://b.example/>(bold(b))'],
  ['[||x|| #general](https://b.example/)', 'spoiler(link<https://b.example/>(x #general))'],
  ['# a', '# a'],
  ['_a_ __b__', '_a_ __b__'],
  ['<b>a</b>', '<b>a</b>'],
  ['a\n- b\n- *c*\n> d\n> e\n2. f', 'a ¶ bulleted(b / italic(c)) ¶ quote(d⏎e) ¶ numbered(f)'],
  ['*a\nb*', 'italic(a⏎b)'],
  ['```\na\n\n*b*\n```\nc', 'code-block<>(a\n\n*b*) ¶ c'],
  ['```\n```', 'code-block<>()'],
  ['```js\n*a*', '```js⏎italic(a)'],
  ['', ''],
])('parses %j', (message, expected) => {
  expect(shape(message)).toBe(expected);
});

describe('any message', () => {
  const pieces = [
    '*',
    ...['**', '***', '~~', '||', '`', '```', '```\n', '```js\n', '\n', '\n\n', '> ', '- ', '1. ', '# ', '\\'],
    ...['[', ']', '](', '](https://a.example)', '](javascript:alert(1))', ')', '![', ':', ':owl:', '@wren'],
    ...[
      '#general',
      'https://',
      'https://a.example/b',
      'http://a',
      'javascript:',
      '<b>',
      '<',
      '>',
      '|',
      '--|--',
    ],
    ...[' ', 'a', 'ä b', '🦉', '\uD83D', '\u0000', '\u202E', '\t', '\r', '__proto__', 'https://['],
    'https://a.example:99999',
  ] as const;

  test('keeps its texts in order, and links to https only', () => {
    const fuzz = new Fuzz(11);
    for (let round = 0; round < 4000; round++) {
      const message = fuzz.text(29, pieces);
      const parsed = parseMessage(message);
      const texts = [...textsOf(parsed.blocks)];
      const addresses = JSON.stringify(parsed.blocks).match(/"address":"[^"]*/g) ?? [];
      notesOn(message, parsed);
      // A single assertion per round keeps thousands of rounds quick.
      const isSound =
        texts.every(({ at, text }, index) => {
          const { at: previous, text: before } = texts[index - 1] ?? { at: 0, text: '' };
          return message.slice(at, at + text.length) === text && at >= previous + before.length;
        }) && addresses.every((address) => address.startsWith('"address":"https://'));
      expect(isSound, JSON.stringify(message)).toBe(true);
    }
  });

  test('is parsed in linear time and stays shallow, however long and repetitive', () => {
    for (const [index, first] of pieces.entries()) {
      for (const second of ['', ...pieces.filter((_, other) => (index + other) % 10 === 0)]) {
        const message = (first + second).repeat(30_000 / (first.length + second.length));
        const start = performance.now();
        const { blocks } = parseMessage(message);
        expect(performance.now() - start, first + second).toBeLessThan(1000);
        // React would overflow the stack on a deep tree.
        expect(depthOf(blocks), first + second).toBeLessThanOrEqual(20);
      }
    }
  });
});
