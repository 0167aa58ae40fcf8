import { expect, open, test } from '../support/page';

test.describe('the color mode', () => {
  test.use({ colorScheme: 'dark' });

  test("is light at first, whatever the system prefers, and stays the reader's choice", async ({ page }) => {
    await open(page, '/chat-features/moderation');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: /dark and light mode/i }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme-rookery'))).toBe('dark');
  });
});
