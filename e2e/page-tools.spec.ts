import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { movePage } from '../src/pages-tools/movePage';
import { newPage } from '../src/pages-tools/newPage';
import { removePage } from '../src/pages-tools/removePage';
import { copySite, type SiteCopy } from './support/siteCopy';

// A test builds the site once or twice, or asks for twenty things that cannot be done.
test.describe.configure({ timeout: 600_000 });

let copy: SiteCopy;
test.beforeEach(async () => {
  copy = await copySite();
});
test.afterEach(() => copy.remove());

function textOf(file: string): Promise<string> {
  return fs.readFile(path.join(copy.dir, file), 'utf8');
}

async function htmlOf(id: string): Promise<cheerio.CheerioAPI> {
  return cheerio.load(await fs.readFile(path.join(copy.outDir, `${id}.html`), 'utf8'));
}

async function isThere(file: string): Promise<boolean> {
  return fs.access(path.join(copy.dir, file)).then(
    () => true,
    () => false,
  );
}

/** The addresses of a built page's sidebar, in order. */
async function sidebarOf(id: string): Promise<string[]> {
  const $ = await htmlOf(id);
  return $('.theme-doc-sidebar-menu .theme-doc-sidebar-item-link > a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

/** Where the page that is written for an old address leads. */
async function leadsTo(address: string): Promise<string | undefined> {
  const $ = await htmlOf(`${address}/index`);
  return $('link[rel="canonical"]').attr('href')?.replace('https://docs.rookery.example', '');
}

const page = 'docs/chat-features/voice-notes.mdx';

test('a new page stops the build until it is written, and then stands in its sidebar', async () => {
  const { done, output } = await copy.run('new-page', 'chat-features/voice-notes', 'Voice', 'notes');
  expect(output).toContain(`Made ${page}.`);
  expect(output.trim().split('\n').length).toBeLessThanOrEqual(5);
  expect(done).toBe(true);

  await copy.edit(page, (text) =>
    text
      .replace(
        'description:',
        'description: Record a voice note, listen to one, and delete one that you sent by mistake.',
      )
      .replace('keywords: []', 'keywords: [voice message]'),
  );
  const unwritten = await copy.build();
  expect(unwritten.done).toBe(false);
  for (const task of [
    `${page} is not finished`,
    'Line 1: name one to four pages to read next',
    'Line 8: write the answer, in one or two sentences.',
    'Line 22: write a table with the columns',
    "In src/facts/pages.ts, at 'chat-features/voice-notes': say who can do it",
  ]) {
    expect(unwritten.output).toContain(task);
  }

  await copy.edit(page, (text) =>
    text
      .replace('related: []', 'related:\n  - /chat-features/uploads')
      .replace(/\{\/\* Write here:.*?\*\/\}/g, 'Hold the microphone and speak.'),
  );
  await copy.edit('src/facts/pages.ts', (text) => text.replace('audience: []', "audience: ['member']"));
  const written = await copy.build();
  expect(written.output).not.toMatch(/broken|WARNING/i);
  expect(written.done).toBe(true);
  const $ = await htmlOf('chat-features/voice-notes');
  expect($('h1').text()).toBe('Voice notes');
  expect($('.at-a-glance').text()).toContain('Anyone');
  expect(await sidebarOf('chat-features/voice-notes')).toContain('/chat-features/voice-notes');
  expect(await sidebarOf('chat-features/ranks')).toContain('/chat-features/voice-notes');
});

test('a page that moves takes its links and its old addresses along', async () => {
  await copy.edit('docs/chat-features/reactions.mdx', (text) =>
    text.replace(
      '## If it',
      '[one](./polls.mdx#create) [two](/chat-features/polls?x=1#create) [three](polls#create) ' +
        '[four](https://docs.rookery.example/chat-features/polls)\n\n## If it',
    ),
  );
  await copy.edit(
    'docs/chat-features/polls.mdx',
    (text) => `${text}\n[A](./ranks.mdx), [B](reactions), [C](#create).\n`,
  );
  await copy.edit('src/redirects.ts', (text) =>
    text.replace('= [', "= [\n  { from: '/old-polls', to: '/chat-features/polls' },"),
  );
  const { done, output } = await copy.run('move-page', 'chat-features/polls', 'account-features/votes');
  expect(output).toContain('Moved docs/chat-features/polls.mdx to docs/account-features/votes.mdx.');
  expect(output).toContain('the site has promised to keep a page at /chat-features/polls');
  expect(done).toBe(true);

  const reactions = await textOf('docs/chat-features/reactions.mdx');
  expect(reactions).toContain(
    '[one](../account-features/votes.mdx#create) [two](/account-features/votes?x=1#create) ' +
      '[three](/account-features/votes#create) [four](https://docs.rookery.example/account-features/votes)',
  );
  expect(await textOf('docs/account-features/votes.mdx')).toContain(
    '[A](../chat-features/ranks.mdx), [B](/chat-features/reactions), [C](#create).',
  );
  expect(await isThere('docs/chat-features/polls.mdx')).toBe(false);
  for (const file of ['src/facts/words.ts', 'src/facts/pages.ts', 'sidebars.ts', 'docs/chat-features.mdx']) {
    expect(await textOf(file), file).not.toContain('chat-features/polls');
  }

  const built = await copy.build();
  expect(built.output).not.toMatch(/broken|WARNING/i);
  expect(built.done, built.output).toBe(true);
  expect(await leadsTo('chat-features/polls')).toBe('/account-features/votes');
  expect(await leadsTo('old-polls')).toBe('/account-features/votes');
  expect(await sidebarOf('account-features/votes')).toContain('/account-features/emoji');
  expect(await sidebarOf('chat-features/ranks')).not.toContain('/account-features/votes');
});

test('a page that goes leaves its readers another, and the sidebar another first page', async () => {
  await copy.edit('src/redirects.ts', (text) =>
    text.replace('= [', "= [\n  { from: '/old-answers', to: '/organizations/faq' },"),
  );
  const { done, output } = await copy.run('remove-page', 'organizations/faq', '--to', '/faq');
  expect(output).toContain('/organizations/faq leads to /faq from now on.');
  expect(output).toMatch(/- docs\/organizations\.mdx:\d+/);
  expect(output).toMatch(/- src\/facts\/words\.ts:\d+, \d+/);
  expect(done).toBe(true);
  // The page that readers are led to is not related to itself.
  expect(await textOf('docs/faq.mdx')).not.toMatch(/^ {2}- \/(organizations\/)?faq$/m);

  const built = await copy.build();
  expect(built.output).not.toMatch(/broken|WARNING/i);
  expect(built.done, built.output).toBe(true);
  expect(await leadsTo('organizations/faq')).toBe('/faq');
  expect(await leadsTo('old-answers')).toBe('/faq');
  expect((await sidebarOf('organizations'))[0]).toBe('/organizations/general');
  const $ = await htmlOf('organizations');
  expect($('.theme-doc-sidebar-menu .sidebar-section a').attr('href')).toBe('/organizations');
});

test('what cannot be done is refused with its reason, and changes nothing', async () => {
  const { dir } = copy;
  await copy.edit('docs/bot.mdx', (text) => `${text}\nSee [the rounds](/bot/games/numrace#nowhere).\n`);
  const watched = [
    'sidebars.ts',
    'src/redirects.ts',
    'src/facts/pages.ts',
    'src/facts/words.ts',
    'docs/bot.mdx',
  ];
  const before = await Promise.all(watched.map(textOf));
  const refusals: [attempt: () => string, reason: RegExp][] = [
    [() => newPage(dir, '', ''), /The address is missing/],
    [() => newPage(dir, 'chat-features/voice', ''), /The title is missing/],
    [() => newPage(dir, 'chat-features/polls', 'Voice'), /exists already: docs\/chat-features\/polls\.mdx/],
    [() => newPage(dir, 'plans', 'Voice'), /\/plans is an old address that leads to \/subscriptions/],
    [() => newPage(dir, 'emoji', 'Voice'), /\/Emoji is an old address/],
    [() => newPage(dir, 'chat-features/Voice notes', 'Voice'), /not a good address\. Use small letters/],
    [
      () => newPage(dir, 'games/chess', 'Chess'),
      /no section "games"\. The sections are account-features, bot,/,
    ],
    [() => newPage(dir, 'img/chess', 'Chess'), /belongs to something else/],
    [() => newPage(dir, 'chat-features/votes', 'polls'), /polls\.mdx has the title "polls" already/],
    [
      () => newPage(dir, 'chat-features/votes', 'Votes', 'Fun'),
      /no sidebar has a category "Fun".*"Caw, the bot"/is,
    ],
    [() => movePage(dir, 'chat-features/polls', ''), /Name the page and its new address/],
    [
      () => movePage(dir, 'chat-features/pols', 'votes'),
      /no page \/chat-features\/pols\. Near it: \/chat-features\/polls/,
    ],
    [
      () => movePage(dir, 'plans', 'votes'),
      /\/plans is an old address, not a page\. It leads to \/subscriptions/,
    ],
    [() => movePage(dir, 'chat-features/polls', 'chat-features/ranks'), /exists already/],
    [() => movePage(dir, 'chat-features/polls', 'Uploads'), /not a good address/],
    [
      () => movePage(dir, 'chat-settings/welcome', 'greeting'),
      /docs\/chat-settings\.mdx:\d+: <SettingsPages> there links/,
    ],
    [() => removePage(dir, 'shop', undefined), /Say where the readers of \/shop go.*--to/],
    [() => removePage(dir, 'shop', 'shop'), /cannot lead to itself/],
    [() => removePage(dir, 'shop', '/payment'), /no page \/payment\. Near it: \/payments/],
    [() => removePage(dir, 'shop', '/payments'), /docs\/boosts\.mdx:\d+: \/shop#buy-feathers/],
    [() => removePage(dir, 'bot/games/numrace', '/bot'), /docs\/bot\.mdx:\d+: \/bot\/games\/numrace#nowhere/],
    [
      () => removePage(dir, 'chat-features/embed', '/faq'),
      /first page of the sidebar chatFeatures.*sidebars\.ts:\d+/s,
    ],
  ];
  for (const [attempt, reason] of refusals) {
    expect(attempt, String(reason)).toThrow(reason);
  }
  expect(await Promise.all(watched.map(textOf))).toEqual(before);

  const { done, output } = await copy.run('new-page', 'chat-features/polls', 'Voice');
  expect(done).toBe(false);
  expect(output.trim()).toMatch(/^\/chat-features\/polls exists already: .*$/);
});

test('a table in a form that the tools do not know is left to people, who are told the row', async () => {
  await copy.edit('src/redirects.ts', (text) =>
    text.replace("{ from: '/buy', to: '/payments' }", "Object.freeze({ from: '/buy', to: '/payments' })"),
  );
  const table = await textOf('src/redirects.ts');
  expect(() => removePage(copy.dir, 'bot/games/numrace', '/bot')).toThrow(
    /src\/redirects\.ts is not in the form.*Add the row \{ from: '\/bot\/games\/numrace', to: '\/bot' \} by hand/s,
  );
  await copy.edit('sidebars.ts', (text) =>
    text.replace("page('account-features/emoji')", "...['account-features/emoji']"),
  );
  expect(() => newPage(copy.dir, 'account-features/avatars', 'Avatars')).toThrow(
    /sidebars\.ts:\d+ is not in a form.*Change the sidebar by hand/s,
  );
  expect(await textOf('src/redirects.ts')).toBe(table);
  expect(await isThere('docs/bot/games/numrace.mdx')).toBe(true);
  expect(await isThere('docs/account-features/avatars.mdx')).toBe(false);
});
