import type { Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/files';
import { site } from '../../src/site';
import { builtPage, faultsOn, readersPages } from '../support/builtSite';
import { markdownOf, markdownView, parseMarkdown, readersView } from '../support/readersView';
import { routes, writersRoute } from '../support/routes';
import { buildDir, built } from '../support/site';

const readable = readersPages.filter(({ route }) => route !== '/search');

/** Returns the tree of a page's Markdown, and apart from it the address in its second line. */
function parsed(route: string): { readonly address: string; readonly tree: Root } {
  const tree = parseMarkdown(built(markdownOf(route)));
  const [address] = tree.children.splice(1, 1);
  return { address: textOf(address as Paragraph), tree };
}

/** Returns HTML in Markdown, and what a program writes for a value that it lacks. */
function leftovers(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'html' || (node.type === 'text' && /\b(undefined|NaN)\b|\[object/.test(node.value))) {
      found.push(`has the leftover ${node.value.slice(0, 60)}`);
    }
  });
  return found;
}

function difference(kind: string, written: readonly unknown[], seen: readonly unknown[]): string[] {
  const at = Array.from({ length: Math.max(written.length, seen.length) }).findIndex(
    (_, index) => JSON.stringify(written[index]) !== JSON.stringify(seen[index]),
  );
  return at < 0
    ? []
    : [
        `${kind} ${at + 1} is ${JSON.stringify(written[at])} in Markdown, but ${JSON.stringify(seen[at])} on the page`,
      ];
}

test("a page's Markdown says what its readers see, no less and no more", { timeout: 240_000 }, () => {
  const faults = faultsOn(readable, ({ route, $ }) => {
    const { address, tree } = parsed(route);
    const expected = site.url + route;
    const [written, seen] = [markdownView(tree), readersView($, expected)];
    return [
      ...(address === expected ? [] : [`names the address ${address}`]),
      ...difference('heading', written.headings, seen.headings),
      ...difference('block of code', written.code, seen.code),
      ...difference('link', written.links, seen.links),
      ...difference('piece of text', written.text.match(/.{1,80}/g) ?? [], seen.text.match(/.{1,80}/g) ?? []),
      ...leftovers(tree),
    ];
  });
  expect(faults).toEqual([]);
});

test('every page but the search and the one for wrong addresses has Markdown', () => {
  const written = filesBelow(buildDir, '')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file}`);
  const expected = [...routes.filter((route) => route !== '/search'), writersRoute].map(markdownOf);
  expect(written.sort()).toEqual(expected.sort());
});

test('the head of each page, and its button, name its Markdown', () => {
  const faults = faultsOn(readable, ({ route, $ }) => {
    const named = $('link[rel="alternate"][type="text/markdown"]').attr('href');
    const shown = $(`a[href="${markdownOf(route)}"]`).length;
    return [
      ...(named === markdownOf(route) ? [] : [`names ${named}`]),
      // One above the title, and one at the foot for phones.
      ...(route === '/' || shown === 2 ? [] : [`has ${shown} links to it instead of 2`]),
    ];
  });
  expect(faults).toEqual([]);
  expect(builtPage('/search')('link[type="text/markdown"]')).toHaveLength(0);
});
