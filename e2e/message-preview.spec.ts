import type { Page } from '@playwright/test';
import { countOf, lengthOf, notesOn } from '../src/components/MessagePreview/notes';
import { parseMessage } from '../src/components/MessagePreview/parse';
import type { Block, Inline } from '../src/components/MessagePreview/tree';
import { formattingMarks, notFormatted } from '../src/facts/formatting';
import { expect, open, test } from './support/page';
import { randomNumbers } from './support/randomNumbers';

/** A line as text, with a sort of brackets for each formatting. */
function line(nodes: readonly Inline[]): string {
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
          return `link<${node.address}>(${line(node.children)})`;
        default:
          return `${node.kind}(${line(node.children)})`;
      }
    })
    .join('');
}

function block(part: Block): string {
  switch (part.kind) {
    case 'lines':
      return line(part.children);
    case 'quote':
      return `quote(${line(part.children)})`;
    case 'code-block':
      return `code-block<${part.language}>(${part.text})`;
    default:
      return `${part.kind}(${part.items.map(({ children }) => line(children)).join(' / ')})`;
  }
}

const shape = (message: string) => parseMessage(message).blocks.map(block).join(' ¶ ');

/** Every text of a message with its place. */
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
  for (const part of blocks) {
    if (part.kind === 'code-block') {
      yield part;
    } else {
      yield* inside('items' in part ? part.items.flatMap(({ children }) => children) : part.children);
    }
  }
}

test('reads every mark of the table, and nothing more', () => {
  for (const [message, expected] of [
    [formattingMarks.bold.type, 'bold(bold)'],
    [formattingMarks.italic.type, 'italic(italic)'],
    [formattingMarks.strikethrough.type, 'strikethrough(strikethrough)'],
    [formattingMarks.code.type, 'code(code)'],
    [formattingMarks['code-block'].type, 'code-block<js>(const hour = 20;)'],
    [formattingMarks.quote.type, 'quote(quote)'],
    [formattingMarks.spoiler.type, 'spoiler(spoiler)'],
    [formattingMarks.link.type, 'link<https://rookery.example/>(text)'],
    [formattingMarks['bulleted-list'].type, 'bulleted(one / two)'],
    [formattingMarks['numbered-list'].type, 'numbered(one / two)'],
    [formattingMarks.escape.type, '*not italic*'],
    [formattingMarks.emoji.type, 'emoji(:owl:)'],
    [formattingMarks.mention.type, 'mention(@wren)'],
    [formattingMarks.channel.type, 'channel(#general)'],
    [formattingMarks['new-line'].type, 'first line⏎second line'],
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
  ] as const) {
    expect(shape(message), message).toBe(expected);
  }
});

test('points out what does not work', () => {
  for (const [message, hint] of [
    ['# Title', 'headings'],
    ['![an owl](https://a.example/owl.png)', 'images'],
    ['a | b\n--|--\n1 | 2', 'tables'],
    ['| a |\n| :-- |', 'tables'],
    ['<b>a</b>', 'html'],
    ['<!-- a -->', 'html'],
    ['[a](http://a.example)', 'address'],
    ['[a](javascript:alert(1))', 'address'],
    ['```js\na', 'open-code'],
    ['** bold **', 'space-in-mark'],
    [':no_such_bird:', 'shortcode'],
  ] as const) {
    const parsed = parseMessage(message);
    expect([...parsed.hints], message).toContain(hint);
    expect(notesOn(message, parsed).join(' ').length, message).toBeGreaterThan(20);
  }
  expect(notesOn('# a', parseMessage('# a'))).toEqual([
    `Headings don't work. ${notFormatted.headings.instead}`,
  ]);
  for (const message of [
    '#general',
    '`<b>` `# a`',
    'a < b > c',
    '12:30:15',
    '- a\n- b',
    'a - b | c',
    '```\n# a\n```',
  ]) {
    expect([...parseMessage(message).hints], message).toEqual([]);
  }
});

test('counts what is typed, and says what is too long', () => {
  expect(lengthOf('**hello**')).toBe(9);
  expect(lengthOf('🦉')).toBe(1);
  expect(countOf('a'.repeat(1234))).toBe('1,234 of 500 characters');
  const note = (length: number) => notesOn('a'.repeat(length), parseMessage(''));
  expect(note(500)).toEqual([]);
  expect(note(501).join()).toContain('Too long for a new chat');
  expect(note(2003).join()).toContain('Take out 3.');
});

