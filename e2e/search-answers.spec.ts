import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import createJiti from 'jiti';
import { queriesOf, relevanceOf } from '../src/bench/search/queries';
import type { SearchEngine } from '../src/search/engine/SearchEngine';
import { indexFile, versionMeta } from '../src/search/file';
import { buildDir } from './support/site';
import { copySite } from './support/siteCopy';

/** The engine over the built index. Loaded by jiti, because its stemmer is a module of a kind that these tests are not. */
function builtEngine(): SearchEngine {
  const { SearchEngine: Engine }: typeof import('../src/search/engine/SearchEngine') = createJiti(__filename)(
    '../src/search/engine/SearchEngine',
  );
  const engine = new Engine();
  for (const line of JSON.parse(fs.readFileSync(path.join(buildDir, indexFile), 'utf8'))) {
    engine.add(JSON.stringify(line));
  }
  return engine;
}

let engine: SearchEngine;

test.beforeAll(() => {
  engine = builtEngine();
});

async function pagesFor(words: string): Promise<string[]> {
  return engine.ask(words, 8).pages.map(({ url }) => url.split('#')[0] ?? '');
}

test("readers' questions find their pages", async () => {
  const { first, firstThree } = await relevanceOf(queriesOf('given'), pagesFor);
  expect(first).toBeGreaterThanOrEqual(0.9);
  expect(firstThree).toBeGreaterThanOrEqual(0.97);
});

test('questions that nobody tuned the ranking for find their pages too', async () => {
  const { first, firstThree } = await relevanceOf(queriesOf('unseen'), pagesFor);
  expect(first).toBeGreaterThanOrEqual(0.8);
  expect(firstThree).toBeGreaterThanOrEqual(0.9);
});

const sameAnswer: readonly (readonly string[])[] = [
  ['slow mode', 'slow-mode', 'slowmode', 'Slow Mode!', 'slow  mode'],
  ['two-factor authentication', 'two factor authentication', 'twofactor authentication'],
  ['colour', 'color', 'colours', 'colors'],
  ['organization', 'organisation', 'organizations'],
  ['webhook', 'webhooks', 'web hook', 'web-hooks'],
  ['ban', 'banned', 'banning', 'bans'],
  ['poll', 'polls', '"poll"', 'poll?'],
];

for (const [words = '', ...others] of sameAnswer) {
  test(`"${words}" in any form and spelling leads to the same page`, async () => {
    const [best] = await pagesFor(words);
    for (const other of others) {
      expect((await pagesFor(other))[0], other).toBe(best);
    }
  });
}

const slips: readonly (readonly [string, string])[] = [
  ['custom emogi', '/emoji'],
  ['webhok', '/chat-settings/webhooks'],
  ['moderatoin', 'moderation'],
  ['sigle sign on', '/organizations/sso'],
  ['notificatons', 'notifications'],
  ['exprot archive', '/chat-features/archive'],
];

for (const [words, address] of slips) {
  test(`"${words}" is understood`, async () => {
    expect((await pagesFor(words))[0]).toContain(address);
  });
}

test('every word of every title finds its page at each letter', async () => {
  const { pages } = engine.ask('rookery', 1);
  expect(pages).not.toEqual([]);
  const lines = JSON.parse(fs.readFileSync(path.join(buildDir, indexFile), 'utf8'));
  const titles: string[] = lines[0].documents.map(({ t }: { t: string }) => t);
  const silent: string[] = [];
  for (const title of titles) {
    for (let length = 1; length <= title.length; length++) {
      if ((await pagesFor(title.slice(0, length))).length === 0) {
        silent.push(title.slice(0, length));
      }
    }
  }
  expect(silent).toEqual([]);
});

test.describe('the version in the address of the index', () => {
  test.setTimeout(300_000);

  test('changes when, and only when, what is indexed changes', async () => {
    const site = await copySite();
    const version = async () => {
      const { done, output } = await site.build();
      expect(done, output).toBe(true);
      const html = fs.readFileSync(path.join(site.dir, 'build/home.html'), 'utf8');
      return new RegExp(`${versionMeta}"? content="?([0-9a-f]{8})`).exec(html)?.[1];
    };
    try {
      const before = await version();
      expect(before).toBeDefined();
      await site.edit('src/theme/SearchBar/Marked.tsx', (text) =>
        text.replace('<mark key', '<mark data-new="" key'),
      );
      expect(await version()).toBe(before);
      await site.edit('src/facts/limits/messages.ts', (text) =>
        text.replace("upTo(80, 'character')", "upTo(81, 'character')"),
      );
      expect(await version()).not.toBe(before);
    } finally {
      await site.remove();
    }
  });
});
