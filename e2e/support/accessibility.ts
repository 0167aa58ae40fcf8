import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Runs axe on the page in its current state, or on an element of it. */
export async function findViolations(page: Page, selector = 'html'): Promise<readonly string[]> {
  // At the top, because axe reports elements below the sticky bar.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    // The default mode opens another tab to merge the results of frames, which the site doesn't have.
    .setLegacyMode()
    .include(selector)
    .exclude('pre code')
    .options({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`,
  );
}

/** Shows the page on a phone in dark mode. Reduces motion, because axe would read colors in the middle of a transition. */
export async function showOnDarkPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    document.documentElement.dataset.theme = 'dark';
    // React renders other components at other widths.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  });
}
