import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SearchEngine } from '../../src/search/engine/SearchEngine';
import { type IndexLine, indexFile, versionMeta } from '../../src/search/file';
import { queriesOf, relevanceOf } from '../../tools/bench/search/queries';
import { allPages, attributes, faultsOn } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { built } from '../support/site';

const text = built(indexFile);
const lines: readonly IndexLine[] = JSON.parse(text);
const engine = new SearchEngine();
for (const line of lines) {
  engine.add(JSON.stringify(line));
}

async function pagesFor(words: string): Promise<string[]> {
  return engine.ask(words, 8).pages.map(({ url }) => url.split('#')[0] ?? '');
}

describe('the index', () => {
  const pages = lines.flatMap((line) => (line.of === 'pages' ? line.documents : []));
  const names = lines.flatMap((line) => (line.of === 'names' ? line.documents : []));

  test('has every page of the documentation, with its title, description, and keywords', () => {
    expect(pages.map(({ u }) => u).sort()).toEqual(docRoutes);
    expect(pages.filter(({ t, d, k }) => !t || !d || !k).map(({ u }) => u)).toEqual([]);
  });

  test('leads to anchors that exist', () => {
    const ids = new Map(allPages.map(({ route, $ }) => [route, new Set(attributes($, '[id]', 'id'))]));
    const dead = names
      .map(({ p, h }) => ({ route: pages[p]?.u ?? '', id: decodeURIComponent(h.slice(1)) }))
      .filter(({ route, id }) => !ids.get(route)?.has(id));
    expect(dead).toEqual([]);
  });

  test('has a version in every page that changes when, and only when, the index does', () => {
    const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const faults = faultsOn(allPages, ({ $ }) => {
      const found = $(`meta[name="${versionMeta}"]`).attr('content');
      return found === version ? [] : [`has the version ${found}, not ${version}`];
    });
    expect(faults).toEqual([]);
  });
});

describe('the search', () => {
  test("answers readers' questions with the right pages", async () => {
    const { first, firstThree } = await relevanceOf(queriesOf('given'), pagesFor);
    expect(first).toBeGreaterThanOrEqual(0.9);
    expect(firstThree).toBeGreaterThanOrEqual(0.97);
  });

  test('answers questions that the ranking was not tuned for', async () => {
    const { first, firstThree } = await relevanceOf(queriesOf('unseen'), pagesFor);
    expect(first).toBeGreaterThanOrEqual(0.8);
    expect(firstThree).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    ['slow mode', ['slow-mode', 'slowmode', 'Slow Mode!', 'slow  mode']],
    ['two-factor authentication', ['two factor authentication', 'twofactor authentication']],
    ['color', ['colour', 'colours', 'colors']],
    ['organization', ['organisation', 'organizations']],
    ['webhook', ['webhooks', 'web hook', 'web-hooks']],
    ['ban', ['banned', 'banning', 'bans']],
    ['poll', ['polls', '"poll"', 'poll?']],
  ])('finds the same page for "%s" in other forms and spellings', async (words, others) => {
    const [best] = await pagesFor(words);
    expect(best).toBeDefined();
    for (const other of others) {
      expect((await pagesFor(other))[0], other).toBe(best);
    }
  });

  test.each([
    ['custom emogi', '/emoji'],
    ['webhok', '/chat-settings/webhooks'],
    ['moderatoin settings', 'moderation'],
    ['sigle sign on', '/organizations/sso'],
    ['notificatons', 'notifications'],
    ['exprot archive', '/chat-features/archive'],
  ])('understands "%s"', async (words, address) => {
    expect((await pagesFor(words))[0]).toContain(address);
  });

  test('finds something at each letter of every title', async () => {
    const titles = lines.flatMap((line) => (line.of === 'pages' ? line.documents.map(({ t }) => t) : []));
    const starts = new Set(
      titles.flatMap((title) => [...title].map((_, index) => title.slice(0, index + 1))),
    );
    expect([...starts].filter((start) => engine.ask(start, 1).pages.length === 0)).toEqual([]);
  });
});