const pieces = [
  ...[
    '*',
    '**',
    '***',
    '~~',
    '||',
    '`',
    '```',
    '```\n',
    '```js\n',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '# ',
    '\\',
  ],
  ...[
    '[',
    ']',
    '](',
    '](https://a.example)',
    '](javascript:alert(1))',
    ')',
    '![',
    ':',
    ':owl:',
    '@wren',
    '#general',
  ],
  ...[
    'https://',
    'https://a.example/b',
    'http://a',
    'javascript:',
    '<b>',
    '<',
    '>',
    '|',
    '--|--',
    ' ',
    'a',
    'ä b',
  ],
  ...['🦉', '\uD83D', '\u0000', '\u202E', '\t', '\r', '__proto__', 'https://[', 'https://a.example:99999'],
];

test('any message gives its own texts in their order, links to https only, and steps as many as its signs', () => {
  const random = randomNumbers(11);
  // One look at the end: an `expect` for each of so many would take minutes.
  const wrong: string[] = [];
  for (let round = 0; round < 10_000; round += 1) {
    const message = Array.from({ length: random(30) }, () => pieces[random(pieces.length)]).join('');
    const parsed = parseMessage(message);
    let last = 0;
    for (const { at, text } of textsOf(parsed.blocks)) {
      if (message.slice(at, at + text.length) !== text || at < last) {
        wrong.push(`${JSON.stringify(text)} is not at ${at} of ${JSON.stringify(message)}`);
      }
      last = at + text.length;
    }
    const addresses = JSON.stringify(parsed.blocks).match(/"address":"[^"]*/g) ?? [];
    if (addresses.some((each) => !each.startsWith('"address":"https://'))) {
      wrong.push(`${addresses.join()} in ${JSON.stringify(message)}`);
    }
    if (parsed.steps > 20 + 6 * message.length) {
      wrong.push(`${parsed.steps} steps for ${JSON.stringify(message)}`);
    }
    notesOn(message, parsed);
  }
  expect(wrong.slice(0, 10)).toEqual([]);
});

test('a long message takes steps as many as its signs, whatever it is made of', () => {
  const length = 10_000;
  const slow: string[] = [];
  for (const [index, first] of pieces.entries()) {
    // With each piece alone, and with some of the others.
    for (const second of ['', ...pieces.filter((_, other) => (index + other) % 5 === 0)]) {
      const message = (first + second).repeat(Math.ceil(length / (first + second).length)).slice(0, length);
      const { steps, blocks } = parseMessage(message);
      // Deep trees would break the page that shows them.
      if (steps > 6 * length || depth(blocks) > 20) {
        slow.push(`${steps} steps, ${depth(blocks)} deep: ${JSON.stringify(first + second)}`);
      }
    }
  }
  expect(slow).toEqual([]);
});

function depth(value: unknown): number {
  return typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce<number>((most, each) => Math.max(most, depth(each)), 0)
    : 0;
}

const address = '/chat-features/markdown';
const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const shown = (page: Page) => page.getByRole('group', { name: 'As others see it' });
const notes = (page: Page) => page.getByRole('status').filter({ has: page.locator('li') });

test('shows a message as others see it, and asks the server for nothing', async ({ page }) => {
  await open(page, address);
  // Links that come into sight are fetched ahead; that is the page's doing, and over before anything is typed.
  await box(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await box(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('**bold** [a](https://a.example) <img src=x onerror=alert(1)>');
  await expect(shown(page).locator('strong')).toHaveText('bold');
  await expect(shown(page).getByRole('link', { name: 'a' })).toHaveAttribute('href', 'https://a.example/');
  await expect(shown(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(shown(page).locator('img')).toHaveCount(0);
  await expect(notes(page)).toContainText(`HTML doesn't work.`);
  await expect(page.getByText('60 of 500 characters')).toBeVisible();
  await box(page).fill('[a](javascript:alert(1)) <b onclick=alert(1)>');
  await expect(shown(page).getByRole('link')).toHaveCount(0);
  await box(page).fill('');
  await expect(shown(page)).toContainText(`An empty message can't be sent.`);
  expect(asked).toEqual([]);
});

test('a spoiler opens by keyboard, and what it covers is not there before', async ({ page }) => {
  await open(page, address);
  await box(page).fill('||the **butler**||');
  await expect(shown(page)).not.toContainText('butler');
  await box(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText('the butler');
  await expect(shown(page).locator(':focus')).toHaveText('the butler');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of marks answers', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('cell', { name: '**bold**' }).first()).toBeVisible();
    await expect(box(page)).toBeHidden();
  });
});
