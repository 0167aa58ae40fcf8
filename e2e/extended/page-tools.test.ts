import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../../src/site';
import { copySite, type SiteCopy } from '../support/siteCopy';

// The page commands on a copy of the whole site, then one build with all that they changed.

let copy: SiteCopy;

beforeAll(async () => {
  copy = await copySite();
});

afterAll(() => copy.remove());

/** Runs a page command that must succeed. Returns what it printed. */
async function run(...words: readonly string[]): Promise<string> {
  const { done, output } = await copy.run(...words);
  expect(done, output).toBe(true);
  return output;
}

function read(file: string): cheerio.CheerioAPI {
  return cheerio.load(fs.readFileSync(path.join(copy.outDir, file), 'utf8'));
}

function sidebarOf(id: string): (string | undefined)[] {
  const $ = read(`${id}.html`);
  return $('.theme-doc-sidebar-menu .theme-doc-sidebar-item-link:not(.sidebar-section) > a')
    .toArray()
    .map((link) => $(link).attr('href'));
}

/** Returns where the page for an old address leads. */
function targetOf(address: string): string | undefined {
  const url = read(`${address}/index.html`)('link[rel="canonical"]').attr('href');
  return url && new URL(url, site.url).pathname;
}

test('the site builds after pages were added, moved, and removed', { timeout: 900_000 }, async () => {
  const page = 'docs/chat-features/voice-notes.mdx';
  expect(await run('new', 'chat-features/voice-notes', 'Voice', 'notes')).toContain(`Added ${page}.`);
  await copy.edit(page, (text) =>
    text
      .replace(
        /description: .*/,
        'description: Record a voice note, listen to one, and delete one that you sent.',
      )
      .replace('index: []', 'index: [voice message]')
      .replace(/keywords: .*/, 'keywords: [audio message]')
      .replace('related: []', 'related:\n  - /chat-features/uploads')
      .replace(/who: anyone.*/, 'who: member, plan: plus }')
      .replace(/\{\/\* Write here:.*?\*\/\}/g, 'Hold the microphone and speak.'),
  );

  expect(await run('move', 'chat-features/polls', 'account-features/votes')).toContain(
    'Moved docs/chat-features/polls.mdx to docs/account-features/votes.mdx.',
  );
  expect(await run('remove', 'organizations/faq', '--to', '/faq')).toContain(
    'redirected /organizations/faq to /faq.',
  );

  const refused = await copy.run('new', 'faq', 'Questions');
  expect(refused.done).toBe(false);
  expect(refused.output.trim()).toMatch(/^\/faq exists already: .*$/);

  const built = await copy.build();
  expect(built.output).not.toMatch(/broken|WARNING/i);
  expect(built.done, built.output).toBe(true);

  const $ = read('chat-features/voice-notes.html');
  expect($('h1').text()).toBe('Voice notes');
  expect($('.at-a-glance').text()).toContain('Member and above');
  expect($('.needs-plan--plus > a').attr('href')).toBe('/chat-features/voice-notes');
  expect(read('home.html')('.word-index a:contains("voice message")').attr('href')).toBe(
    '/chat-features/voice-notes',
  );
  expect(sidebarOf('chat-features/ranks')).toContain('/chat-features/voice-notes');
  expect(sidebarOf('chat-features/ranks')).not.toContain('/account-features/votes');
  expect(sidebarOf('account-features/emoji')).toContain('/account-features/votes');
  expect(sidebarOf('organizations')[0]).toBe('/organizations/general');
  expect(targetOf('chat-features/polls')).toBe('/account-features/votes');
  expect(targetOf('organizations/faq')).toBe('/faq');
});
