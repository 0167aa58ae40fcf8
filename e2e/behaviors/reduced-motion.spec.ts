import { expect, open, test } from '../support/page';

test('nothing moves for a reader who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/chat-features/moderation');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`
          .split(',')
          .map((text) => Number.parseFloat(text) || 0);
      }),
    ),
  );
  expect(longest, 'seconds').toBeLessThanOrEqual(0.001);
});
