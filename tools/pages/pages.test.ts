import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/files';
import { folderWith } from '../../src/testFolders';

const files = {
  'docs/shop.mdx': '---\ntitle: Shop\nrelated:\n  - /chat-features/polls: Ask the chat\n---\n',
  'docs/chat-features/polls.mdx': '---\ntitle: Polls\n---\n\n[Buy](/shop#buy) [b](/shop-old).\n',
  'docs/chat-features/ranks.mdx': '---\ntitle: Ranks\n---\n\n<SeeAlso to="/chat-features/polls#vote" />\n',
  'sidebars.ts': "['shop', 'chat-features/polls', 'chat-features/ranks', { type: 'ref', id: 'shop' }];\n",
  'src/redirects.ts': "[\n  { from: '/old', to: '/chat-features/polls' },\n];\n",
  'docs/chat-features/polls.search.yaml': 'ask:\n  - straw poll\n',
};

/** Runs a page command in a small site. Returns the files that it changed, with their text, or its status. */
function changedBy(...words: string[]): number | null | Record<string, string | undefined> {
  const dir = folderWith(files);
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const { status } = spawnSync(process.execPath, [tsx, path.join(__dirname, 'cli.ts'), ...words], {
    cwd: dir,
  });
  const after = filesBelow(dir, '.').map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]);
  const now: Record<string, string> = Object.fromEntries(after);
  const changed = Object.keys({ ...files, ...now }).filter((file) => now[file] !== Reflect.get(files, file));
  return status === 0
    ? Object.fromEntries(changed.map((file) => [file, now[file]]))
    : status || changed.length;
}

test('new-page adds a page after the last one of its folder', () => {
  expect(changedBy('new', 'chat-features/voice-notes', 'Voice: notes')).toEqual({
    'docs/chat-features/voice-notes.mdx': expect.stringContaining('title: "Voice: notes"\n'),
    'sidebars.ts': files['sidebars.ts'].replace("ranks'", "ranks', 'chat-features/voice-notes'"),
  });
});

test('move-page takes the phrases along, rewrites links, and redirects the old path', () => {
  expect(changedBy('move', 'chat-features/polls', '/chat-features/votes')).toEqual({
    'docs/chat-features/polls.mdx': undefined,
    'docs/chat-features/votes.mdx': files['docs/chat-features/polls.mdx'],
    'docs/chat-features/polls.search.yaml': undefined,
    'docs/chat-features/votes.search.yaml': files['docs/chat-features/polls.search.yaml'],
    'docs/shop.mdx': files['docs/shop.mdx'].replace('polls', 'votes'),
    'docs/chat-features/ranks.mdx': files['docs/chat-features/ranks.mdx'].replace('polls', 'votes'),
    'sidebars.ts': files['sidebars.ts'].replace('polls', 'votes'),
    'src/redirects.ts':
      "[\n  { from: '/old', to: '/chat-features/votes' },\n" +
      "  { from: '/chat-features/polls', to: '/chat-features/votes' },\n];\n",
  });
});

test('remove-page leads links to the top of the page that replaces it', () => {
  expect(changedBy('remove', 'shop', '--to', '/chat-features/ranks')).toMatchObject({
    'docs/shop.mdx': undefined,
    'docs/chat-features/polls.mdx': expect.stringContaining('[Buy](/chat-features/ranks) [b](/shop-old)'),
    'sidebars.ts': expect.not.stringContaining('shop'),
    'src/redirects.ts': expect.stringContaining("{ from: '/shop', to: '/chat-features/ranks' }"),
  });
});

test.each([
  ['a page that is there', 'new', 'shop', 'Store'],
  ['a page without a title', 'new', 'chat-features/voice'],
  ['a move of no page', 'move', 'pols', 'votes'],
  ['a move onto a page', 'move', 'shop', 'chat-features/polls'],
  ['no replacement', 'remove', 'shop'],
  ['an unknown replacement', 'remove', 'shop', '--to', '/payment'],
])('refuses %s', (_, ...words) => {
  expect(changedBy(...words)).toBe(1);
});
