import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns what axe finds on the page as it is, or in a part of it. */
export async function findViolations(page: Page, part = 'html'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
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

/** Shows the page on a phone in dark mode. With reduced motion, its colors change at once, so that axe reads the last ones. */
export async function showOnDarkPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    document.documentElement.dataset.theme = 'dark';
    // React draws other parts of the page at other widths.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  });
}
