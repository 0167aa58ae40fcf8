import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { filesBelow } from '../../src/files';
import { movePage, newPage, removePage } from './commands';
import { reviewReminders } from './reviewed';
import { read, write } from './site';

const files = {
  'docs/faq.mdx': '---\ntitle: FAQ\nrelated:\n  - /organizations/faq\n  - /shop\n---\n',
  'docs/shop.mdx': '---\ntitle: Shop\nrelated: []\n---\n\n[Pay](/payments).\n',
  'docs/payments.mdx':
    '---\ntitle: Payments\nrelated:\n  - /shop\n  - /faq\n---\n\nSee [the shop](/shop#buy).\n',
  'docs/account-features/emoji.mdx': '---\ntitle: Emoji\n---\n\n<SeeAlso to="/chat-features/polls#vote" />\n',
  'docs/chat-features/polls.mdx': '---\ntitle: Polls\n---\n\n## Start a poll\n',
  'docs/chat-features/ranks.mdx':
    '---\ntitle: Ranks\nrelated:\n  - /chat-features/polls: Ask the chat\n---\n\n' +
    '[a](/chat-features/polls?x=1#vote) [b](https://docs.rookery.example/chat-features/polls) ' +
    '[c](/chat-features/polls-old) `/chat-features/polls`\n',
  'docs/organizations/faq.mdx': '---\ntitle: Questions of organizations\n---\n',
  'docs/organizations/general.mdx': '---\ntitle: General\n---\n\nSee [questions](/organizations/faq).\n',
  'sidebars.ts': `const sidebars = {
  account: ['account-features/emoji'],
  chat: [
    { type: 'category', label: 'Messages', items: ['chat-features/polls'] },
    { type: 'category', label: 'Moderation', items: ['chat-features/ranks'] },
    { type: 'ref', id: 'chat-features/sdk', label: 'SDK →' },
    { type: 'ref', id: 'organizations/faq' },
  ],
  organizations: ['organizations/faq', 'organizations/general'],
};
`,
  'src/facts/guides.ts':
    "export const guide = '/chat-features/polls#vote';\nexport const tool = { page: 'chat-features/polls' };\n" +
    "export const place = 'chat-features/polls';\nexport const about = onMainSite('About', '/chat-features/polls');\n",
  'src/redirects.ts': `export const redirects = [
  { from: '/Emoji', to: '/account-features/emoji' },
  { from: '/old-polls', to: '/chat-features/polls' },
];
`,
  'src/promisedAddresses.ts': "export const promisedPages = ['/chat-features/polls'];\n",
  'static/openapi.yaml': 'description: See [polls](https://docs.rookery.example/chat-features/polls#vote).\n',
  'e2e/polls.spec.ts': "goto('/chat-features/polls');\n",
};

/** Creates a small site in a temporary folder, with everything committed. */
function createSite(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-pages-'));
  onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    write(dir, file, text);
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Wren', '-c', 'user.email=wren@rookery.example', ...args], {
      cwd: dir,
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Add the site');
  return dir;
}

describe('newPage', () => {
  test('adds a page after the last one of its folder', () => {
    const dir = createSite();
    expect(newPage(dir, 'chat-features/voice-notes', 'Voice: notes')).toContain(
      'Added docs/chat-features/voice-notes.mdx.\nIt comes after chat-features/ranks in sidebars.ts.',
    );
    expect(read(dir, 'docs/chat-features/voice-notes.mdx')).toMatch(/^---\ntitle: "Voice: notes"\n/);
    expect(read(dir, 'sidebars.ts')).toContain("items: ['chat-features/ranks', 'chat-features/voice-notes']");
  });

  test('adds a page without a folder to no sidebar', () => {
    const dir = createSite();
    expect(newPage(dir, 'glossary', 'Glossary')).toContain("It isn't in a sidebar");
    expect(read(dir, 'sidebars.ts')).toBe(files['sidebars.ts']);
  });
});

describe('movePage', () => {
  test('rewrites links, and nothing that only looks like one', () => {
    const dir = createSite();
    const output = movePage(dir, 'docs/chat-features/polls.mdx', '/account-features/votes');
    expect(output).toContain(
      'Moved docs/chat-features/polls.mdx to docs/account-features/votes.mdx.\nRewrote 7 links',
    );
    expect(output).toContain('The site has promised to keep a page at /chat-features/polls');
    expect(output).toContain('Still named in: e2e/polls.spec.ts, src/facts/guides.ts.');

    expect(read(dir, 'docs/account-features/votes.mdx')).toBe(files['docs/chat-features/polls.mdx']);
    expect(read(dir, 'docs/account-features/emoji.mdx')).toContain('to="/account-features/votes#vote"');
    expect(read(dir, 'docs/chat-features/ranks.mdx')).toContain(
      'related:\n  - /account-features/votes: Ask the chat\n---\n\n' +
        '[a](/account-features/votes?x=1#vote) [b](https://docs.rookery.example/account-features/votes) ' +
        '[c](/chat-features/polls-old) `/account-features/votes`',
    );
    expect(read(dir, 'src/facts/guides.ts')).toBe(
      "export const guide = '/account-features/votes#vote';\nexport const tool = { page: 'account-features/votes' };\n" +
        "export const place = 'chat-features/polls';\nexport const about = onMainSite('About', '/chat-features/polls');\n",
    );
    expect(read(dir, 'static/openapi.yaml')).toContain('/account-features/votes#vote');
    expect(read(dir, 'src/redirects.ts')).toContain(
      "  { from: '/old-polls', to: '/account-features/votes' },\n" +
        "  { from: '/chat-features/polls', to: '/account-features/votes' },\n];",
    );
    expect(read(dir, 'sidebars.ts')).toContain(
      "account: ['account-features/emoji', 'account-features/votes']",
    );
    expect(read(dir, 'sidebars.ts')).not.toContain('Messages');
  });

  test('keeps the place in the sidebar if the section stays the same', () => {
    const dir = createSite();
    movePage(dir, 'chat-features/polls', 'chat-features/votes');
    expect(read(dir, 'sidebars.ts')).toContain("label: 'Messages', items: ['chat-features/votes']");
  });
});

