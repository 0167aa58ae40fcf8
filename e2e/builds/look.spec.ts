import { expect, type Page, test } from '@playwright/test';
import { builtFiles } from '../../src/plugins/builtFiles';
import { differentLooks, looksOf, styledProperties } from '../support/looks';
import { hydrated } from '../support/page';
import { routes } from '../support/routes';
import { serveFolder } from '../support/serveFolder';
import { baseURL, buildDir, built, pageFile } from '../support/site';
import { copySite, type SiteCopy } from '../support/siteCopy';

// No step that makes the site faster may change how it looks. The same sources are built with Docusaurus alone.

// One worker for the file, because each would make the build again.
test.describe.configure({ mode: 'default' });

/** One page of each layout. */
const layouts = {
  landing: '/',
  task: '/chat-features/polls',
  settings: '/chat-settings/chat-appearance',
  API: '/organizations/api',
  search: '/search',
  'not found': '/nowhere',
} as const;

const widths = [1280, 390] as const;
const modes = ['light', 'dark'] as const;

let plain: SiteCopy;
let plainServer: Awaited<ReturnType<typeof serveFolder>>;
let properties: readonly string[];

test.beforeAll(async ({ browser }) => {
  plain = await copySite();
  const { done, output } = await plain.build({ ROOKERY_SPEED_STEPS: 'off' });
  expect(done, output).toBe(true);
  plainServer = await serveFolder(plain.outDir);
  const page = await browser.newPage();
  await openAtRest(page, plainServer.url);
  properties = await styledProperties(page);
  await page.close();
});

test.afterAll(async () => {
  plainServer?.close();
  await plain?.remove();
});

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
      await openAtRest(reference, plainServer.url + route);
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
