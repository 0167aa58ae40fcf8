import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../tools/serve/localNginx';
import { copySite } from '../support/siteCopy';

test("a writer's preview shows a page, and what changes in it and in a fact", async ({ page }) => {
  const copy = await copySite();
  const port = await freePort();
  const url = `http://localhost:${port}/chat-features/polls`;
  const program = path.join(copy.dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const preview = spawn(process.execPath, [program, 'start', '--no-open', '--port', `${port}`], {
    cwd: copy.dir,
    stdio: 'ignore',
  });
  try {
    const responds = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(responds, { timeout: 180_000 }).toBe(true);
    await page.goto(url);
    const shown = (text: string) =>
      expect(page.locator('main').getByText(text).filter({ visible: true }).first()).toBeVisible({
        timeout: 60_000,
      });
    await shown('Create a poll');
    await copy.edit('docs/chat-features/polls.mdx', (text) => `${text}\nA new paragraph.\n`);
    await shown('A new paragraph.');
    await copy.edit('src/facts/limits/messages.ts', (text) =>
      text.replace('Answers in a poll', 'Choices in a poll'),
    );
    await shown('Choices in a poll');
  } finally {
    preview.kill();
    await copy.remove();
  }
});
