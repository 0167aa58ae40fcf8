import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildDir } from './support/site';
import { copySite, type SiteCopy } from './support/siteCopy';

// The report loads the facts anew for each that has changed.
test.describe.configure({ timeout: 600_000 });

let copy: SiteCopy;
test.beforeEach(async () => {
  copy = await copySite();
  await fs.writeFile(path.join(copy.dir, '.gitignore'), 'node_modules\nbuild\n.docusaurus\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site as it is');
  git('checkout', '--quiet', '-b', 'change');
});
test.afterEach(() => copy.remove());

function git(...words: string[]): string {
  const author = ['-c', 'user.name=Wren', '-c', 'user.email=wren@rookery.example'];
  return execFileSync('git', [...author, ...words], { cwd: copy.dir, encoding: 'utf8' });
}

test('a change of a fact, a heading and a page is reported with where readers meet it', async () => {
  await copy.edit('src/facts/limits/messages.ts', (text) =>
    text.replace("label: 'Poll question', ...upTo(200,", "label: 'Poll question', ...upTo(210,"),
  );
  await copy.edit('docs/chat-features/polls.mdx', (text) =>
    text.replace('{/* #other-side */}', '{/* #others */}'),
  );
  await copy.edit('docs/chat-features/slow-mode.mdx', (text) =>
    text.replace(/^## .*\{\/\* #trouble \*\/\}$/m, ''),
  );
  await copy.edit('docs/faq.mdx', (text) => `${text}\n[Slow](/chat-features/slow-mode#trouble)\n`);
  expect((await copy.run('move-page', 'bot/games/trivia', 'bot/games/quiz')).output).toContain('Moved');
  await fs.rm(path.join(copy.dir, 'docs/cookies.mdx'));
  const state = git('status', '--porcelain');

  const { done, output } = await copy.run('report');
  expect(done).toBe(true);
  expect(output).toContain('Compared with main, at ');
  for (const line of [
    '- changed: `/chat-features/polls`',
    '- moved: `/bot/games/trivia` to `/bot/games/quiz`',
    '- removed: `/cookies`; **readers find no page**',
    '- `messageLimits.poll-question` in src/facts/limits/messages.ts: text `up to 200 characters` → `up to 210 characters`; max `200` → `210`',
    '- `/chat-features/polls#other-side` (“You vote: who sees it”) has the id `others` now',
    'There is no build of this state: npm run build.',
    'There is no build to compare with',
  ]) {
    expect(output).toContain(line);
  }
  expect(output).toMatch(/ {2}- `\/chat-features\/polls`: `line \d+ <LimitsTable>/);
  expect(output).toMatch(
    /- `\/chat-features\/slow-mode#trouble` \(“.*”\) is gone\. \*\*Still linked to:\*\* docs\/faq\.mdx:\d+/,
  );
  // Only what shows the fact is named, and a mended link is no fact that changed.
  expect(output).not.toContain('`/chat-features/uploads`');
  expect(output).not.toMatch(/words\.ts|bot\/games\/trivia`: /);
  expect(git('status', '--porcelain')).toBe(state);
});

test('a change of nothing is reported as such, and sizes are compared', async () => {
  await fs.cp(buildDir, copy.outDir, { recursive: true });
  const base = path.join(copy.dir, 'base');
  await fs.cp(buildDir, base, { recursive: true });
  await fs.appendFile(path.join(copy.outDir, 'index.html'), ' '.repeat(5000));

  const { output } = await copy.run('report', '--base-build', 'base');
  for (const line of [
    'No page was added, changed, moved or removed.',
    'No fact has another value.',
    'No heading lost its id.',
  ]) {
    expect(output).toContain(line);
  }
  expect(output).toMatch(/\| Landing page \| 1 \| [\d.]+ kB \(\+5\.0 kB\) \| [\d.]+ kB \(the same\) \|/);
  expect(output).toMatch(
    /\| Pages of chat-features \| \d+ \| [1-9][\d.]+ kB \(the same\) \| [1-9][\d.]+ kB \(the same\) \|/,
  );
});

test('a base that git does not know is named', async () => {
  const { done, output } = await copy.run('report', '--base', 'mian');
  expect(done).toBe(false);
  expect(output.trim()).toMatch(/^git knows no "mian" to compare with\..*$/);
});
