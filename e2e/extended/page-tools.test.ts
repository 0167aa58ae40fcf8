import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../../src/site';
import { copySite, type SiteCopy } from '../support/siteCopy';

// The page commands on a copy of the whole site, then one build with all that they changed.

let copy: SiteCopy;

function git(...args: readonly string[]): string {
  const author = ['-c', 'user.name=Wren', '-c', 'user.email=wren@rookery.example'];
  return execFileSync('git', [...author, ...args], { cwd: copy.dir, encoding: 'utf8' });
}

beforeAll(async () => {
  copy = await copySite();
  await copy.write('.gitignore', 'node_modules\nbuild\n.docusaurus\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Add the site');
  git('checkout', '--quiet', '-b', 'change');
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
  return $('.theme-doc-sidebar-menu .theme-doc-sidebar-item-link > a')
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
  expect(await run('new-page', 'chat-features/voice-notes', 'Voice', 'notes')).toContain(`Made ${page}.`);
  await copy.edit(page, (text) =>
    text
      .replace(
        'description:',
        'description: Record a voice note, listen to one, and delete one that you sent.',
      )
      .replace('keywords: []', 'keywords: [voice message]')
      .replace('related: []', 'related:\n  - /chat-features/uploads')
      .replace(/\{\/\* Write here:.*?\*\/\}/g, 'Hold the microphone and speak.'),
  );
  await copy.edit('src/facts/pages.ts', (text) => text.replace('audience: []', "audience: ['member']"));

  expect(await run('move-page', 'chat-features/polls', 'account-features/votes')).toContain(
    'Moved docs/chat-features/polls.mdx to docs/account-features/votes.mdx.',
  );
  expect(await run('remove-page', 'organizations/faq', '--to', '/faq')).toContain(
    '/organizations/faq leads to /faq from now on.',
  );

  const refused = await copy.run('new-page', 'faq', 'Questions');
  expect(refused.done).toBe(false);
  expect(refused.output.trim()).toMatch(/^\/faq exists already: .*$/);

  await copy.edit('src/facts/limits/messages.ts', (text) => text.replace('upTo(200,', 'upTo(210,'));
  const report = await run('report');
  expect(report).toContain('- added: `/chat-features/voice-notes`');
  expect(report).toContain('- moved: `/chat-features/polls` to `/account-features/votes`');
  expect(report).toContain('- removed: `/organizations/faq`; readers are led to `/faq`');
  expect(report).toMatch(/- `messageLimits\.poll-question` in .*: text .*max `200` → `210`/);
  expect(report).toMatch(/ {2}- `\/account-features\/votes`: `line \d+ <LimitsTable>/);

  const built = await copy.build();
  expect(built.output).not.toMatch(/broken|WARNING/i);
  expect(built.done, built.output).toBe(true);

  const $ = read('chat-features/voice-notes.html');
  expect($('h1').text()).toBe('Voice notes');
  expect($('.at-a-glance').text()).toContain('Anyone');
  expect(sidebarOf('chat-features/ranks')).toContain('/chat-features/voice-notes');
  expect(sidebarOf('chat-features/ranks')).not.toContain('/account-features/votes');
  expect(sidebarOf('account-features/emoji')).toContain('/account-features/votes');
  expect(sidebarOf('organizations')[0]).toBe('/organizations/general');
  expect(targetOf('chat-features/polls')).toBe('/account-features/votes');
  expect(targetOf('organizations/faq')).toBe('/faq');
});
