import type { CheerioAPI } from 'cheerio';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/files';
import { leftOut } from '../../src/plugins/markdown-export/toMarkdown';
import { site } from '../../src/site';
import { attributes, builtPage, faultsOn, readersPages } from '../support/builtSite';
import { docRoutes, writersRoute } from '../support/routes';
import { buildDir, built } from '../support/site';

const exported = readersPages.filter(({ route }) => route !== '/search');

function markdownOf(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

/** Returns the text of each piece of code on a page, in order. */
function codeOnPage($: CheerioAPI): string[] {
  const article = $('.theme-doc-markdown, main').last().clone();
  article.find(`${leftOut}, [role=img]`).remove();
  article.find('pre br').replaceWith('\n');
  return article
    .find('pre, kbd, code:not(pre code)')
    .toArray()
    .map((element) => $(element).text().replace(/\n+$/, ''));
}

/** Returns the text of each piece of code in Markdown, in order, and HTML if any is left. */
function codeInMarkdown(markdown: string): string[] {
  const found: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'html') {
      found.push(node.value);
    }
  });
  return found;
}

test('the code in the Markdown of each page is the code on the page', { timeout: 120_000 }, () => {
  const faults = faultsOn(exported, ({ route, $ }) => {
    const onPage = codeOnPage($);
    const inMarkdown = codeInMarkdown(built(markdownOf(route)));
    const at = onPage.findIndex((code, index) => code !== inMarkdown[index]);
    const same = at < 0 && onPage.length === inMarkdown.length;
    return same
      ? []
      : [`has ${JSON.stringify(onPage[at])}, but its Markdown ${JSON.stringify(inMarkdown[at])}`];
  });
  expect(faults).toEqual([]);
});

test('every page names its Markdown in its head, and no other page has any', () => {
  const named = [...exported.map(({ route }) => route), writersRoute].map((route) =>
    builtPage(route)('link[rel="alternate"][type="text/markdown"]').attr('href'),
  );
  const written = filesBelow(buildDir, '').filter((file) => file.endsWith('.md'));
  expect(written.map((file) => `/${file}`)).toEqual(named.sort());
});

test('llms.txt lists the pages in the order of the map, and llms-full.txt has their text', () => {
  const mapped = ['/', '/home', ...attributes(builtPage('/home'), '.page-map a', 'href')];
  expect([...mapped].sort()).toEqual(['/', ...docRoutes].sort());
  const listed = built('llms.txt').match(/^- .+$/gm);
  const expected = mapped.map((route) => {
    const $ = builtPage(route);
    // The heading of the landing page is a question.
    const title = route === '/' ? site.tagline : $('h1').text();
    const description = $('meta[name="description"]').attr('content');
    return `- [${title}](${site.url}${markdownOf(route)}): ${description}`;
  });
  expect(listed).toEqual(expected);
  expect(built('llms-full.txt')).toBe(mapped.map((route) => built(markdownOf(route))).join('\n'));
});
