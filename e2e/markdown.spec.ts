import fs from 'node:fs';
import * as cheerio from 'cheerio';
import type { Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { toMarkdown } from '../src/plugins/markdown-pages/toMarkdown';
import { markdownView, parseMarkdown } from './support/markdownView';
import { expect, test } from './support/page';
import { readersView } from './support/readersView';
import { docRoutes, writersRoute } from './support/routes';
import { baseURL, buildDir, built } from './support/site';

const site = 'https://docs.rookery.example';
const readable = ['/', ...docRoutes];

/** The address of a page's Markdown below the root. */
function markdownOf(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

/** The tree of a page's Markdown, its second line apart. */
function parsed(route: string): { readonly address: string; readonly tree: Root } {
  const tree = parseMarkdown(built(markdownOf(route)));
  const [address] = tree.children.splice(1, 1);
  return { address: textOf(address as Paragraph), tree };
}

/** HTML in Markdown, and what a program writes for a value that is not there. */
function leftovers(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'html' || (node.type === 'text' && /\b(undefined|NaN)\b|\[object/.test(node.value))) {
      found.push(node.value);
    }
  });
  return found;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of readable) {
    test(`the Markdown of ${route} says what its readers see, no less and no more`, async ({ page }) => {
      await page.goto(route);
      const seen = await readersView(page);
      const { address, tree } = parsed(route);
      expect(address).toBe(site + route);
      const written = markdownView(tree);
      expect(written.headings).toEqual(seen.headings);
      expect(written.headings.filter((heading) => heading.startsWith('1 '))).toHaveLength(1);
      expect(written.tables).toEqual(seen.tables);
      expect(written.code).toEqual(seen.code);
      expect(written.items).toEqual(seen.items);
      expect(written.links).toEqual(seen.links.map((link) => link.replace(baseURL, site)));
      expect(written.text).toBe(seen.text);
      expect(leftovers(tree)).toEqual([]);
    });
  }
});

test('what opens on demand, and what needs no reader, becomes text', async () => {
  const page = `<main><h1>Owls <svg><title>x</title></svg></h1>
    <details><summary>Who <b>hoots</b>?</summary><p>The owl.</p></details>
    <div class="theme-admonition"><div><span><svg></svg></span>Mind</div><div><p>It is dark.</p></div></div>
    <ul role="tablist"><li role="tab">JS</li><li role="tab">PHP</li></ul>
    <div role="tabpanel"><p class="tab-label"><strong>JS</strong></p>
      <div class="language-js"><pre class="language-js"><code><div>hoot();<br></div><div>  hoot();<br></div></code></pre></div></div>
    <div role="tabpanel" hidden><p class="tab-label"><strong>PHP</strong></p><p>Not yet.</p></div>
    <p>See <a href="/home#owls">all</a>, <a href="#x">here</a>.</p><img src="/img/owl.png" alt="An owl">
    <div role="img" aria-label="An owl hoots."><div>Hoo</div></div><button>Copy</button></main>`;
  expect(await toMarkdown(page, `${site}/owls`)).toBe(`# Owls

<${site}/owls>

**Who hoots?**

The owl.

> **Mind**
>
> It is dark.

**JS**

\`\`\`js
hoot();
  hoot();
\`\`\`

**PHP**

Not yet.

See [all](${site}/home#owls), [here](${site}/owls#x).

![An owl](${site}/img/owl.png)

*Picture: An owl hoots.*
`);
  await expect(toMarkdown('<main><p>Nothing</p></main>', `${site}/owls`)).rejects.toThrow(
    `${site}/owls has no title`,
  );
});

/** The pages in the order of the map that readers see, the landing page and the map itself in front. */
function mappedRoutes(): string[] {
  const $ = cheerio.load(built('home.html'));
  const below = $('.page-map a').toArray();
  return ['/', '/home', ...below.map((link) => $(link).attr('href') ?? '')];
}

test('llms.txt lists every page once, in the order of the map, with what it is for', () => {
  const map = built('llms.txt');
  expect(map).toMatch(/^# .+\n\n> .+\n\n## .+\n\n- /);
  const lines = [...map.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(([, title, address, text]) => ({
    title,
    address,
    text,
  }));
  const wanted = mappedRoutes().map((route) => {
    const $ = cheerio.load(built(`${route === '/' ? '/index' : route}.html`));
    return {
      title: $('h1').text(),
      address: site + markdownOf(route),
      text: $('meta[name="description"]').attr('content'),
    };
  });
  expect(lines).toEqual(wanted);
  expect(new Set(lines.map(({ address }) => address))).toEqual(
    new Set(readable.map((route) => site + markdownOf(route))),
  );
});

test('llms-full.txt holds all of it, in the same order', () => {
  const all = mappedRoutes().map((route) => built(markdownOf(route)));
  expect(built('llms-full.txt')).toBe(all.join('\n'));
});

test('the search page and the not-found page have no Markdown', () => {
  const files = fs.readdirSync(buildDir, { recursive: true }).map(String);
  const written = files.filter((file) => file.endsWith('.md')).map((file) => `/${file}`);
  expect(written.sort()).toEqual([...readable, writersRoute].map(markdownOf).sort());
});

test('Markdown and the maps are served as text in UTF-8', async ({ request }) => {
  for (const [address, type] of [
    ['/chat-features/polls.md', 'text/markdown; charset=utf-8'],
    ['/index.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toBe(type);
    expect(await response.text()).toBe(built(address));
  }
});

test('the head of each page names its Markdown', () => {
  const named = readable.map((route) => {
    const $ = cheerio.load(built(`${route === '/' ? '/index' : route}.html`));
    return $('link[rel="alternate"][type="text/markdown"]').attr('href');
  });
  expect(named).toEqual(readable.map(markdownOf));
});
