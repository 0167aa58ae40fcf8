import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkPage, checkPages } from '../src/checks/checkPages';
import { gitHistory } from '../src/checks/gitHistory';
import { mendPage } from '../src/checks/mend';
import { lineOf } from '../src/checks/report';
import { projectWords } from '../src/checks/rules/spelling';
import { openSite } from '../src/checks/site';
import { pageFaults, usualPage } from './support/pageFaults';
import { siteDir } from './support/site';
import { copySite, type SiteCopy } from './support/siteCopy';
import { useTool } from './support/tools';

let copy: SiteCopy;

test.beforeAll(async () => {
  copy = await copySite();
});

test.afterAll(() => copy.remove());

function read(file: string): string {
  const place = path.join(copy.dir, file);
  return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
}

/** Does something while files of the copy hold other texts; nothing as a text takes the file away. */
function withFiles<Result>(
  texts: Readonly<Record<string, string | Buffer | undefined>>,
  act: () => Result,
): Result {
  const places = Object.entries(texts).map(([file, text]) => [path.join(copy.dir, file), text] as const);
  const before = places.map(([place]) => (fs.existsSync(place) ? fs.readFileSync(place) : undefined));
  const write = (place: string, text: string | Buffer | undefined) =>
    text === undefined ? fs.rmSync(place, { force: true }) : fs.writeFileSync(place, text);
  for (const [place, text] of places) {
    write(place, text);
  }
  try {
    return act();
  } finally {
    for (const [index, [place]] of places.entries()) {
      write(place, before[index]);
    }
  }
}

/** The number of the one line of a text that holds a piece, from 1. */
function lineWith(text: string, piece: string): number {
  const found = text.split('\n').findIndex((line) => line.includes(piece));
  expect(found, `a line with ${piece}`).toBeGreaterThanOrEqual(0);
  return found + 1;
}

