import type { Page } from '@playwright/test';

/** Returns the parts of the question "Was this page helpful?" on a page. */
export function feedbackOn(page: Page) {
  const group = page.getByRole('group', { name: 'Was this page helpful?' });
  return {
    group,
    button: (name: string) => group.getByRole('button', { name, exact: true }),
    reason: group.getByRole('textbox'),
    /** The link that opens a new issue. */
    sendLink: group.getByRole('link', { name: 'Send' }),
    status: group.getByRole('status'),
  };
}

/** Returns everything that a page keeps in the browser. */
export async function storageOf(page: Page): Promise<unknown> {
  return {
    cookies: await page.context().cookies(),
    storage: await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]),
  };
}

/** What a reader may type: characters that a URL or JSON has to escape, and more than one line. */
export const trickyReason = '  Where is "undo"? 50 % + 1 & more #1 <b>\nÜber 🐦 = {x} ';
