import { describe, expect, test } from 'vitest';
import { movePage } from './movePage';
import { newPage } from './newPage';
import { removePage } from './removePage';
import { createTestSite } from './testSite';

describe('newPage', () => {
  test('creates a page with its sidebar entry and its facts', () => {
    const site = createTestSite();
    const output = newPage(site.dir, 'chat-features/voice-notes', 'Voice: notes');
    expect(output).toContain(
      'Made docs/chat-features/voice-notes.mdx. It stands in the sidebar under "Moderation", last.',
    );
    expect(output.split('\n').length).toBeLessThanOrEqual(5);
    expect(site.read('docs/chat-features/voice-notes.mdx')).toMatch(/^---\ntitle: "Voice: notes"\n/);
    expect(site.read('sidebars.ts')).toContain(
      "[page('chat-features/ranks'), page('chat-features/voice-notes')]",
    );
    expect(site.read('src/facts/pages.ts')).toContain(
      "  'chat-features/voice-notes': { who: 'anyone', plan: 'free', audience: [] },\n",
    );
  });

  test('puts a page into the category that the writer names', () => {
    const site = createTestSite();
    newPage(site.dir, '/chat-features/voice-notes', 'Voice notes', 'messages');
    expect(site.read('sidebars.ts')).toContain(
      "      page('chat-features/reactions'),\n      page('chat-features/voice-notes'),\n    ]),",
    );
  });

  test('puts a page at the top level into no sidebar', () => {
    const site = createTestSite();
    const sidebars = site.read('sidebars.ts');
    expect(newPage(site.dir, 'glossary', 'Glossary')).toContain('It is in no sidebar');
    expect(site.read('sidebars.ts')).toBe(sidebars);
    expect(site.read('src/facts/pages.ts')).toContain('glossary: {');
  });
});

describe('movePage', () => {
  test('updates every link to the page, its own links, and all tables', () => {
    const site = createTestSite();
    const output = movePage(site.dir, 'chat-features/polls', 'account-features/votes');
    expect(output).toContain('Moved docs/chat-features/polls.mdx to docs/account-features/votes.mdx.');
    expect(output).toContain('It stands in the sidebar under "Account features", last.');
    expect(output).toContain('the site has promised to keep a page at /chat-features/polls');

    expect(site.has('docs/chat-features/polls.mdx')).toBe(false);
    expect(site.read('docs/account-features/votes.mdx')).toContain(
      '[A](../chat-features/ranks.mdx), [B](/chat-features/reactions), and [C](#create).',
    );
    expect(site.read('docs/chat-features/reactions.mdx')).toContain(
      '[one](../account-features/votes.mdx#create) [two](/account-features/votes?x=1#create) ' +
        '[three](/account-features/votes#create) [four](https://docs.rookery.example/account-features/votes)',
    );
    expect(site.read('docs/chat-features/ranks.mdx')).toContain('  - /account-features/votes\n');
    expect(site.read('docs/account-features/avatars.mdx')).toContain('to="/account-features/votes"');
    expect(site.read('sidebars.ts')).toContain(
      "    page('account-features/emoji'),\n    page('account-features/votes'),\n  ],",
    );
    const redirects = site.read('src/redirects.ts');
    expect(redirects).toContain("{ from: '/old-polls', to: '/account-features/votes' }");
    expect(redirects).toContain("{ from: '/chat-features/polls', to: '/account-features/votes' }");
    expect(site.read('src/facts/words.ts')).toContain("page: 'account-features/votes'");
    for (const file of ['src/facts/words.ts', 'src/facts/pages.ts', 'sidebars.ts']) {
      expect(site.read(file), file).not.toContain('chat-features/polls');
    }
  });

  test('keeps the place in the sidebar when the section stays the same', () => {
    const site = createTestSite();
    movePage(site.dir, 'docs/chat-features/polls.mdx', '/chat-features/votes');
    expect(site.read('sidebars.ts')).toContain(
      "      page('chat-features/votes'),\n      page('chat-features/reactions'),",
    );
  });

  test('removes a category that becomes empty', () => {
    const site = createTestSite();
    movePage(site.dir, 'chat-features/ranks', 'account-features/ranks');
    expect(site.read('sidebars.ts')).not.toContain('Moderation');
  });
});

describe('removePage', () => {
  test('sends readers to another page, and starts the sidebar with the next page', () => {
    const site = createTestSite();
    const output = removePage(site.dir, 'organizations/faq', '/faq');
    expect(output).toContain('/organizations/faq leads to /faq from now on.');
    expect(output).toMatch(/- docs\/organizations\/general\.mdx:\d+/);
    expect(output).toMatch(/- src\/facts\/words\.ts:\d+/);

    expect(site.has('docs/organizations/faq.mdx')).toBe(false);
    expect(site.read('docs/organizations/general.mdx')).toContain('[questions](/faq)');
    // The page that readers are sent to isn't related to itself.
    expect(site.read('docs/faq.mdx')).toContain('related:\n  - /shop\n---');
    const redirects = site.read('src/redirects.ts');
    expect(redirects).toContain("{ from: '/old-answers', to: '/faq' }");
    expect(redirects).toContain("{ from: '/organizations/faq', to: '/faq' }");
    expect(site.read('sidebars.ts')).toContain(
      "organizations: [\n    entry('organizations/general', 'Organizations', '/organizations'),\n  ],",
    );
    expect(site.read('src/facts/words.ts')).toContain("page: 'faq'");
    expect(site.read('src/facts/pages.ts')).not.toContain('organizations/faq');
  });
});

