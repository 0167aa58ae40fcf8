import { execFileSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import { folderWith, writeFiles } from '../testFolders';
import { run } from './run';
import { goodPages, pollsPage } from './testSite';

let dir: string;

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: dir, stdio: 'ignore' });
}

beforeEach(() => {
  // Without `sidebars.ts` and `src/redirects.ts`, because the real ones have other pages.
  dir = folderWith(goodPages);
});

test('checks every page, and names what links to a heading that is gone', async () => {
  expect(await run([], dir)).toEqual({ status: 0, output: '5 pages checked: no problems.\n' });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Wren', '-c', 'user.email=wren@rookery.example', 'commit', '--message=Add pages');
  writeFiles(dir, { [pollsPage]: goodPages[pollsPage].replace('#results', '#outcome') });
  const { status, output } = await run([], dir);
  expect(output).toContain(`${pollsPage}:1:1 Warning: The id \`#results\` is gone`);
  expect(output).toMatch(/webhooks\.mdx:11:9 Nothing has the id `#results`/);
  expect(output).toContain('5 pages checked: 1 problem.');
  expect(status).toBe(1);
});

test('checks named pages with their phrases, and refuses a page that does not exist', async () => {
  writeFiles(dir, {
    'docs/shop.mdx': 'No front matter.\n',
    'docs/chat-features/polls.search.yaml': 'creat: [vote]\n',
  });
  const { output } = await run(['/chat-features/ranks', `./${pollsPage}`], dir);
  expect(output).toMatch(/^docs\/chat-features\/polls\.search\.yaml:1:1 .*\n2 pages checked: 1 problem\.\n$/);
  expect(await run(['docs/fax.mdx'], dir)).toEqual({
    status: 2,
    output: expect.stringContaining('no page docs/fax.mdx'),
  });
});

test('names only the pages that can not be read, because others depend on them', async () => {
  const broken = goodPages[pollsPage].replace('title: Polls', 'title: Polls: vote');
  writeFiles(dir, { [pollsPage]: broken, 'docs/a.mdx': '---\ntitle: A\n', 'docs/b.mdx': '---\n---\n' });
  expect((await run([], dir)).output).toMatch(
    /^docs\/a\.mdx:1:1 Nothing closes the front matter.*\ndocs\/chat-features\/polls\.mdx:2:1 .*straight quotes.*\n7 pages/,
  );
});

test('names phrases, links, and a name that stay behind when a section moves or a label changes', async () => {
  git('init', '--initial-branch=main');
  writeFiles(dir, { 'src/facts/menu.ts': "export const menu = { label: 'Ballot box' };\n" });
  git('add', '.');
  git('-c', 'user.name=Wren', '-c', 'user.email=wren@rookery.example', 'commit', '--message=Add pages');
  const moved = '<span id="results" data-moved-to="/chat-features/ranks" />';
  writeFiles(dir, {
    [pollsPage]: goodPages[pollsPage].replace('## What the result looks like {/* #results */}', moved),
    'docs/chat-features/polls.search.yaml': 'results:\n  - who won\n',
    'src/facts/menu.ts': "export const menu = { label: 'Vote box' };\n",
    'src/pages/votes.tsx': "export const votes = 'Open the Ballot box to vote.';\n",
    'e2e/votes.spec.ts': "click('Ballot box');\n",
  });
  const { output } = await run([], dir);
  expect(output).toMatch(/polls\.search\.yaml:1:1 The section `results` moved to \/chat-features\/ranks/);
  expect(output).toMatch(
    /webhooks\.mdx:11:9 The section `\/chat-features\/polls#results` is on another page/,
  );
  expect(output).toMatch(/votes\.tsx:1:32 Warning: "Ballot box" isn't a label any more/);
  expect(output).toMatch(/votes\.spec\.ts:1:8 Warning: "Ballot box" isn't a label any more/);
});
