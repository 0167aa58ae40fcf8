import { execFileSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import { monthlyPrice } from '../../src/facts/plans';
import { folderWith, writeFiles } from '../../src/testFolders';
import { run } from './run';
import { goodPages, pollsPage } from './testSite';
import { where } from './where';

let dir: string;

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: dir, stdio: 'ignore' });
}

beforeEach(() => {
  // Without `sidebars.ts` and `src/redirects.ts`, because the real ones have other pages.
  dir = folderWith(goodPages);
});

test('checks every page, and names what links to a heading that is gone', () => {
  expect(run([], dir)).toEqual({ status: 0, output: '5 pages checked: no problems.\n' });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Wren', '-c', 'user.email=wren@rookery.example', 'commit', '--message=Add pages');
  writeFiles(dir, { [pollsPage]: goodPages[pollsPage].replace('#results', '#outcome') });
  const { status, output } = run([], dir);
  expect(output).toContain(`${pollsPage}:1:1 Warning: The id \`#results\` is gone`);
  expect(output).toMatch(/webhooks\.mdx:11:9 Nothing has the id `#results`/);
  expect(output).toContain('5 pages checked: 1 problem.');
  expect(status).toBe(1);
});

test('checks named pages with their phrases, and refuses a page that does not exist', () => {
  writeFiles(dir, {
    'docs/shop.mdx': 'No front matter.\n',
    'docs/chat-features/polls.search.yaml': 'creat: [vote]\n',
  });
  const { output } = run(['/chat-features/ranks', `./${pollsPage}`], dir);
  expect(output).toMatch(/^docs\/chat-features\/polls\.search\.yaml:1:1 .*\n2 pages checked: 1 problem\.\n$/);
  expect(run(['docs/fax.mdx'], dir)).toEqual({
    status: 2,
    output: expect.stringContaining('no such page'),
  });
});

test('finds where a sentence, a label, or a value comes from, the facts first', () => {
  const around = 'Select **Poll**, and within <Limit id="poll-open" /> the\npoll appears';
  writeFiles(dir, {
    [pollsPage]: goodPages[pollsPage].replace('The poll appears', around),
    'src/facts/plans.ts': 'export const plans = {\n  plus: {},\n};\n',
    'src/facts/labels.ts': "const label = 'Someone has voted';\n",
  });
  expect(where('Select Poll, and within 7 days the poll appears in the channel.', dir).output).toMatch(
    /^docs\/chat-features\/polls\.mdx:\d+ Select/,
  );
  expect(where('someone has voted', dir).output).toMatch(
    /^src\/facts\/labels\.ts:1 .*\ndocs\/chat-features\/polls/,
  );
  expect(where(`$${monthlyPrice('plus')}`, dir).output).toMatch(
    /^src\/facts\/plans\.ts:2 <Price plan="plus" \/>/,
  );
  writeFiles(dir, { 'docs/many.mdx': 'A poll.\n'.repeat(30) });
  expect(where('a poll', dir).output).toMatch(/(.*\n){10}and \d+ more\n$/);
  expect(where('Nothing says anything like this.', dir).status).toBe(1);
});