describe('refuses, and changes nothing', () => {
  type Attempt = readonly [name: string, attempt: (dir: string) => string, reason: RegExp];
  const attempts: readonly Attempt[] = [
    ['a page without an address', (dir) => newPage(dir, '', ''), /The address is missing/],
    ['a page without a title', (dir) => newPage(dir, 'chat-features/voice', ''), /The title is missing/],
    [
      'a page that exists',
      (dir) => newPage(dir, 'chat-features/polls', 'Voice'),
      /exists already: docs\/chat-features\/polls\.mdx/,
    ],
    [
      'a page at an old address',
      (dir) => newPage(dir, 'old-polls', 'Voice'),
      /\/old-polls is an old address that leads to \/chat-features\/polls/,
    ],
    [
      'a page at an old address in other letters',
      (dir) => newPage(dir, 'emoji', 'Voice'),
      /\/Emoji is an old address/,
    ],
    [
      'an address with a capital letter and a space',
      (dir) => newPage(dir, 'chat-features/Voice notes', 'Voice'),
      /not a good address\. Use small letters/,
    ],
    [
      'a page in an unknown section',
      (dir) => newPage(dir, 'games/chess', 'Chess'),
      /no section "games"\. The sections are account-features, chat-features/,
    ],
    ['a page in a static folder', (dir) => newPage(dir, 'img/chess', 'Chess'), /belongs to something else/],
    ['a page in place of the search', (dir) => newPage(dir, 'search', 'Find'), /belongs to something else/],
    [
      'a title that another page has',
      (dir) => newPage(dir, 'chat-features/votes', 'polls'),
      /polls\.mdx has the title "polls" already/,
    ],
    [
      'an unknown category',
      (dir) => newPage(dir, 'chat-features/votes', 'Votes', 'Fun'),
      /no sidebar has a category "Fun".*"Messages"/is,
    ],
    [
      'to move a page nowhere',
      (dir) => movePage(dir, 'chat-features/polls', ''),
      /Name the page and its new address/,
    ],
    [
      'to move a page that does not exist',
      (dir) => movePage(dir, 'chat-features/pols', 'votes'),
      /no page \/chat-features\/pols\. Near it: \/chat-features\/polls/,
    ],
    [
      'to move an old address',
      (dir) => movePage(dir, 'old-polls', 'votes'),
      /\/old-polls is an old address, not a page\. It leads to \/chat-features\/polls/,
    ],
    [
      'to move a page onto another',
      (dir) => movePage(dir, 'chat-features/polls', 'chat-features/ranks'),
      /exists already/,
    ],
    [
      'to remove a page without a page to send readers to',
      (dir) => removePage(dir, 'shop', undefined),
      /Say where the readers of \/shop go.*--to/,
    ],
    [
      'to send readers to the removed page',
      (dir) => removePage(dir, 'shop', 'shop'),
      /cannot lead to itself/,
    ],
    [
      'to send readers to a page that does not exist',
      (dir) => removePage(dir, 'shop', '/payment'),
      /no page \/payment\. Near it: \/payments/,
    ],
    [
      'to break a link to a heading',
      (dir) => removePage(dir, 'shop', '/faq'),
      /docs\/payments\.mdx:5: \/shop#buy/,
    ],
    [
      'to remove the first page of a sidebar with a category behind it',
      (dir) => removePage(dir, 'chat-features/embed', '/faq'),
      /first page of the sidebar chatFeatures.*sidebars\.ts:\d+/s,
    ],
  ];

  test.for(attempts)('%s', ([, attempt, reason]) => {
    const site = createTestSite();
    const before = site.everything();
    expect(() => attempt(site.dir)).toThrow(reason);
    expect(site.everything()).toEqual(before);
  });

  test('to break a link that a component makes', () => {
    const site = createTestSite();
    site.edit('src/remark/facts/tags/index.ts', (text) =>
      text.replace('url: to', "url: '/chat-features/' + 'polls'"),
    );
    const before = site.everything();
    expect(() => movePage(site.dir, 'chat-features/polls', 'votes')).toThrow(
      /docs\/account-features\/avatars\.mdx:5: <SeeAlso> there links to \/chat-features\/polls/,
    );
    expect(site.everything()).toEqual(before);
  });

  test('to edit a redirect table in an unknown form, and prints the row', () => {
    const site = createTestSite();
    site.edit('src/redirects.ts', (text) => text.replace(/\{ from: '\/Emoji'.*\}/, 'Object.freeze($&)'));
    const before = site.everything();
    expect(() => removePage(site.dir, 'chat-features/reactions', '/faq')).toThrow(
      /src\/redirects\.ts is not in the form.*Add the row \{ from: '\/chat-features\/reactions', to: '\/faq' \} by hand/s,
    );
    expect(site.everything()).toEqual(before);
  });

  test('to edit a sidebar in an unknown form, and names the line', () => {
    const site = createTestSite();
    site.edit('sidebars.ts', (text) =>
      text.replace("page('account-features/emoji')", "...['account-features/emoji']"),
    );
    const before = site.everything();
    expect(() => newPage(site.dir, 'account-features/status', 'Status')).toThrow(
      /sidebars\.ts:\d+ is not in a form.*Change the sidebar by hand/s,
    );
    expect(site.everything()).toEqual(before);
  });
});
