import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkPage, checkPages } from './checkPages';
import { goodPages, plantedFaults, pollsPage } from './plantedFaults';
import { lineOf } from './report';
import { projectWords } from './rules/spelling';
import { type History, openSite } from './site';

let dir: string;

function write(file: string, content: string | Buffer): void {
  const place = path.join(dir, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, content);
}

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-checks-'));
});

beforeEach(() => {
  fs.rmSync(dir, { recursive: true, force: true });
  for (const [file, text] of Object.entries(goodPages)) {
    write(file, text);
  }
});

afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

function lineWith(text: string, part: string): number {
  const found = text.split('\n').findIndex((line) => line.includes(part));
  expect(found, `a line with ${part}`).toBeGreaterThanOrEqual(0);
  return found + 1;
}

/** Returns what the check says about a page with this text. */
function check(text: string, file = pollsPage) {
  write(file, text);
  return checkPage(file, openSite(dir));
}

const polls = goodPages[pollsPage];

test('finds nothing on pages without mistakes', () => {
  const site = openSite(dir);
  expect(checkPages(site.pageFiles, site).map(lineOf)).toEqual([]);
});

describe('names the line of', () => {
  test.for(plantedFaults)('$name', ({ file = pollsPage, plant, at, says }) => {
    const before = file === pollsPage ? polls : '';
    const text = plant(before);
    expect(text).not.toBe(before);
    write('static/img/logo.svg', '<svg/>');
    const found = check(text, file);
    const line = at === undefined ? 1 : lineWith(text, at);
    expect(found.map(lineOf)).toEqual([expect.stringMatching(new RegExp(`^${file}:${line}(:\\d+)? `))]);
    expect(found[0]?.says).toMatch(says);
  });
});

test('accepts a link to a row of a table that a component makes', () => {
  expect(check(`${polls}\nSee [who reads it](/chat-settings/welcome#setting-show-to).\n`)).toEqual([]);
});

test('names an image that is too large, with its size', () => {
  write('static/img/large.png', Buffer.alloc(300_000));
  expect(check(`${polls}\n![A poll](/img/large.png)\n`).map(lineOf)).toEqual([
    expect.stringMatching(/large\.png has 300 kB.*smaller than 200 kB/),
  ]);
});

test('names an image that no page shows', () => {
  write('static/img/unused.png', Buffer.alloc(10));
  expect(checkPages([], openSite(dir)).map(lineOf)).toEqual([
    expect.stringMatching(/^static\/img\/unused\.png:1 Nothing shows this picture/),
  ]);
});

test('names all mistakes on a page, in order', () => {
  const text = `${polls}\n## Last\n\nPlease {wait} for the <end> of it.\n\nThe chatroom ends.\n`;
  const last = lineWith(text, '## Last');
  expect(check(text).map(({ line, says }) => `${line - last} ${says.split(/[.:]/)[0]}`)).toEqual([
    '0 The heading has no id that stays when its words change, so links to it would break',
    '2 "Please"',
    '2 `{wait}` in text is read as code, and the build stops',
    '2 `<end>` opens here and nothing closes it',
    '4 "chatroom"',
  ]);
});

test('lets an allow comment apply only to the paragraph below it', () => {
  const text = `${polls}\n{/* allow: login because Wix calls it so */}\n\nChoose **Login**.\n\nAnother login.\n`;
  expect(check(text).map(({ line }) => line)).toEqual([lineWith(text, 'Another login')]);
});

test('ignores the words in code, in keywords, and in what people in a chat say', () => {
  const text = polls
    .replace('keywords: [poll', 'keywords: [chatroom login, plaese, poll')
    .concat(
      '\nType `login chatroom 200 characters`.\n\n<ChatScene>\n<Message from="wren">Please log in.</Message>\n</ChatScene>\n',
    );
  expect(check(text).map(lineOf)).toEqual([]);
});

describe('compared with the history', () => {
  /** Checks the page about polls with this text, when it was the good page before. */
  function checkChange(text: string) {
    write(pollsPage, text);
    const history: History = {
      before: (file) => (file === pollsPage ? polls : undefined),
      removed: [],
    };
    return checkPage(pollsPage, openSite(dir, history)).map(lineOf);
  }

  test('names the links to a heading that was removed', () => {
    const line = lineWith(polls, '#vote');
    expect(checkChange(polls.replace('{/* #results */}', '{/* #outcome */}'))).toEqual([
      expect.stringMatching(
        new RegExp(
          `polls\\.mdx:${line} The heading \`#results\` is gone.*docs/chat-settings/webhooks\\.mdx:9`,
        ),
      ),
    ]);
  });

  test('warns about a removed heading that no page links to', () => {
    const line = lineWith(polls, '#create');
    expect(checkChange(polls.replace('{/* #choices */}', '{/* #choose */}'))).toEqual([
      expect.stringMatching(new RegExp(`polls\\.mdx:${line} Warning: The heading \`#choices\` is gone`)),
    ]);
  });

  test('names the links to a page that was removed', () => {
    fs.rmSync(path.join(dir, pollsPage));
    const history: History = { before: () => undefined, removed: [pollsPage] };
    expect(checkPages([], openSite(dir, history)).map(lineOf)).toEqual([
      expect.stringMatching(/polls\.mdx:1 The page is gone.*docs\/chat-settings\/webhooks\.mdx:9/),
    ]);
  });
});

test("the project's words are sorted, each once", () => {
  const key = (word: string) => word.toLowerCase();
  const words = projectWords();
  expect(words).toEqual([...new Set(words)].sort((one, other) => (key(one) < key(other) ? -1 : 1)));
});
