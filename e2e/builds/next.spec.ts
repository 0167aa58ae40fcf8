import type { Page } from '@playwright/test';
import { programs } from '../../tools/test/programs';
import { feedbackOn, storageOf, trickyReason } from '../support/feedback';
import { buildNext, changes, Deployment, FeedbackServer, inlineStyle } from '../support/nextBuild';
import { expect, hydrated, open, suggestions, test, typeInSearch, withoutPrefetch } from '../support/page';
import { titleOf } from '../support/routes';
import { buildDir } from '../support/site';
import type { SiteCopy } from '../support/siteCopy';

// The next build, with what a normal one doesn't have: an announcement, and a server for feedback on another host. All
// pages are on nginx, so they are under the policy of their build.

const needed = [programs.nginx, programs.rsync, programs.openssl];
test.skip(!needed.every((program) => program.isInstalled()), 'nginx, rsync, or openssl is missing');

// All in one worker, with one build.
test.describe.configure({ mode: 'default' });

// Each test has its own host, and the server for feedback is another one.
const otherHosts = 'another host: https?://localhost';
test.use({ ignoreHTTPSErrors: true, allowed: [new RegExp(otherHosts)] });

const announcement = 'Rookery is down for maintenance on Friday.';

let next: SiteCopy;
let server: FeedbackServer;
let host: Deployment;

test.beforeAll(async () => {
  server = await FeedbackServer.start();
  next = await buildNext({
    ROOKERY_ANNOUNCEMENT: announcement,
    ROOKERY_FEEDBACK: `${server.url}/answers`,
  });
});

test.afterAll(async () => {
  server?.close();
  await next?.remove();
});

test.afterEach(() => host?.remove());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, route: string) => page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`);
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

/** Expects a page whose scripts run, which has the site's look, and whose links work. */
async function expectWholePage(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click();
  await expect(page).toHaveURL(`${host.url}/faq`);
  await expect(heading(page)).toHaveText('Frequently asked questions');
}

test.describe('when it replaces the build that an open page is from', () => {
  // The browser reports files that are gone.
  test.use({
    allowed: [new RegExp(`${otherHosts}|status of 404|MIME type|ChunkLoadError|came after this build`)],
  });

  test.beforeEach(async ({ page }) => {
    await withoutPrefetch(page);
    host = await Deployment.of(buildDir);
  });

  test('serves whole pages at every moment of a deploy', async ({ page }) => {
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
    expect([...titles].sort()).toEqual(
      [changed.before, changed.after, removed.before, titleOf('/chat-features/moderation')].sort(),
    );
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
    await typeInSearch(page, 'slow mode');
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
    await typeInSearch(page, title);
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
    await expect(heading(other)).toHaveText(titleOf('/chat-features/moderation'));
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
    await typeInSearch(page, 'slow mode');
    await expect(page.locator('search').getByRole('alert')).toContainText("couldn't start");
    await showEmoji(emoji);
    await expect(emoji.getByText("The emoji couldn't be loaded.")).toBeVisible();
    expect(loads.map(({ count }) => count)).toEqual([0, 0]);

    await tryAgain(page).click();
    await tryAgain(emoji).click();
    await expect.poll(() => loads.map(({ count }) => count)).toEqual([1, 1]);
    await hydrated(page);
    await typeInSearch(page, 'slow mode');
    await expect(suggestions(page).first()).toBeVisible();
    await hydrated(emoji);
    await showEmoji(emoji);
    await expect(emoji.getByRole('table', { name: 'All the emoji' })).toBeVisible();
  });
});

test.describe('with an announcement and a server for feedback', () => {
  const route = '/chat-features/polls';

  test.beforeEach(async ({ context }) => {
    host = await Deployment.of(next.outDir);
    server.received = [];
    server.status = 204;
    // A cookie that the server set earlier must not be sent with an answer.
    await context.addCookies([{ name: 'who', value: 'robin', url: server.url }]);
  });

  test('shows an announcement above every page until the reader closes it for good', async ({ page }) => {
    await open(page, `${host.url}/faq`);
    await expect(page.getByText(announcement)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(announcement)).toBeHidden();
    await open(page, `${host.url}/home`);
    await expect(page.getByText(announcement)).toBeHidden();
  });

  test('sends an answer as it was typed, and nothing else', async ({ page }) => {
    const { group, button, reason, status: news } = feedbackOn(page);
    await open(page, host.url + route);
    const before = await storageOf(page);
    await button('No').click();
    await reason.fill(trickyReason);
    expect(server.received).toEqual([]);
    await button('Send').click();
    await expect(news).toHaveText('Thank you for your feedback.');
    await expect(group).toBeFocused();
    await expect(group.getByRole('button')).toHaveCount(0);
    expect(server.received).toHaveLength(1);
    const { method, headers, body } = server.received[0] ?? { headers: {}, body: '{}' };
    expect([method, headers['content-type']]).toEqual(['POST', 'application/json']);
    expect(JSON.parse(body)).toEqual({ page: route, helpful: false, reason: trickyReason });
    expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
    expect(await storageOf(page)).toEqual(before);
  });

  test.describe('when sending fails', () => {
    test.use({ allowed: [new RegExp(`${otherHosts}|status of 500|ERR_INTERNET_DISCONNECTED`)] });

    test('keeps the answer, which can be sent again', async ({ page, context }) => {
      const { button, reason, status: news } = feedbackOn(page);
      const expectKept = async () => {
        await expect(news).toHaveText(/^Your feedback couldn't be sent/);
        await expect(button('Try again')).toBeFocused();
        await expect(reason).toHaveValue(trickyReason);
        await expect(button('No')).toHaveAttribute('aria-pressed', 'true');
      };
      await open(page, host.url + route);
      await button('No').click();
      await reason.fill(trickyReason);
      server.status = 500;
      await button('Send').click();
      await expectKept();
      await context.setOffline(true);
      await button('Try again').click();
      await expectKept();
      await context.setOffline(false);
      server.status = 204;
      await button('Try again').click();
      await expect(news).toHaveText(/^Thank you/);
      expect(server.received).toHaveLength(2);
      expect(new Set(server.received.map(({ body }) => body)).size).toBe(1);
    });
  });
});
