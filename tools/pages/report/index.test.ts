import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { deferredFilesTag } from '../../../src/plugins/speed/deferredFiles';
import { movePage } from '../movePage';
import { createTestSite, type TestSite } from '../testSite';
import { report } from '.';

function git(site: TestSite, ...args: readonly string[]): string {
  const author = ['-c', 'user.name=Wren', '-c', 'user.email=wren@rookery.example'];
  return execFileSync('git', [...author, ...args], { cwd: site.dir, encoding: 'utf8' });
}

/** Creates a site whose pages are committed on `main`, with a branch for changes. */
function createCommittedSite(): TestSite {
  const site = createTestSite();
  site.write('.gitignore', 'node_modules\nbuild\nbase\n');
  site.write('docs/chat-features/limits.mdx', 'A question has <Limit id="poll-question" /> characters.\n');
  site.write('docs/chat-features/uploads.mdx', 'A file has <Limit id="upload-size" /> MB.\n');
  site.write('src/facts/limits.test.ts', "throw new Error('Tests are no facts.');\n");
  git(site, 'init', '--quiet', '--initial-branch', 'main');
  git(site, 'add', '--all');
  git(site, 'commit', '--quiet', '--message', 'Add the site');
  git(site, 'checkout', '--quiet', '-b', 'change');
  return site;
}

test('reports changed facts, headings, and pages with the pages that readers see them on', () => {
  const site = createCommittedSite();
  site.edit('src/facts/limits.ts', (text) => text.replace('max: 200', 'max: 210'));
  site.edit('docs/chat-features/polls.mdx', (text) => text.replace('{/* #create */}', '{/* #start */}'));
  site.edit('docs/shop.mdx', (text) => text.replace(/^## .*$/m, 'Closed.'));
  movePage(site.dir, 'chat-features/ranks', 'account-features/ranks');
  git(site, 'rm', '--quiet', '-f', 'docs/account-features/emoji.mdx');
  site.write('docs/glossary.mdx', 'Words.\n');
  const before = git(site, 'status', '--porcelain');

  const output = report(site.dir, { base: 'main' });

  expect(output).toContain('Compared with main, at ');
  const lines = output.split('\n');
  for (const line of [
    '- added: `/glossary`',
    '- changed: `/chat-features/polls`',
    '- moved: `/chat-features/ranks` to `/account-features/ranks`',
    '- removed: `/account-features/emoji`; **readers find no page**, for it has no row in src/redirects.ts',
    '- `limits.poll-question` in src/facts/limits.ts: max `200` → `210`',
    '  - `/chat-features/limits`: `line 1 <Limit>`',
    '- `/shop#buy` (“Buy feathers”) is gone. **Still linked to:** docs/payments.mdx:5',
    'There is no build of this state: npm run build.',
    'There is no build to compare with: name its folder with --base-build.',
  ]) {
    expect(lines).toContain(line);
  }
  expect(output).toMatch(/`\/chat-features\/polls#create` \(“Start a poll”\) has the id `start` now/);
  // It names only pages that show the fact, and a link that follows a move isn't a changed fact.
  expect(output).not.toContain('/chat-features/uploads');
  expect(output).not.toContain('words.ts');
  expect(git(site, 'status', '--porcelain')).toBe(before);
});

test('reports that nothing has changed, and compares the sizes of two builds', () => {
  const site = createCommittedSite();
  for (const build of ['base', 'build']) {
    site.write(`${build}/index.html`, deferredFilesTag('scripts', ['/assets/js/main.js']).padEnd(1000));
    site.write(`${build}/chat-features/polls.html`, 'Polls');
    site.write(`${build}/assets/js/main.js`, 'x'.repeat(2000));
  }
  site.edit('build/index.html', (html) => html + ' '.repeat(5000));

  const output = report(site.dir, { base: 'main', baseBuild: 'base' });

  expect(output).toContain('No page was added, changed, moved or removed.');
  expect(output).toContain('No fact has another value.');
  expect(output).toContain('No heading lost its id.');
  expect(output).toMatch(/\| Landing page \| 1 \| 6\.0 kB \(\+5\.0 kB\) \| 2\.0 kB \(the same\) \|/);
  expect(output).toMatch(/\| Pages of chat-features \| 1 \| 0\.0 kB \(the same\) \| 0\.0 kB \(the same\) \|/);
});

test('names a base that git does not know', () => {
  const site = createCommittedSite();
  expect(() => report(site.dir, { base: 'mian' })).toThrow(/^git knows no "mian" to compare with\./);
});
