import type { Page } from '@playwright/test';
import { Deployment } from './support/deployment';
import { buildNext, changes, inlineStyle } from './support/nextBuild';
import { expect, hydrated, open, searchBox, test, withoutPrefetch } from './support/page';
import { buildDir } from './support/site';
import type { SiteCopy } from './support/siteCopy';
import { useTool } from './support/tools';

// One worker for all, because the next build takes its time.
test.describe.configure({ mode: 'default' });

// The browser itself reports what is gone, and the host of these tests is one of their own.
test.use({
  allowed: [/status of 404|MIME type|ChunkLoadError|came after this build|another host: http:\/\/localhost/],
});

let next: SiteCopy;
let host: Deployment;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  useTool('rsync');
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

/** Counts how often the browser loads a page from now on. */
function loadsOf(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count++;
  });
  return loads;
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.locator(searchBox).click();
  await page.locator(searchBox).pressSequentially(words);
}

async function titleOf(page: Page, route: string): Promise<string> {
  await open(page, host.url + route);
  return (await heading(page).textContent()) ?? '';
}

/** The page is whole: its scripts answer, it has the site's look, and its menu leads on. */
async function expectWholePage(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click();
  await expect(page).toHaveURL(`${host.url}/faq`);
  await expect(heading(page)).toHaveText('Frequently asked questions');
}

test('at no moment does a reader get half a page, or none', async ({ page }) => {
  test.setTimeout(180_000);
  const { changed, added, removed } = changes;
  const seen = new Set<string>();
  await host.deploy(next.outDir, async () => {
    for (const route of [changed.route, removed.route, '/home']) {
      const response = await page.goto(host.url + route);
      expect(response?.status(), route).toBe(200);
      await hydrated(page);
      await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
      seen.add((await heading(page).textContent()) ?? '');
    }
    const fromNext = await page
      .locator('head style')
      .evaluateAll((styles) => styles.map((s) => s.textContent));
    const applied = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--next-build'),
    );
    expect(applied).toBe(fromNext.includes(inlineStyle) ? 'here' : '');
  });
  expect([...seen].sort()).toEqual(
    [changed.before, changed.after, removed.before, 'Moderation', await titleOf(page, '/home')].sort(),
  );
  await open(page, host.url + added.route);
});

