import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/files';
import { promisedPages } from '../../src/promisedAddresses';
import { folderWith } from '../../src/testFolders';

const [promised = ''] = promisedPages;

const files = {
  'docs/shop.mdx': '---\ntitle: Shop\nrelated:\n  - /games/dice: Ask the chat\n---\n',
  'docs/games/dice.mdx': '---\ntitle: Dice\n---\n\n[Buy](/shop#buy) [b](/shop-old).\n',
  'docs/games/cards.mdx': '---\ntitle: Cards\n---\n\n<SeeAlso to="/games/dice#vote" />\n',
  [`docs${promised}.mdx`]: '---\ntitle: Promised\n---\n',
  'sidebars.ts':
    "{\n  play: [\n    'shop', 'games/dice', 'games/cards',\n  ],\n" +
    "  more: [\n    { type: 'ref', id: 'shop' }, 'games/chess',\n  ],\n}\n",
  'src/redirects.ts': "[\n  { from: '/old', to: '/games/dice' },\n];\n",
  'docs/games/dice.search.yaml': 'ask:\n  - throw\n',
  '.github/CODEOWNERS': '/docs/games/dice.mdx @rookery/bot\n/docs/shop.mdx @rookery/billing\n',
};

/** Runs a page command in a folder. */
function runIn(cwd: string, ...words: string[]) {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  return spawnSync(process.execPath, [tsx, path.join(__dirname, 'cli.ts'), ...words], {
    cwd,
    encoding: 'utf8',
  });
}

/** Runs a page command in a small site. Returns the files that it changed, with their text, or its status. */
function changedBy(...words: string[]): number | null | Record<string, string | undefined> {
  const dir = folderWith(files);
  const { status } = runIn(dir, ...words);
  const after = filesBelow(dir, '.').map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]);
  const now: Record<string, string> = Object.fromEntries(after);
  const changed = Object.keys({ ...files, ...now }).filter((file) => now[file] !== Reflect.get(files, file));
  return status === 0
    ? Object.fromEntries(changed.map((file) => [file, now[file]]))
    : status || changed.length;
}

test('new-page adds a page after the last one of its folder, in the sidebar with most of them', () => {
  expect(changedBy('new', 'games/voice-notes', 'Voice: notes')).toEqual({
    'docs/games/voice-notes.mdx': expect.stringContaining('title: "Voice: notes"\n'),
    'sidebars.ts': files['sidebars.ts'].replace("cards'", "cards', 'games/voice-notes'"),
  });
});

test('move-page takes the phrases and the reviewers along, rewrites links, and redirects the old path', () => {
  const moved = (file: keyof typeof files) => files[file]?.replace('games/dice', 'games/throws');
  expect(changedBy('move', 'games/dice', '/games/throws')).toEqual({
    'docs/games/dice.mdx': undefined,
    'docs/games/throws.mdx': files['docs/games/dice.mdx'],
    'docs/games/dice.search.yaml': undefined,
    'docs/games/throws.search.yaml': files['docs/games/dice.search.yaml'],
    'docs/shop.mdx': moved('docs/shop.mdx'),
    'docs/games/cards.mdx': moved('docs/games/cards.mdx'),
    'sidebars.ts': moved('sidebars.ts'),
    '.github/CODEOWNERS': moved('.github/CODEOWNERS'),
    'src/redirects.ts':
      "[\n  { from: '/old', to: '/games/throws' },\n  { from: '/games/dice', to: '/games/throws' },\n];\n",
  });
});

test('move-page says that the redirect keeps the promise of an address', () => {
  expect(runIn(folderWith(files), 'move', promised, 'new-home').stdout).toContain(
    `${promised} is promised to other sites. Its redirect to /new-home keeps the promise.`,
  );
});

test('remove-page leads links to the top of the page that replaces it', () => {
  expect(changedBy('remove', 'shop', '--to', '/games/cards')).toMatchObject({
    'docs/shop.mdx': undefined,
    'docs/games/dice.mdx': expect.stringContaining('[Buy](/games/cards) [b](/shop-old)'),
    'sidebars.ts': expect.not.stringContaining('shop'),
    '.github/CODEOWNERS': '/docs/games/dice.mdx @rookery/bot\n',
    'src/redirects.ts': expect.stringContaining("{ from: '/shop', to: '/games/cards' }"),
  });
});

test.each([
  ['a page that is there', 'new', 'shop', 'Store'],
  ['a page without a title', 'new', 'games/voice'],
  ['a move of no page', 'move', 'pols', 'votes'],
  ['a move onto a page', 'move', 'shop', 'games/dice'],
  ['no replacement', 'remove', 'shop'],
  ['an unknown replacement', 'remove', 'shop', '--to', '/payment'],
])('refuses %s', (_, ...words) => {
  expect(changedBy(...words)).toBe(1);
});
