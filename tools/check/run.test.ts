import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { folderWith, writeFiles } from '../../src/testFolders';
import { messageOf } from './loadError';
import { run } from './run';
import { goodPages, pollsPage } from './testPages';
import { placesOf } from './where';

let dir: string;

const polls = goodPages[pollsPage];

function write(file: string, text: string): void {
  writeFiles(dir, { [file]: text });
}

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: dir, stdio: 'ignore' });
}

beforeAll(() => {
  const plans = goodPages['docs/subscriptions.mdx'];
  dir = folderWith({
    ...goodPages,
    'docs/_partials/support-never-asks.mdx': 'A poll ends.\n',
    'docs/bot.mdx': `${plans.replace('title: Plans', 'title: Caw')}\n<Partial name="support-never-asks" />\n`,
    'src/facts/rules.ts': "export const rules = ['A poll ends on its day.'];\n",
  });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Wren', '-c', 'user.email=wren@rookery.example', 'commit', '--message=Add pages');
});

afterEach(() => {
  git('checkout', '--', '.');
  git('clean', '-fd');
});

test('checks the changed pages, and says when there are none', async () => {
  expect(await run('check', [], dir)).toEqual({
    status: 0,
    output: expect.stringContaining('No page has changed'),
  });
  write(pollsPage, polls.replace('## Change your vote', '## Just change it'));
  write('docs/shop.mdx', 'No front matter, but a login.\n');
  const { status, output } = await run('check', [], dir);
  expect(output).toMatch(/docs\/chat-features\/polls\.mdx:\d+:4 "Just"/);
  expect(output).toContain('docs/shop.mdx:1:1 `title` is missing');
  expect(output).toContain('docs/shop.mdx:1:24 "login"');
  expect(output).toContain('2 pages checked: 6 problems. `npm run fix` fixes 1 of them.');
  expect(status).toBe(1);
});

test('checks the pages that link to what is gone', async () => {
  write(
    pollsPage,
    polls.replace('{/* #results */}', '{/* #outcome */}').replace('{/* #choices */}', '{/* #choose */}'),
  );
  const renamed = await run('check', [], dir);
  expect(renamed.output).toMatch(
    /polls\.mdx:\d+:1 Warning: The heading `#results` was below here and is gone/,
  );
  expect(renamed.output).toMatch(/polls\.mdx:\d+:1 Warning: The heading `#choices`/);
  expect(renamed.output).toMatch(/webhooks\.mdx:11:1 Nothing has the id `#results`/);
  expect(renamed.output).toContain(': 1 problem.');

  fs.rmSync(path.join(dir, pollsPage));
  const removed = await run('check', [], dir);
  expect(removed.output).toMatch(/webhooks\.mdx:11:1 There is no page `\/chat-features\/polls`/);
  expect(removed.status).toBe(1);
});

test('checks what readers type to find a page', async () => {
  write('docs/chat-features/polls.search.yaml', 'create:\n  - straw poll\nresult:\n  - who won\n');
  write('docs/games.search.yaml', 'top:\n  - fun\n');
  const { output } = await run('check', [], dir);
  expect(output).toMatch(/polls\.search\.yaml:3:1 .*no section with the id `result`\. Near it: results/);
  expect(output).toContain('docs/games.search.yaml:1:1 There is no page with this name');
  expect(output).toContain(': 2 problems.');
});

test.each([
  ['docs/_partials/support-never-asks.mdx', 'A chatroom ends.\n', ':1:3 "chatroom"'],
  ['src/facts/rules.ts', "export const rules = ['A chatroom ends on its day.'];\n", ':1:26 "chatroom"'],
  ['sidebars.ts', "export default { one: ['subscriptions'] };\n", ''],
])('checks all pages if %s changed', async (file, text, fault) => {
  write(file, text);
  const { output } = await run('check', [], dir);
  expect(output).toContain(fault && `${file}${fault}`);
  expect(output).toContain(`${Object.keys(goodPages).length + 1} pages checked`);
});

