import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { makeCertificate } from '../certificate';
import { launchBrowser, median } from '../measuring';
import { serveBuilt } from '../server';

const version = 'pagefind@1.6.0';
const rounds = 7;

/** A page that searches with Pagefind as its own interface does: its script is loaded at the first focus. */
const pagefindPage = `<!doctype html><input><ul></ul><script type="module">
const [box, list] = [document.querySelector('input'), document.querySelector('ul')];
let loaded;
box.addEventListener('focus', () => { loaded ??= import('/pagefind/pagefind.js').then(async (p) => (await p.init(), p)); });
box.addEventListener('input', async () => {
  const { results } = await (await loaded).search(box.value);
  const pages = await Promise.all(results.slice(0, 8).map((result) => result.data()));
  list.replaceChildren(...pages.map(({ url }) => Object.assign(document.createElement('li'), { textContent: url })));
});
</script>`;

/** Returns the milliseconds from the first focus to the first suggestion, at 1.6 Mbit/s and 150 ms a request. */
async function firstSuggestion(
  browser: Browser,
  url: string,
  focus: (page: Page) => Promise<void>,
  line: string,
): Promise<number> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  const start = performance.now();
  await focus(page);
  await page.locator(line).first().waitFor();
  const time = performance.now() - start;
  await page.context().close();
  return time;
}

/**
 * Installs Pagefind in a temporary folder, lets it index the built site, and compares it with our search.
 * @param report gets Pagefind's search, and the times of both as text
 */
export async function comparePagefind(
  buildDir: string,
  report: (search: (query: string) => Promise<string[]>, times: string) => Promise<void>,
): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  fs.writeFileSync(path.join(folder, 'pagefind.html'), pagefindPage);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', version], { cwd: folder });
  const output = ['--output-path', path.join(folder, 'pagefind'), '--silent'];
  execFileSync('npx', ['pagefind', '--site', buildDir, '--root-selector', 'article', ...output], {
    cwd: folder,
  });
  const certificate = makeCertificate();
  const [ours, theirs] = [await serveBuilt(buildDir, certificate), await serveBuilt(folder, certificate)];
  const browser = await launchBrowser([certificate.trust]);
  const page = await browser.newPage();
  await page.goto(`${theirs.url}/pagefind.html`);
  const search = async (query: string) => {
    const found: string[] = await page.evaluate(`import('/pagefind/pagefind.js').then(async ({ search }) => {
      const { results } = await search(${JSON.stringify(query)});
      return (await Promise.all(results.slice(0, 12).map((result) => result.data()))).map(({ url }) => url);
    })`);
    return found.map((one) => new URL(one, theirs.url).pathname.replace(/(\/index)?\.html$/, ''));
  };
  const [ownTimes, theirTimes]: [number[], number[]] = [[], []];
  // In the first round, the server compresses the files.
  for (let round = 0; round <= rounds; round += 1) {
    const type = async (box: Page) => {
      await box.locator('[data-search-box]').click();
      await box.getByRole('dialog').getByRole('combobox').fill('ban');
    };
    ownTimes.push(await firstSuggestion(browser, `${ours.url}/faq`, type, '#search-suggestions mark'));
    theirTimes.push(
      await firstSuggestion(
        browser,
        `${theirs.url}/pagefind.html`,
        (box) => box.locator('input').fill('ban'),
        'li',
      ),
    );
  }
  const own = median(ownTimes.slice(1));
  const other = median(theirTimes.slice(1));
  const ratio = (own / other).toFixed(2);
  await report(search, `${Math.round(own)} ms, Pagefind ${Math.round(other)} ms, ratio ${ratio}`);
  await browser.close();
  ours.close();
  theirs.close();
  fs.rmSync(folder, { recursive: true });
}