/** Runs a command of the checks in the copy, as `npm run` does. */
function command(name: 'check' | 'fix', ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/run.cjs', `src/checks/${name}.ts`, ...args],
    { cwd: copy.dir, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

test('no rule fires on the pages as they stand', () => {
  const site = openSite(siteDir, gitHistory(siteDir));
  expect(checkPages(site.pageFiles, site).map(lineOf)).toEqual([]);
});

for (const { name, file = usualPage, plant, at, says } of pageFaults) {
  test(`a check names ${name}, with the line`, () => {
    const before = read(file);
    const planted = plant(before);
    expect(planted).not.toBe(before);
    const found = withFiles({ [file]: planted }, () => checkPage(file, openSite(copy.dir)));
    const line = at === undefined ? 1 : lineWith(planted, at);
    expect(found.map(lineOf)).toEqual([expect.stringMatching(new RegExp(`^${file}:${line}(:\\d+)? `))]);
    expect(found[0]?.says).toMatch(says);
  });
}

test('a picture that is too large is named, with its size', () => {
  const text = read(usualPage).replace(
    '\nThe poll appears',
    '\n![A poll](/img/large.png)\n\nThe poll appears',
  );
  const found = withFiles({ [usualPage]: text, 'static/img/large.png': Buffer.alloc(300_000) }, () =>
    checkPage(usualPage, openSite(copy.dir)),
  );
  expect(found.map(lineOf)).toEqual([expect.stringMatching(/large\.png has 300 kB.*smaller than 200 kB/)]);
  expect(found[0]?.line).toBe(lineWith(text, '/img/large.png'));
});

test('a picture that nothing shows is named', () => {
  const found = withFiles({ 'static/img/unused.png': Buffer.alloc(10) }, () =>
    checkPages([], openSite(copy.dir)),
  );
  expect(found.map(lineOf)).toEqual([
    expect.stringMatching(/^static\/img\/unused\.png:1 Nothing shows this picture/),
  ]);
});

test('all faults of a page are named, not only the first', () => {
  const text = `${read(usualPage)}\n## Last\n\nPlease {wait} for the <end> of it.\n\nThe chatroom ends.\n`;
  const found = withFiles({ [usualPage]: text }, () => checkPage(usualPage, openSite(copy.dir)));
  const last = lineWith(text, '## Last');
  expect(found.map(({ line, says }) => `${line - last} ${says.split(/[.:]/)[0]}`)).toEqual([
    '0 The heading has no id that stays when its words change, so links to it would break',
    '2 "Please"',
    '2 `{wait}` in text is read as code, and the build stops',
    '2 `<end>` opens here and nothing closes it',
    '4 "chatroom"',
  ]);
});

test('what an allow comment allows is not named, in that paragraph alone', () => {
  const text = `${read(usualPage)}\n{/* allow: login because Wix calls it so */}\n\nChoose **Login**.\n\nAnother login.\n`;
  const found = withFiles({ [usualPage]: text }, () => checkPage(usualPage, openSite(copy.dir)));
  expect(found.map(({ line }) => line)).toEqual([lineWith(text, 'Another login')]);
});

test('words in code, in keywords and in what people say are their own', () => {
  const text = read(usualPage)
    .replace('keywords: [poll', 'keywords: [chatroom login, plaese, poll')
    .concat('\nType `login chatroom 200 characters`.\n\n<ChatScene says="wren: Please log in." />\n');
  const found = withFiles({ [usualPage]: text }, () => checkPage(usualPage, openSite(copy.dir)));
  expect(found.map(lineOf)).toEqual([]);
});

test('the words of the project are in order, each once', () => {
  const words = projectWords();
  const key = (word: string) => word.toLowerCase();
  expect(words).toEqual([...new Set(words)].sort((one, other) => (key(one) < key(other) ? -1 : 1)));
});

test.describe('against the history', () => {
  test.beforeAll(() => {
    const git = useTool('git');
    const run = (...args: string[]) => execFileSync(git, args, { cwd: copy.dir, stdio: 'ignore' });
    run('init', '--initial-branch=main');
    run('add', 'docs');
    run('-c', 'user.name=Wren', '-c', 'user.email=wren@rookery.example', 'commit', '--message=Pages');
  });

  test('a heading that is removed while pages link to it is named, with the links', () => {
    const file = 'docs/chat-features/moderation.mdx';
    const text = read(file)
      .replace('{/* #muted-kicked-banned */}', '{/* #put-out */}')
      .replace('(#muted-kicked-banned)', '(#put-out)');
    const found = withFiles({ [file]: text }, () =>
      checkPage(file, openSite(copy.dir, gitHistory(copy.dir))),
    );
    expect(found.map(lineOf)).toEqual([
      expect.stringMatching(
        /moderation\.mdx:\d+ The heading `#muted-kicked-banned` is gone.*docs\/faq\.mdx:\d+/,
      ),
    ]);
    expect(found[0]?.line).toBe(lineWith(text, '{/* #raid */}'));
  });

  test('a heading that is removed and that no page links to is a warning', () => {
    const text = read(usualPage).replace('{/* #choices */}', '{/* #choose */}');
    const found = withFiles({ [usualPage]: text }, () =>
      checkPage(usualPage, openSite(copy.dir, gitHistory(copy.dir))),
    );
    expect(found.map(lineOf)).toEqual([
      expect.stringMatching(/polls\.mdx:16 Warning: The heading `#choices` is gone.*other people's may/),
    ]);
  });

  test('a page that is removed while pages link to it is named, with the links', () => {
    const found = withFiles({ [usualPage]: undefined }, () =>
      checkPages([], openSite(copy.dir, gitHistory(copy.dir))),
    );
    expect(found.map(lineOf)).toEqual([
      expect.stringMatching(/^docs\/chat-features\/polls\.mdx:1 The page is gone.*docs\/\S+:\d+/),
    ]);
  });

  test('the command checks the changed pages, and says when there are none', () => {
    expect(command('check')).toEqual({ status: 0, output: expect.stringContaining('No page has changed') });
    const text = read(usualPage).replace('## Close it early', '## Just close it');
    const { status, output } = withFiles(
      { [usualPage]: text, 'docs/new.mdx': 'No front matter, but a login.\n' },
      () => command('check'),
    );
    expect(output).toContain(`${usualPage}:${lineWith(text, 'Just close')}:4 "Just"`);
    expect(output).toContain('docs/new.mdx:1 There is no `title`');
    expect(output).toContain('docs/new.mdx:1:24 "login"');
    expect(output).toContain('2 pages checked: 5 things to mend. `npm run fix` mends 1 of them.');
    expect(status).toBe(1);
  });
});

test('the command checks the pages that are named, and names one that is not there', () => {
  expect(command('check', 'docs/faq.mdx', '/chat-features/polls')).toEqual({
    status: 0,
    output: '2 pages checked: nothing to mend.\n',
  });
  expect(command('check', 'docs/fax.mdx')).toEqual({
    status: 2,
    output: expect.stringContaining('There is no page docs/fax.mdx'),
  });
});

const toMend = `---
title: Voice notes
description: Record a voice note in the message box, listen before you send it, and delete it.  
keywords: voice, note
---

The chatroom keeps it. Log in first, or see [polls](/plans#plans) and [ranks](https://docs.rookery.example/chat-features/ranks).

## Record

:::note Mind the time

Text with a color, and \`a color login\` in code. Wix has **Login**.

:::

## Record

### Listen {#listen}

<!-- Later. -->

\`\`\`text
login   
\`\`\`
`;

const mended = `---
title: Voice notes
description: Record a voice note in the message box, listen before you send it, and delete it.
keywords: [voice, note]
---

The chat keeps it. Sign in first, or see [polls](/subscriptions#plans) and [ranks](/chat-features/ranks).

## Record {/* #record */}

:::note[Mind the time]

Text with a colour, and \`a color login\` in code. Wix has **Login**.

:::

## Record {/* #record-2 */}

### Listen {/* #listen */}

{/* Later. */}

\`\`\`text
login   
\`\`\`
`;

test('fix mends what a machine can, leaves code and labels alone, and has nothing to do the second time', () => {
  const file = 'docs/voice-notes.mdx';
  withFiles({ [file]: toMend }, () => {
    const first = mendPage(copy.dir, file);
    expect(read(file)).toBe(mended);
    expect(first.mended).toHaveLength(12);
    expect(first.left.map(lineOf)).toEqual([expect.stringMatching(/"Login".*allow it above the paragraph/)]);
    expect(mendPage(copy.dir, file).mended).toEqual([]);
    expect(read(file)).toBe(mended);
  });
});

test('the command to fix says what it mended and what is left', () => {
  const file = 'docs/voice-notes.mdx';
  withFiles({ [file]: `${toMend}\nPlease wait.\n` }, () => {
    const first = command('fix', file);
    expect(first.output).toContain(`${file}:7:5 "chatroom"`);
    expect(first.output).toContain('1 page checked: 2 things to mend.');
    expect(first.status).toBe(1);
    expect(command('fix', file).output).toContain('There was nothing that a machine can mend.');
  });
});
