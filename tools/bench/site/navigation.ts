import type { Browser } from '@playwright/test';
import type { SiteServer } from './server';
import type { BuiltSite } from './sites';
import { visit } from './visit';

/** Watches for another heading after a click, in this document or in the next one. */
function watchHeading(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const waitForOther = () => {
    const text = heading();
    if (text && text !== sessionStorage.from) {
      sessionStorage.took = performance.timeOrigin + performance.now() - sessionStorage.clicked;
    } else {
      requestAnimationFrame(waitForOther);
    }
  };
  if (sessionStorage.clicked && !sessionStorage.took) {
    waitForOther();
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.from = heading();
      sessionStorage.clicked = performance.timeOrigin + timeStamp;
      waitForOther();
    },
    { capture: true },
  );
}

/**
 * From a click on a page in the sidebar to the frame that shows its heading, once the page before is at rest; in
 * milliseconds.
 * @param target the address of the page to click, which the sidebar shows without scrolling
 */
export function measureClick(
  browser: Browser,
  server: SiteServer,
  {
    site,
    from,
    target,
    slow,
  }: {
    readonly site: BuiltSite;
    readonly from: string;
    readonly target: string;
    readonly slow: boolean;
  },
): Promise<number> {
  return visit(browser, server, { screen: 'wide', slow }, async ({ page, rest }) => {
    await page.addInitScript(watchHeading);
    await page.goto(server.url + from);
    await rest();
    await page
      .locator(site.sidebarLinks)
      .and(page.locator(`[href="${target}"], [href="${target}/"], [href="${target}.html"]`))
      .first()
      .click();
    const took = await page.waitForFunction(() => sessionStorage.getItem('took'));
    return Number(await took.jsonValue());
  });
}