test.describe('with the old files kept', () => {
  test('the old pages go on, without a load', async ({ page }) => {
    await open(page, `${host.url}/chat-features/moderation`);
    const loads = loadsOf(page);
    await host.deploy(next.outDir);
    for (const { route, before } of [changes.changed, changes.removed]) {
      await sidebarLink(page, route).click();
      await expect(heading(page)).toHaveText(before);
    }
    await searchFor(page, 'slow mode');
    await expect(suggestions(page).first()).toBeVisible();
    expect(loads.count).toBe(0);
  });

  test('the table of emoji comes', async ({ page }) => {
    await open(page, `${host.url}/account-features/emoji`);
    await host.deploy(next.outDir);
    await page.getByRole('button', { name: 'Show all emoji' }).click();
    await expect(page.getByRole('table', { name: 'All emoji' })).toBeVisible();
  });

  test('a page that only the new build has is found, and loaded anew, once', async ({ page }) => {
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

  test('an address that neither has is not found, without a load', async ({ page }) => {
    await open(page, `${host.url}/chat-features/moderation`);
    const loads = loadsOf(page);
    await host.deploy(next.outDir);
    // No link leads there; the router takes it from the history.
    await page.evaluate(() => {
      window.history.pushState(null, '', '/chat-features/nowhere');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(heading(page)).toHaveText('Page not found');
    expect(loads.count).toBe(0);
  });
});

test.describe('with the old files gone', () => {
  test('a changed page is loaded anew, once', async ({ page }) => {
    const { route, after } = changes.changed;
    await open(page, `${host.url}/chat-features/moderation`);
    const loads = loadsOf(page);
    await host.deploy(next.outDir);
    host.forgetEarlierBuilds(next.outDir);
    await sidebarLink(page, route).click();
    await expect(heading(page)).toHaveText(after);
    await expect(page).toHaveURL(host.url + route);
    expect(loads.count).toBe(1);
    await expectWholePage(page);
  });

  test('a removed page leads where its readers go now', async ({ page }) => {
    await open(page, `${host.url}/chat-features/polls`);
    const loads = loadsOf(page);
    await host.deploy(next.outDir);
    host.forgetEarlierBuilds(next.outDir);
    await sidebarLink(page, changes.removed.route).click();
    await expect(page).toHaveURL(host.url + changes.removed.now);
    await expect(heading(page)).toHaveText('Moderation');
    expect(loads.count).toBe(1);
    await expectWholePage(page);
  });

  test('the search says that it could not start, and Try again loads the page anew', async ({ page }) => {
    await open(page, `${host.url}/chat-features/moderation`);
    const loads = loadsOf(page);
    await host.deploy(next.outDir);
    host.forgetEarlierBuilds(next.outDir);
    await searchFor(page, 'slow mode');
    await expect(page.locator('search').getByRole('alert')).toContainText('could not start');
    expect(loads.count).toBe(0);
    await tryAgain(page).click();
    await expect.poll(() => loads.count).toBe(1);
    await hydrated(page);
    await searchFor(page, 'slow mode');
    await expect(suggestions(page).first()).toBeVisible();
  });

  test('the emoji did not arrive, and Try again loads the page anew', async ({ page }) => {
    await open(page, `${host.url}/account-features/emoji`);
    const loads = loadsOf(page);
    await host.deploy(next.outDir);
    host.forgetEarlierBuilds(next.outDir);
    await page.getByRole('button', { name: 'Show all emoji' }).click();
    await expect(page.getByText('The emoji did not arrive.')).toBeVisible();
    expect(loads.count).toBe(0);
    await tryAgain(page).click();
    await expect.poll(() => loads.count).toBe(1);
    await hydrated(page);
    await page.getByRole('button', { name: 'Show all emoji' }).click();
    await expect(page.getByRole('table', { name: 'All the emoji' })).toBeVisible();
  });
});

test.describe('a page that came just before its parts were taken away', () => {
  test.use({ allowed: [/./] });

  /** Takes away all scripts but the main ones, which ask for the others, for as many loads of a page as are said. */
  async function takePartsAway(page: Page, forLoads: number): Promise<{ readonly count: number }> {
    const loads = { count: 0 };
    page.on('request', (request) => {
      loads.count += request.isNavigationRequest() ? 1 : 0;
    });
    await page.route(/\/assets\/js\/(?!main\.|runtime~main\.)/, (route) =>
      loads.count <= forLoads ? route.fulfill({ status: 404 }) : route.continue(),
    );
    return loads;
  }

  test('is loaded anew, once', async ({ page }) => {
    const loads = await takePartsAway(page, 1);
    await page.goto(host.url + changes.changed.route);
    await expect.poll(() => loads.count).toBe(2);
    await expectWholePage(page);
    expect(loads.count).toBe(2);
  });

  test('stays readable where they do not come back, without loading for ever', async ({ page }) => {
    const loads = await takePartsAway(page, Number.POSITIVE_INFINITY);
    await page.goto(host.url + changes.changed.route);
    await expect.poll(() => loads.count).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText(changes.changed.before);
    expect(loads.count).toBe(2);
  });

  test('where React shows that a part is missing, Retry loads the page anew', async ({ page }) => {
    const scriptsOf = async (route: string) => {
      await open(page, host.url + route);
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      return new Set(names.filter((name) => name.endsWith('.js')));
    };
    const [own, shared] = [await scriptsOf('/home'), await scriptsOf('/faq')];
    let loads = 0;
    // A host that serves /home.html as it is: there a page is drawn before its parts are fetched.
    await page.route('**/home.html', async (route) => {
      if (route.request().method() === 'GET') {
        loads++;
      }
      await route.fulfill({ response: await route.fetch({ url: `${host.url}/home` }) });
    });
    await page.route('**/assets/js/*.js', (route) => {
      const script = route.request().url();
      return loads === 1 && own.has(script) && !shared.has(script)
        ? route.fulfill({ status: 404 })
        : route.continue();
    });
    await page.goto(`${host.url}/home.html`);
    await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
    expect(loads).toBe(1);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByText(/ChunkLoadError/)).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});
