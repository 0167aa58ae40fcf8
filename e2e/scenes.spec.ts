import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { examples } from '../src/facts/product';
import { scenes } from '../src/plugins/facts-in-pages/components/scenes';
import { linesOf, pairsOf, personOf } from '../src/plugins/facts-in-pages/components/scenes/read';
import { FactError } from '../src/plugins/facts-in-pages/lookUp';
import { docRoutes } from './support/routes';
import { siteDir } from './support/site';

/** What a page could be used with, and what would reach the reader as a script. */
const usable =
  'a, button, input, select, textarea, summary, iframe, script, audio, video, [tabindex], [contenteditable]';

/** A scene as it stands in a built page. */
interface Found {
  readonly route: string;
  readonly role: string | null;
  readonly says: string;
  readonly search: string | null;
  readonly usable: number;
  readonly overflows: boolean;
  readonly hidden: boolean;
  readonly labels: readonly string[];
}

async function scenesOf(page: Page, route: string): Promise<Found[]> {
  await page.goto(route);
  const found = await page.locator('figure.scene').evaluateAll(
    (figures, selector) =>
      figures.map((figure) => {
        const picture = figure.firstElementChild;
        const { right } = figure.getBoundingClientRect();
        const inside = [...figure.querySelectorAll('*')];
        return {
          role: picture?.getAttribute('role') ?? null,
          says: picture?.getAttribute('aria-label') ?? '',
          search: figure.getAttribute('data-search'),
          usable: figure.querySelectorAll(selector).length,
          overflows: inside.some((part) => part.getBoundingClientRect().right > right + 1),
          hidden: picture?.firstElementChild?.getAttribute('aria-hidden') === 'true',
          labels: [...figure.querySelectorAll('.scene-label')].map((label) => label.textContent ?? ''),
        };
      }),
    usable,
  );
  return found.map((each) => ({ route, ...each }));
}

/** All texts of the facts, without the marks for bold and code, and about the sample chat. */
function factTexts(): string {
  const load = createRequire(__filename);
  const folder = path.join(siteDir, 'src/facts');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'));
  const modules = files.map((name): object => load(path.join(folder, name)));
  return modules
    .map((each) => JSON.stringify({ ...each }))
    .join('\n')
    .replaceAll('{chat}', examples.chatName)
    .replace(/\*\*|`/g, '');
}

/** Numbers between 0 and 1 that are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    yield state / 4294967296;
  }
}

test.describe('in the pages, without scripts, at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 900 } });

  test('each scene is one picture in words, cannot be used and fits', async ({ page }) => {
    test.setTimeout(180_000);
    const found: Found[] = [];
    const wide: string[] = [];
    for (const route of docRoutes) {
      found.push(...(await scenesOf(page, route)));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) {
        wide.push(`${route}: ${width}`);
      }
    }
    expect(found.length).toBeGreaterThanOrEqual(40);
    expect(found.filter(({ role, hidden }) => role !== 'img' || !hidden)).toEqual([]);
    expect(found.filter(({ says }) => says.length < 40 || /undefined|\*\*|`/.test(says))).toEqual([]);
    expect(found.filter(({ search }) => search !== 'ignore')).toEqual([]);
    expect(found.filter((scene) => scene.usable > 0)).toEqual([]);
    expect(found.filter(({ overflows }) => overflows).map(({ route, says }) => `${route}: ${says}`)).toEqual(
      [],
    );
    expect(wide).toEqual([]);

    const texts = factTexts();
    const labels = [...new Set(found.flatMap((scene) => scene.labels))];
    expect(labels.length).toBeGreaterThan(60);
    expect(labels.filter((label) => !texts.includes(JSON.stringify(label).slice(1, -1)))).toEqual([]);
  });
});

