import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SearchEngine } from '../../src/search/engine/SearchEngine';
import { type IndexLine, indexFile, versionMeta } from '../../src/search/file';
import { isSamePlace, queriesOf, relevanceOf, rowsOf } from '../../tools/bench/search/queries';
import { allPages, faultsOn, hasId } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { built } from '../support/site';

const text = built(indexFile);
const lines: readonly IndexLine[] = JSON.parse(text);
const engine = new SearchEngine();
for (const line of lines) {
  engine.add(JSON.stringify(line));
}

async function placesFor(words: string): Promise<string[]> {
  return engine.ask(words, 5).hits.map(({ url }) => url);
}

async function pagesFor(words: string): Promise<string[]> {
  return [...new Set((await placesFor(words)).map((url) => url.split('#')[0] ?? ''))];
}

describe('the index', () => {
  const pages = lines.flatMap((line) => (line.of === 'pages' ? line.documents : []));
  const sections = lines.flatMap((line) => (line.of === 'sections' ? line.documents : []));

  test('has every page of the documentation, with its title, description, and keywords', () => {
    expect(pages.map(({ u }) => u).sort()).toEqual(docRoutes);
    expect(pages.filter(({ t, d, k }) => !t || !d || !k).map(({ u }) => u)).toEqual([]);
  });

  test('leads to anchors that exist', () => {
    const dead = sections
      .flatMap((list, page) =>
        list.map(([hash]) => ({ route: pages[page]?.u ?? '', id: decodeURIComponent(hash.slice(1)) })),
      )
      .filter(({ route, id }) => !hasId(route, id));
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
    expect(first).toBeGreaterThanOrEqual(0.96);
    expect(firstThree).toBeGreaterThanOrEqual(0.97);
  });

  test('answers questions that the ranking was not tuned for', async () => {
    const { first, firstThree } = await relevanceOf(queriesOf('unseen'), pagesFor);
    expect(first).toBeGreaterThanOrEqual(0.8);
    expect(firstThree).toBeGreaterThanOrEqual(0.9);
  });

  test('leads hard questions to the right section', async () => {
    const { first, firstThree } = await relevanceOf(queriesOf('sections'), placesFor, isSamePlace);
    expect(first).toBeGreaterThanOrEqual(0.62);
    expect(firstThree).toBeGreaterThanOrEqual(0.8);
  });

  test('shows someone in danger the section that helps first, and no one else', async () => {
    const firstOf = async (set: 'safety' | 'help') =>
      (await relevanceOf(queriesOf(set), placesFor, isSamePlace)).first;
    expect(await firstOf('safety')).toBeGreaterThanOrEqual(0.88);
    expect(await firstOf('help')).toBeGreaterThanOrEqual(0.79);
    const innocent = rowsOf('innocent').map(([words = '', answers = '']) => ({ words, answers }));
    const urgent = await Promise.all(
      innocent
        .filter(({ answers }) => !answers.includes('/safety'))
        .map(async ({ words }) => (await placesFor(words))[0]),
    );
    expect(urgent.filter((url) => /#(?:danger|for-you|hacked)$/.test(url ?? ''))).toEqual([]);
  });

  test('answers most questions for a value, hardly ever with another, and hardly any other queries', () => {
    const values = rowsOf('values').map(([words = '', value = '']) => ({
      words,
      value,
      fact: engine.ask(words, 1).fact,
    }));
    const given = values.filter(({ fact }) => fact);
    expect(given.length / values.length).toBeGreaterThanOrEqual(0.79);
    const core = (text: string) =>
      text
        .replace(/^up to |, or `perm`$/g, '')
        .replace(/^no$/, '–')
        .replaceAll('`', '');
    const wrong = given.filter(({ value, fact }) => core(value) !== core(fact?.value ?? ''));
    expect(wrong.length / values.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.01);
    const others = rowsOf('not-values').map(([words = '']) => words);
    // That another product is meant, or advice, isn't always understood.
    const mistaken = others.filter((words) => engine.ask(words, 1).fact);
    expect(mistaken.length / others.length, mistaken.join(', ')).toBeLessThanOrEqual(0.06);
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
    ['/caw roll', '/bot#command-caw-roll'],
    ['rules first', '/chat-settings/welcome#setting-rules-first'],
    ['idempotency-key', '/organizations/api/idempotency#api-headers-Idempotency-Key'],
  ])('leads with "%s" to its row', async (words, place) => {
    expect((await placesFor(words))[0]).toBe(place);
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
    expect([...starts].filter((start) => engine.ask(start, 1).hits.length === 0)).toEqual([]);
  });
});
