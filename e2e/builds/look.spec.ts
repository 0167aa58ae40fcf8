import { expect, type Page, test } from '@playwright/test';
import { builtFiles } from '../../src/plugins/builtFiles';
import { hydrated } from '../support/page';
import { freePort } from '../support/ports';
import { type Program, startProgram } from '../support/programs';
import { routes } from '../support/routes';
import { baseURL, buildDir, built, pageFile, siteDir } from '../support/site';
import { copySite, type SiteCopy } from '../support/siteCopy';

// No step that makes the site faster may change how it looks. The same sources are built with Docusaurus alone.

// One worker for the file, because each would make the build again.
test.describe.configure({ mode: 'default' });

// The tests add style elements, which the pages' policies don't allow.
test.use({ bypassCSP: true });

const layouts = {
  landing: '/',
  task: '/chat-features/polls',
  settings: '/chat-settings/chat-appearance',
  API: '/organizations/api/chats',
  search: '/search',
  'not found': '/poll',
} as const;

const widths = [1280, 390] as const;
const modes = ['light', 'dark'] as const;

let plain: SiteCopy;
let plainServer: Program;
let plainURL: string;
let properties: readonly string[];

test.beforeAll(async ({ browser }) => {
  plain = await copySite();
  const { done, output } = await plain.build({ ROOKERY_SPEED_STEPS: 'off' });
  expect(done, output).toBe(true);
  const port = await freePort();
  const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const options = ['--no-open', '--host', '127.0.0.1', '--port', `${port}`, '--dir', plain.outDir];
  const command = [process.execPath, program, 'serve', ...options] as const;
  plainServer = await startProgram(command, port, { folder: siteDir });
  plainURL = plainServer.address;
  const page = await browser.newPage();
  await openAtRest(page, plainURL);
  properties = await styledProperties(page);
  await page.close();
});

test.afterAll(async () => {
  plainServer?.stop();
  await plain?.remove();
});

/**
 * Returns the properties that any rule of a page's style sheets sets, each as longhands. Only these can differ between
 * two pages with the same elements.
 */
function styledProperties(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const property of rule.style) {
            found.add(property);
          }
        }
        if ('cssRules' in rule) {
          collect(rule.cssRules as CSSRuleList);
        }
      }
    };
    for (const sheet of document.styleSheets) {
      collect(sheet.cssRules);
    }
    // A custom property counts by what it does, and a logical one by the side that it sets.
    return [...found].filter((property) => !/^--|-(?:block|inline)(?:-|$)/.test(property));
  });
}

/** The computed styles of a page's elements. Many elements look the same, so each look is listed once. */
interface Looks {
  /** JSON lists of values in the order of the properties, of the element, `::before`, and `::after`. */
  readonly looks: readonly string[];
  /** For each element in the body: its tag and classes with those of its parents, and the place of its look in `looks`. */
  readonly elements: readonly (readonly [name: string, look: number])[];
}

async function looksOf(page: Page, properties: readonly string[]): Promise<Looks> {
  // As one text: Playwright takes ten times as long to return the values one by one.
  const text = await page.evaluate((names) => {
    const nameOf = (element: Element | null): string =>
      element && element !== document.body
        ? `${nameOf(element.parentElement)} > ${[element.localName, ...element.classList].join('.')}`
        : 'body';
    const places = new Map<string, number>();
    const elements = [document.body, ...document.body.querySelectorAll('*')].map((element) => {
      const values = [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isShown = !pseudo || !['none', 'normal'].includes(style.content);
        return isShown ? names.map((property) => style.getPropertyValue(property)) : names.map(() => '');
      });
      // The two builds have their own servers.
      const look = JSON.stringify(values).replaceAll(location.origin, '');
      places.set(look, places.get(look) ?? places.size);
      return [nameOf(element), places.get(look)];
    });
    return JSON.stringify({ looks: [...places.keys()], elements });
  }, properties);
  return JSON.parse(text);
}

/** Returns the elements that look different on two pages, with the properties in which they do, ten at most. */
function differentLooks(expected: Looks, actual: Looks, properties: readonly string[]): string[] {
  if (expected.elements.length !== actual.elements.length) {
    return [`${actual.elements.length} elements instead of ${expected.elements.length}`];
  }
  const different = expected.elements.flatMap(([element, place], index) => {
    const look = expected.looks[place] ?? '[]';
    const other = actual.looks[actual.elements[index]?.[1] ?? -1] ?? '[]';
    if (look === other) {
      return [];
    }
    const values: string[] = JSON.parse(other);
    const faults = (JSON.parse(look) as string[]).flatMap((value, at) =>
      value === values[at]
        ? []
        : [`${properties[at % properties.length]} is ${values[at]} instead of ${value}`],
    );
    return [`${element}: ${faults.join('; ')}`];
  });
  return different.slice(0, 10);
}

async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await stopMotion(page);
  // A focused element and a field with a cursor look different, and so does what the mouse is over.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Shows the end of every transition at once, so that no snapshot is taken in the middle of one. */
async function stopMotion(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, ::before, ::after { animation: none !important; transition: none !important; }',
  });
}

function setMode(page: Page, mode: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);
}

for (const width of widths) {
  for (const [layout, route] of Object.entries(layouts)) {
    test(`looks the same as with Docusaurus alone: ${layout}, ${width} px`, async ({ page, context }) => {
      const reference = await context.newPage();
      for (const each of [page, reference]) {
        await each.setViewportSize({ width, height: 900 });
      }
      await openAtRest(page, baseURL + route);
      await openAtRest(reference, plainURL + route);
      if (layout === 'not found') {
        // It comes from a worker, which isn't counted as the page's network.
        for (const each of [page, reference]) {
          await each.getByRole('heading', { name: 'Did you mean' }).waitFor();
        }
      }
      for (const mode of modes) {
        await setMode(page, mode);
        await setMode(reference, mode);
        expect(
          differentLooks(await looksOf(reference, properties), await looksOf(page, properties), properties),
          mode,
        ).toEqual([]);
      }
    });
  }
}

/** The smallest page for each of the styles that pages carry inline. */
const pagesByStyle = [
  ...new Map(
    [...routes, '/404']
      .map((route) => ({ route, html: built(pageFile(route)) }))
      .sort((one, other) => other.html.length - one.html.length)
      .map(({ route, html }) => [/<style>.*?<\/style>/s.exec(html)?.[0], route]),
  ).values(),
];

test('the inlined style shows pages as the whole style sheet does', async ({ page }) => {
  await page.route('**/assets/**', (request) => request.abort());
  // Each rule for a width and each for a mode applies in one of the two.
  const looksAtRest = async () => {
    const looks = [];
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await setMode(page, modes[index] ?? 'light');
      looks.push(await looksOf(page, properties));
    }
    return looks;
  };
  const sheet = { content: built(builtFiles(buildDir).find((file) => file.endsWith('.css')) ?? '') };
  for (const route of pagesByStyle) {
    await page.goto(baseURL + route);
    await stopMotion(page);
    const inlineOnly = await looksAtRest();
    await page.addStyleTag(sheet);
    for (const [index, looks] of (await looksAtRest()).entries()) {
      expect(differentLooks(looks, inlineOnly[index] ?? looks, properties), route).toEqual([]);
    }
  }
});
