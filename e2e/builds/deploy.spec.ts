import type { Page } from '@playwright/test';
import { programs } from '../../tools/test/programs';
import { Deployment } from '../support/deployment';
import { buildNext, changes, inlineStyle } from '../support/nextBuild';
import { expect, hydrated, open, searchBox, test, withoutPrefetch } from '../support/page';
import { buildDir } from '../support/site';
import type { SiteCopy } from '../support/siteCopy';

// What readers with an open page notice when the next build replaces the one that it's from.

const needed = [programs.nginx, programs.rsync];
test.skip(!needed.every((program) => program.isInstalled()), 'nginx or rsync is missing');

// All in one worker, with one build.
test.describe.configure({ mode: 'default' });

// The browser reports files that are gone, and each test has its own host.
test.use({
  allowed: [/status of 404|MIME type|ChunkLoadError|came after this build|another host: http:\/\/localhost/],
});

let next: SiteCopy;
let host: Deployment;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  next = await buildNext();
});
test.afterAll(() => next?.remove());

test.beforeEach(async ({ page }) => {
  await withoutPrefetch(page);
  host = await Deployment.of(buildDir);
});
test.afterEach(() => host?.remove());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, route: string) => page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`);
const suggestions = (page: Page) => page.locator('#search-suggestions [role="option"]');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const showEmoji = (page: Page) => page.getByRole('button', { name: 'Show all emoji' }).click();

/** Counts how often the browser loads a page from now on. */
function loadsOf(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count++;
  });
  return loads;
}

/** Opens a second page of the same reader. */
async function openAnother(page: Page, route: string): Promise<Page> {
  const other = await page.context().newPage();
  await withoutPrefetch(other);
  await open(other, host.url + route);
  return other;
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.locator(searchBox).click();
  await page.locator(searchBox).pressSequentially(words);
}

/** Expects a page whose scripts run, which has the site's look, and whose links work. */
async function expectWholePage(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click();
  await expect(page).toHaveURL(`${host.url}/faq`);
  await expect(heading(page)).toHaveText('Frequently asked questions');
}

test('serves whole pages at every moment of a deploy', async ({ page }) => {
  test.setTimeout(300_000);
  const { changed, added, removed } = changes;
  const titles = new Set<string>();
  await host.deploy(next.outDir, async () => {
    for (const route of [changed.route, removed.route]) {
      const response = await page.goto(host.url + route);
      expect(response?.status(), route).toBe(200);
      await hydrated(page);
      await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
      titles.add((await heading(page).textContent()) ?? '');
    }
    const styles = await page.locator('head style').evaluateAll((all) => all.map((s) => s.textContent));
    const applied = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--next-build'),
    );
    expect(applied).toBe(styles.includes(inlineStyle) ? 'here' : '');
  });
  expect([...titles].sort()).toEqual([changed.before, changed.after, removed.before, 'Moderation'].sort());
  await open(page, host.url + added.route);
});

test('open pages work without a reload while the old files are there', async ({ page }) => {
  await open(page, `${host.url}/chat-features/moderation`);
  const emoji = await openAnother(page, '/account-features/emoji');
  const loads = [loadsOf(page), loadsOf(emoji)];
  await host.deploy(next.outDir);
  for (const { route, before } of [changes.changed, changes.removed]) {
    await sidebarLink(page, route).click();
    await expect(heading(page)).toHaveText(before);
  }
  await searchFor(page, 'slow mode');
  await expect(suggestions(page).first()).toBeVisible();
  await showEmoji(emoji);
  await expect(emoji.getByRole('table', { name: 'All emoji' })).toBeVisible();
  // No link leads to a page that neither build has; the router takes the address from the history.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/chat-features/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading(page)).toHaveText('Page not found');
  expect(loads.map(({ count }) => count)).toEqual([0, 0]);
});

test('a page that only the new build has is found, and loaded once', async ({ page }) => {
  const { route, title } = changes.added;
  await open(page, `${host.url}/chat-features/moderation`);
  const loads = loadsOf(page);
  await host.deploy(next.outDir);
  await searchFor(page, title);
  await suggestions(page).filter({ hasText: title }).first().click();
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(host.url + route);
  expect(loads.count).toBe(1);
  await expectWholePage(page);
});

test('pages whose old files are gone are loaded again, once', async ({ page }) => {
  const { changed, removed } = changes;
  await open(page, `${host.url}/chat-features/moderation`);
  const other = await openAnother(page, '/chat-features/uploads');
  const loads = [loadsOf(page), loadsOf(other)];
  await host.deploy(next.outDir);
  host.removeEarlierBuilds(next.outDir);
  await sidebarLink(page, changed.route).click();
  await expect(heading(page)).toHaveText(changed.after);
  await expect(page).toHaveURL(host.url + changed.route);
  await sidebarLink(other, removed.route).click();
  await expect(other).toHaveURL(host.url + removed.now);
  await expect(heading(other)).toHaveText('Moderation');
  expect(loads.map(({ count }) => count)).toEqual([1, 1]);
  await expectWholePage(page);
  await expectWholePage(other);
});

test('search and emoji whose old files are gone say so, and Try again loads the page again', async ({
  page,
}) => {
  await open(page, `${host.url}/chat-features/moderation`);
  const emoji = await openAnother(page, '/account-features/emoji');
  const loads = [loadsOf(page), loadsOf(emoji)];
  await host.deploy(next.outDir);
  host.removeEarlierBuilds(next.outDir);
  await searchFor(page, 'slow mode');
  await expect(page.locator('search').getByRole('alert')).toContainText('could not start');
  await showEmoji(emoji);
  await expect(emoji.getByText('The emoji did not arrive.')).toBeVisible();
  expect(loads.map(({ count }) => count)).toEqual([0, 0]);

  await tryAgain(page).click();
  await tryAgain(emoji).click();
  await expect.poll(() => loads.map(({ count }) => count)).toEqual([1, 1]);
  await hydrated(page);
  await searchFor(page, 'slow mode');
  await expect(suggestions(page).first()).toBeVisible();
  await hydrated(emoji);
  await showEmoji(emoji);
  await expect(emoji.getByRole('table', { name: 'All the emoji' })).toBeVisible();
});
