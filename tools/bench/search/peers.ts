import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { IndexLine } from '../../../src/search/file';

const versions = ['pagefind@1.6.0', 'minisearch@7.2.0'];

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

/** Installs the peers in a temporary folder and lets Pagefind index the built site. Returns the folder. */
export function installPeers(buildDir: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-peers-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ...versions], { cwd: folder });
  const output = ['--output-path', path.join(folder, 'pagefind'), '--silent'];
  const pages = ['--site', buildDir, '--root-selector', 'article', '--glob', '**/*.html'];
  execFileSync('npx', ['pagefind', ...pages, ...output], { cwd: folder });
  fs.writeFileSync(path.join(folder, 'pagefind.html'), pagefindPage);
  return folder;
}

interface Found {
  readonly id: string;
}

interface MiniSearchIndex {
  addAll(documents: readonly object[]): void;
  search(words: string, options: object): Found[];
}

/** MiniSearch over the same pages, with the settings that VitePress gives it, and the pages' keywords besides. */
export function miniSearch(peers: string, indexPath: string): (words: string) => Promise<string[]> {
  const load = createRequire(path.join(peers, 'package.json'));
  const MiniSearch: new (options: object) => MiniSearchIndex = load('minisearch');
  const lines: IndexLine[] = JSON.parse(fs.readFileSync(indexPath, 'utf8'));
  const pages = lines.flatMap((line) => (line.of === 'pages' ? line.documents : []));
  const places: { page: number; title: string; text: string }[] = pages.map(({ t }, page) => ({
    page,
    title: t,
    text: '',
  }));
  for (const line of lines) {
    if (line.of === 'names') {
      places.push(...line.documents.map(({ p, t }) => ({ page: p, title: t, text: '' })));
    } else if (line.of === 'texts') {
      for (const { n, t } of line.documents) {
        const place = places[n];
        if (place) {
          place.text = t;
        }
      }
    }
  }
  const index = new MiniSearch({ fields: ['title', 'titles', 'text', 'keywords'], storeFields: [] });
  index.addAll(
    places.map(({ page, title, text }, id) => ({
      id: `${id} ${pages[page]?.u}`,
      title,
      titles: pages[page]?.t,
      text: id < pages.length ? `${pages[page]?.d} ${text}` : text,
      keywords: id < pages.length ? pages[page]?.k : '',
    })),
  );
  const options = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } };
  return async (words) => [...new Set(index.search(words, options).map(({ id }) => id.split(' ')[1] ?? ''))];
}

/** Pagefind over the same pages, in a browser. */
export async function pagefind(browser: Browser, url: string): Promise<(words: string) => Promise<string[]>> {
  const page = await browser.newPage();
  await page.goto(`${url}/peers/pagefind.html`);
  return async (words) => {
    const found = await page.evaluate<
      string[]
    >(`import('/peers/pagefind/pagefind.js').then(async ({ search }) => {
      const { results } = await search(${JSON.stringify(words)});
      const pages = await Promise.all(results.slice(0, 12).map((result) => result.data()));
      return pages.map(({ url }) => url);
    })`);
    return [
      ...new Set(
        found.map((address) => new URL(address, url).pathname.replace(/^\/peers|(\/index)?\.html$/g, '')),
      ),
    ];
  };
}
