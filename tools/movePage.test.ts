import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../src/files';
import { createTempFolder } from './tempFolders';

const redirects = { '/old': '/games/dice#vote', '/sso': '/shop#buy', '/games/throws': '/games/dice' };

const files: Readonly<Record<string, string>> = {
  'docs/shop.mdx': '---\ntitle: Shop\nrelated:\n  - /games/dice: Ask the chat\n---\n',
  'docs/games/dice.mdx': '---\ntitle: Dice\n---\n\n[Buy](/shop#buy) [b](/shop-old).\n',
  'docs/games/cards.mdx': '---\ntitle: Cards\n---\n\n<SeeAlso to="/games/dice#vote" />\n',
  'sidebars.ts': "{\n  play: ['shop', 'games/dice', 'games/cards'],\n}\n",
  'redirects.json': JSON.stringify(redirects),
  'docusaurus.config.ts': "const items = [{ to: '/games/dice' }];\n",
  'e2e/dice.spec.ts': "await page.goto('/games/dice');\n",
  'tools/bench/search/help.tsv': 'roll\t/shop#buy,/games/dice,/games/dice#vote\n',
  'docs/games/dice.search.yaml': 'ask:\n  - throw\n',
};

const rows = (all: object) => `${JSON.stringify(all, undefined, 2)}\n`;

/** Runs the command in a small site. Returns how it ends, and the files that it changed, with their text. */
function run(...words: string[]) {
  const cwd = createTempFolder(files);
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const command = [tsx, path.join(__dirname, 'movePage.ts'), ...words];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  const now = Object.fromEntries(
    filesBelow(cwd, '').map((file) => [file, fs.readFileSync(path.join(cwd, file), 'utf8')]),
  );
  const changed = Object.keys({ ...files, ...now }).filter((file) => now[file] !== files[file]);
  return { status, stderr, changed: Object.fromEntries(changed.map((file) => [file, now[file]])) };
}

test('move-page takes the phrases along, rewrites links, and redirects the old path', () => {
  const moved = (file: string) => files[file]?.replaceAll('games/dice', 'games/throws');
  expect(run('games/dice', '/games/throws').changed).toEqual({
    'docs/games/dice.mdx': undefined,
    'docs/games/throws.mdx': files['docs/games/dice.mdx'],
    'docs/games/dice.search.yaml': undefined,
    'docs/games/throws.search.yaml': files['docs/games/dice.search.yaml'],
    'docs/shop.mdx': moved('docs/shop.mdx'),
    'docs/games/cards.mdx': moved('docs/games/cards.mdx'),
    'docusaurus.config.ts': moved('docusaurus.config.ts'),
    'e2e/dice.spec.ts': moved('e2e/dice.spec.ts'),
    'tools/bench/search/help.tsv': moved('tools/bench/search/help.tsv'),
    'sidebars.ts': moved('sidebars.ts'),
    // The page can move back to an old path. Others keep the section.
    'redirects.json': rows({
      '/old': '/games/throws#vote',
      '/sso': '/shop#buy',
      '/games/dice': '/games/throws',
    }),
  });
});

test.each([
  ['payment games/pay', 'There is no file docs/payment.mdx'],
  ['shop games/dice', 'docs/games/dice.mdx exists already'],
  ['shop games/Voice', 'only lowercase letters'],
  ['shop ../outside', 'only lowercase letters'],
])('a move from %s is refused', (paths, message) => {
  const { status, stderr, changed } = run(...paths.split(' '));
  expect(stderr).toContain(message);
  expect([status, changed]).toEqual([1, {}]);
});
