import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';

const version = 'pagefind@1.6.0';

/** A page that searches with Pagefind as its own interface does: its script is loaded at the first focus. */
const pagefindPage = `<!doctype html><title>Pagefind</title><input><ul></ul><script type="module">
const [box, list] = [document.querySelector('input'), document.querySelector('ul')];
let loaded;
box.addEventListener('focus', () => { loaded ??= import('/peers/pagefind/pagefind.js').then(async (p) => (await p.init(), p)); });
box.addEventListener('input', async () => {
  const { results } = await (await loaded).search(box.value);
  const pages = await Promise.all(results.slice(0, 8).map((result) => result.data()));
  list.replaceChildren(...pages.map(({ url }) => Object.assign(document.createElement('li'), { textContent: url })));
});
</script>`;

/** Installs Pagefind in a temporary folder and lets it index the built site. Returns the folder. */
export function installPagefind(buildDir: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-peers-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', version], { cwd: folder });
  const output = ['--output-path', path.join(folder, 'pagefind'), '--silent'];
  const pages = ['--site', buildDir, '--root-selector', 'article', '--glob', '**/*.html'];
  execFileSync('npx', ['pagefind', ...pages, ...output], { cwd: folder });
  fs.writeFileSync(path.join(folder, 'pagefind.html'), pagefindPage);
  return folder;
}

/** Returns Pagefind's search over the same pages, in a browser: the best section of each page. */
export async function pagefind(browser: Browser, url: string): Promise<(words: string) => Promise<string[]>> {
  const page = await browser.newPage();
  await page.goto(`${url}/peers/pagefind.html`);
  return async (words) => {
    const found = await page.evaluate<
      string[]
    >(`import('/peers/pagefind/pagefind.js').then(async ({ search }) => {
      const { results } = await search(${JSON.stringify(words)});
      const pages = await Promise.all(results.slice(0, 12).map((result) => result.data()));
      return pages.map(({ url, sub_results }) =>
        sub_results.reduce((best, part) => (part.locations.length > best.locations.length ? part : best), {
          url,
          locations: [],
        }).url,
      );
    })`);
    return found.map((found) => {
      const { pathname, hash } = new URL(found, url);
      return pathname.replace(/^\/peers|(\/index)?\.html$/g, '') + hash;
    });
  };
}
