import type { Page, Request } from '@playwright/test';
import { programs } from '../../tools/test/programs';
import { feedbackOn, storageOf, trickyReason } from '../support/feedback';
import { buildNext, changes, Deployment, inlineStyle } from '../support/nextBuild';
import { expect, hydrated, open, suggestions, test, typeInSearch, withoutPrefetch } from '../support/page';
import { titleOf } from '../support/routes';
import { buildDir } from '../support/site';
import type { SiteCopy } from '../support/siteCopy';

// The next build, with what a normal one doesn't have: an announcement, and a server for feedback on another host, which
// the browser answers for. All pages are on nginx, so they are under the policy of their build.

const needed = [programs.nginx, programs.rsync];
test.skip(!needed.every((program) => program.isInstalled()), 'nginx or rsync is missing');

// All in one worker, with one build.
test.describe.configure({ mode: 'default' });

// Each test has its own host, and the server for feedback is another one.
const otherHosts = 'another host: http';
test.use({ allowed: [new RegExp(otherHosts)] });

const announcement = 'Rookery is down for maintenance on Friday.';
const feedbackServer = 'https://feedback.example/answers';

let next: SiteCopy;
let host: Deployment;

test.beforeAll(async () => {
  next = await buildNext({ ROOKERY_ANNOUNCEMENT: announcement, ROOKERY_FEEDBACK: feedbackServer });
});

test.afterAll(() => next?.remove());

test.afterEach(async ({ page }) => {
  // An open page still loads what it links to, and would say that its host is gone.
  await page.goto('about:blank');
  await host?.remove();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, route: string) => page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`);
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const showEmoji = (page: Page) => page.getByRole('button', { name: 'Show all emoji' }).click();

function loadsOf(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count++;
  });
  return loads;
}

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

  let received: Request[];
  let status: number | 'offline';

  test.beforeEach(async ({ context }) => {
    host = await Deployment.of(next.outDir);
    received = [];
    status = 204;
    await context.route(feedbackServer, (answer, request) => {
      if (status === 'offline') {
        return answer.abort('internetdisconnected');
      }
      received.push(request);
      return answer.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
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
    expect(received).toEqual([]);
    await button('Send').click();
    await expect(news).toHaveText('Thank you for your feedback.');
    await expect(group).toBeFocused();
    await expect(group.getByRole('button')).toHaveCount(0);
    expect(received).toHaveLength(1);
    const [request] = received;
    expect([request?.method(), request?.headers()['content-type']]).toEqual(['POST', 'application/json']);
    expect(request?.postDataJSON()).toEqual({ page: route, helpful: false, reason: trickyReason });
    expect(request?.headers()).not.toHaveProperty('referer');
    expect(await storageOf(page)).toEqual(before);
  });

  test.describe('when sending fails', () => {
    test.use({ allowed: [new RegExp(`${otherHosts}|status of 500|ERR_INTERNET_DISCONNECTED`)] });

    test('keeps the answer, which can be sent again', async ({ page }) => {
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
      status = 500;
      await button('Send').click();
      await expectKept();
      status = 'offline';
      await button('Try again').click();
      await expectKept();
      status = 204;
      await button('Try again').click();
      await expect(news).toHaveText(/^Thank you/);
      expect(received).toHaveLength(2);
      expect(received[0]?.postData()).toBe(received[1]?.postData());
    });
  });
});