test('checks the named pages, and refuses a page that does not exist', async () => {
  write('docs/shop.mdx', 'No front matter.\n');
  expect(await run('check', ['/chat-features/ranks', pollsPage, 'docs/subscriptions', 'bot'], dir)).toEqual({
    status: 0,
    output: '4 pages checked: no problems.\n',
  });
  const all = await run('check', ['--all'], dir);
  expect(all.output).toContain(`${Object.keys(goodPages).length + 2} pages checked`);
  expect(await run('check', ['docs/fax.mdx'], dir)).toEqual({
    status: 2,
    output: expect.stringContaining('There is no page docs/fax.mdx'),
  });
});

const before = `---
title: Shop
description: Record a voice note in the message box, listen before you send it, and delete it.  
keywords: voice, note
related:
  - /Ranks: See who can post
---

The chatroom keeps it. Log in first, or see [polls](/plans#plans) and [ranks](https://docs.rookery.example/chat-features/ranks).<br>

## Record

:::note Mind the time

Text with an an error, and \`an an login\` in code. Wix has the **Login**.

:::

## Record

### Listen {#listen}

<!-- Later. -->

\`\`\`text
login   
\`\`\`
`;

const after = `---
title: Shop
description: Record a voice note in the message box, listen before you send it, and delete it.
keywords: [voice, note]
related:
  - /chat-features/ranks: See who can post
---

The chat keeps it. Sign in first, or see [polls](/subscriptions#plans) and [ranks](/chat-features/ranks).<br />

## Record {/* #record */}

:::note[Mind the time]

Text with an error, and \`an an login\` in code. Wix has the **Login**.

:::

## Record {/* #record-2 */}

### Listen {/* #listen */}

{/* Later. */}

\`\`\`text
login   
\`\`\`
`;

test('fixes what a program can, leaves code and labels alone, and finds nothing to fix the second time', async () => {
  write('docs/shop.mdx', before);
  const read = () => fs.readFileSync(path.join(dir, 'docs/shop.mdx'), 'utf8');
  const first = await run('fix', [], dir);
  expect(read()).toBe(after);
  expect(first.output.match(/^docs\/shop/gm)).toHaveLength(15);
  expect(first.output).toMatch(/"Login".*allow it above the paragraph.*\n\n1 page checked: 1 problem\./);
  expect(first.status).toBe(1);
  expect((await run('fix', ['/shop'], dir)).output).toContain('There was nothing that a program can fix.');
  expect(read()).toBe(after);
});

test('names the file and line of a module that cannot be loaded, without a stack', () => {
  const syntax = new Error(
    `Transform failed with 1 error:\n${dir}/src/facts/limits/bot.ts:12:3: ERROR: Expected "}" but found ";"`,
  );
  expect(messageOf(syntax, dir)).toMatch(
    /^src\/facts\/limits\/bot\.ts:12:3 Expected "}" but found ";"\. .*Fix that line/,
  );
  const thrown = new Error('There is no page "polls"');
  thrown.stack = `Error: There is no page\n    at page (${dir}/sidebars.ts:11:9)\n    at Object.<anonymous> (${dir}/sidebars.ts:64:5)\n    at run (node:internal:1:1)`;
  expect(messageOf(thrown, dir)).toMatch(/^sidebars\.ts:64:5 There is no page "polls"\. /);
});

test('finds where a sentence comes from, around formatting and components', () => {
  write(
    pollsPage,
    polls.replace(
      'The poll appears',
      'Select **Poll**, and within <Limit id="poll-open" /> the\npoll appears',
    ),
  );
  const found = placesOf('Select Poll, and within 7 days the poll appears in the channel.', dir);
  const line = fs
    .readFileSync(path.join(dir, pollsPage), 'utf8')
    .split('\n')
    .findIndex((each) => /^Select/.test(each));
  expect(found[0]).toMatch(new RegExp(`^${pollsPage}:${line + 1} `));
  expect(placesOf('A poll ends on its day.', dir)[0]).toMatch(/^src\/facts\/rules\.ts:1 /);
  expect(placesOf('Nothing says anything like this.', dir)).toEqual([]);
});