describe('removePage', () => {
  test('leads readers and links to the page that replaces it', () => {
    const dir = createSite();
    expect(removePage(dir, 'organizations/faq', '/faq')).toContain('redirected /organizations/faq to /faq');
    expect(fs.existsSync(path.join(dir, 'docs/organizations/faq.mdx'))).toBe(false);
    expect(read(dir, 'docs/organizations/general.mdx')).toContain('[questions](/faq)');
    expect(read(dir, 'src/redirects.ts')).toContain("{ from: '/organizations/faq', to: '/faq' }");
    expect(read(dir, 'sidebars.ts')).toMatch(
      /'SDK →' },\s*\],\s*organizations: \[\s*'organizations\/general'\]/,
    );
    // A page isn't related to itself.
    expect(read(dir, 'docs/faq.mdx')).toContain('related:\n  - /shop\n---');
  });

  test('leads links to a heading to the top of the other page, and names a related page once', () => {
    const dir = createSite();
    removePage(dir, 'shop', '/faq');
    expect(read(dir, 'docs/payments.mdx')).toContain('related:\n  - /faq\n---\n\nSee [the shop](/faq).');
  });
});

describe('refuses, and changes nothing', () => {
  const attempts: readonly [name: string, attempt: (dir: string) => string, reason: RegExp][] = [
    ['a page without an address', (dir) => newPage(dir), /The address is missing/],
    ['a page without a title', (dir) => newPage(dir, 'chat-features/voice'), /The title is missing/],
    ['a page that exists', (dir) => newPage(dir, 'shop', 'Store'), /\/shop exists already: docs\/shop\.mdx/],
    [
      'an old address',
      (dir) => newPage(dir, 'emoji', 'E'),
      /\/Emoji is an old address that leads to \/account/,
    ],
    ['capitals', (dir) => newPage(dir, 'chat-features/Voice', 'V'), /can't be an address\. Use lowercase/],
    [
      'spaces',
      (dir) => newPage(dir, 'chat-features/voice notes', 'V'),
      /can't be an address\. Use lowercase/,
    ],
    [
      'an unknown section',
      (dir) => newPage(dir, 'games/chess', 'C'),
      /no section "games"\. Use one of account-/,
    ],
    ['the search', (dir) => newPage(dir, 'search', 'Find'), /belongs to something other than a page/],
    ['a static file', (dir) => newPage(dir, 'openapi.yaml', 'API'), /can't be an address/],
    [
      'a title twice',
      (dir) => newPage(dir, 'chat-features/votes', 'Polls'),
      /polls\.mdx has the title "Polls"/,
    ],
    ['a move without a new address', (dir) => movePage(dir, 'shop'), /Name the page and its new address/],
    [
      'a move of no page',
      (dir) => movePage(dir, 'chat-features/pols', 'v'),
      /Nearest: \/chat-features\/polls/,
    ],
    [
      'a move of an old address',
      (dir) => movePage(dir, 'old-polls', 'v'),
      /leads to: \/chat-features\/polls/,
    ],
    ['a move onto a page', (dir) => movePage(dir, 'shop', 'faq'), /\/faq exists already/],
    ['a removal without a replacement', (dir) => removePage(dir, 'shop'), /the one that replaces it: .*--to/],
    ['a page as its own replacement', (dir) => removePage(dir, 'shop', 'shop'), /can't replace itself/],
    [
      'an unknown replacement',
      (dir) => removePage(dir, 'shop', '/payment'),
      /no page \/payment\. Nearest: \/payments/,
    ],
  ];

  function everything(dir: string): string[] {
    return Object.keys(files)
      .map((file) => file + read(dir, file))
      .concat(filesBelow(dir, 'docs'));
  }

  test.for(attempts)('%s', ([, attempt, reason]) => {
    const dir = createSite();
    const before = everything(dir);
    expect(() => attempt(dir)).toThrow(reason);
    expect(everything(dir)).toEqual(before);
  });

  test('a page with changes that are not committed', () => {
    const dir = createSite();
    write(dir, 'docs/shop.mdx', '---\ntitle: Shop\n---\n\nNew.\n');
    expect(() => movePage(dir, 'shop', 'store')).toThrow(
      /docs\/shop\.mdx has changes that aren't committed\. Commit/,
    );
  });
});

test('reviewReminders lists pages that were reviewed more than six months ago, the oldest first', () => {
  const dir = createSite();
  for (const day of ['2026-05-20', '2026-05-19', '2025-11-20', '2026-04-20', '2026-11-20']) {
    write(dir, `docs/reviewed-${day}.mdx`, `---\ntitle: Page\nreviewed: ${day}\n---\n`);
  }
  expect(reviewReminders(dir, '2026-11-20').match(/(?<=^docs\/reviewed-)[\d-]+/gm)).toEqual([
    '2025-11-20',
    '2026-04-20',
    '2026-05-19',
  ]);
  expect(reviewReminders(dir, '2026-01-01')).toMatch(/^Every page/);
});
