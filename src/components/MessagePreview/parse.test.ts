import { expect, test } from 'vitest';
import type { Inline } from './inline';
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
      return `code-block(${block.text})`;
    default:
      return `${block.kind}(${block.items.map(lineText).join(' / ')})`;
  }
}

/** Writes a message in one line, with ` ¶ ` between its blocks. */
const shape = (message: string) => parseMessage(message).map(blockText).join(' ¶ ');

test.each([
  ['**bold**', 'bold(bold)'],
  ['*italic*', 'italic(italic)'],
  ['~~strikethrough~~', 'strikethrough(strikethrough)'],
  ['`code`', 'code(code)'],
  ['```js\nconst hour = 20;\n```', 'code-block(const hour = 20;)'],
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
  ['[#general](https://b.example/)', 'link<https://b.example/>(#general)'],
  ['# a', '# a'],
  ['_a_ __b__', '_a_ __b__'],
  ['<b>a</b>', '<b>a</b>'],
  ['a\n- b\n- *c*\n> d\n> e\n2. f', 'a ¶ bulleted(b / italic(c)) ¶ quote(d⏎e) ¶ numbered(f)'],
  ['*a\nb*', 'italic(a⏎b)'],
  ['```\na\n\n*b*\n```\nc', 'code-block(a\n\n*b*) ¶ c'],
  ['```\n```', 'code-block()'],
  ['```js\n*a*', '```js⏎italic(a)'],
  ['', ''],
])('parses %j', (message, expected) => {
  expect(shape(message)).toBe(expected);
});
