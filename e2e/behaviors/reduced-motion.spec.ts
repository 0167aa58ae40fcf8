import { expect, open, test } from '../support/page';

test('nothing moves for a reader who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/chat-features/moderation');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationName === 'none' ? 0 : animationDuration}`
          .split(',')
          .map((text) => Number.parseFloat(text) || 0);
      }),
    ),
  );
  expect(longest, 'seconds').toBe(0);
});