test('wrong values stop the build and say what is right', () => {
  const wrong: [name: string, attributes: Record<string, string>, says: RegExp][] = [
    ['ChatScene', { says: 'wren:captain: Hello' }, /rank "captain".*Near it/],
    ['ChatScene', { says: 'wren#4821:owner: Hello' }, /guests, and only they, have a number/],
    ['ChatScene', { says: 'Hello' }, /needs name: text/],
    ['ChatScene', { says: 'wren: Hello [approved]' }, /takes reactions such as .* waiting/],
    ['ChatScene', { says: 'wren: Hello', colour: 'red' }, /attribute "colour"/],
    ['ChatScene', { says: 'wren: Hello', theme: 'midnight' }, /theme "midnight".*night/],
    [
      'ChatScene',
      { says: 'wren: Hi', theme: 'dusk night', density: 'cozy roomy' },
      /compares by theme and density/,
    ],
    ['ChatScene', { says: 'wren: Hi', frame: 'tablet' }, /only frame="phone"/],
    ['ChatScene', { says: 'wren: Hi', poll: 'Tea? | Yes' }, /name=value/],
    ['SettingsScene', { page: 'welcom' }, /page of Chat settings "welcom".*welcome/],
    ['SettingsScene', { page: 'welcome', set: 'show-to=Some' }, /choice of Show to "Some".*New people/],
    ['SettingsScene', { page: 'welcome', set: 'rules-first=Yes' }, /a switch is On or Off/],
    ['MenuScene', { of: 'name-menu', for: 'member', pick: 'ban' }, /entry that Member sees "ban"/],
    ['ScreenScene', { of: 'slow-mode' }, /needs a value: time/],
    ['ScreenScene', { of: 'ban', by: 'wren' }, /attribute "by"/],
    ['BanListScene', { rows: 'finch; Spam' }, /needs 5 cells/],
    ['Diagram', { of: 'downgrades' }, /diagram "downgrades".*downgrade/],
    ['SiteScene', {}, /either mode=.* or layout=/],
  ];
  for (const [name, attributes, says] of wrong) {
    expect(() => scenes[name]?.(attributes, 'home'), `${name} ${JSON.stringify(attributes)}`).toThrow(
      FactError,
    );
    expect(() => scenes[name]?.(attributes, 'home')).toThrow(says);
  }
});

test('reads what belongs together', () => {
  expect(
    linesOf('wren:owner: It is 20:00. [👍 3, 🎉 1] | (Raid mode is on) | robin#4821: a=b', 'Caw'),
  ).toEqual([
    { who: { name: 'wren', rank: 'owner' }, text: 'It is 20:00.', under: ['👍 3', '🎉 1'] },
    { text: 'Raid mode is on', under: [] },
    { who: { name: 'robin#4821', rank: 'guest' }, text: 'a=b', under: [] },
  ]);
  expect(pairsOf('show-to=Everyone | stream-url=https://a.example/?x=1')).toEqual([
    ['show-to', 'Everyone'],
    ['stream-url', 'https://a.example/?x=1'],
  ]);
  expect(personOf('Caw', 'Caw')).toEqual({ name: 'Caw' });
});

/** What the writers' syntax is made of, and what it is not. */
const pieces = [
  ...[
    'wren',
    ':',
    ': ',
    ' | ',
    '|',
    '[',
    ']',
    '(',
    ')',
    '=',
    '#4821',
    'owner',
    ' ',
    '👍 3',
    'é',
    '\n',
    'Caw',
  ],
  ...['**', '`', ';', '__proto__', 'show-to=', 'constructor'],
];

/** Scenes that read a text of the writer. */
const attempts: ((text: string) => [name: string, attributes: Record<string, string>])[] = [
  (text) => ['ChatScene', { says: text }],
  (text) => ['ChatScene', { says: 'wren: Hi', poll: text }],
  (text) => ['SettingsScene', { page: 'welcome', set: text }],
  (text) => ['BanListScene', { rows: text }],
  (text) => ['MenuScene', { of: 'message-menu', on: text }],
];

test('any text is either read or refused in words', () => {
  const random = numbers(6);
  const faults: string[] = [];
  for (let round = 0; round < 5000; round += 1) {
    const length = Math.floor(random.next().value * 14);
    const text = Array.from({ length }, () => pieces[Math.floor(random.next().value * pieces.length)]).join(
      '',
    );
    const [name, attributes] = attempts[round % attempts.length]?.(text) ?? ['ChatScene', { says: text }];
    try {
      scenes[name]?.(attributes, 'home');
    } catch (error) {
      if (!(error instanceof FactError) || error.message.length < 10) {
        faults.push(`${name} ${JSON.stringify(text)}: ${error}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
