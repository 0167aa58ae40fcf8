import type { AnyNode, CheerioAPI, Element } from 'cheerio';
import type { Nodes, Root } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What a reader of a page sees of its text, in order, without white space. */
export interface ReadersView {
  /** All of it in one. */
  readonly text: string;
  /** Each heading, with its level in front. */
  readonly headings: readonly string[];
  /** Full addresses of the links. */
  readonly links: readonly string[];
  /** Blocks of code, with the language in front and their white space. */
  readonly code: readonly string[];
}

const controls = new Set(
  'button form input label noscript script search select style svg textarea'.split(' '),
);

const controlClass =
  /(?:^|\s)(?:hash-link|letter-bar|theme-doc-toc-mobile)(?:\s|$)|(?:needsScripts|notOnPaper)_/;

/** Whether readers without scripts, or with a screen reader, get an element's text. */
function isRead({ name, attribs }: Element): boolean {
  return !(
    controls.has(name) ||
    controlClass.test(attribs.class ?? '') ||
    attribs['aria-hidden'] === 'true' ||
    attribs.role === 'tablist' ||
    (attribs.hidden !== undefined && attribs.role !== 'tabpanel')
  );
}

function isElement(node: AnyNode): node is Element {
  return node.type === 'tag';
}

function textOf(node: AnyNode): string {
  if (node.type === 'text') {
    return node.data.replace(/\s/g, '');
  }
  if (!isElement(node) || !isRead(node)) {
    return '';
  }
  if (node.attribs.role === 'img') {
    const label = node.attribs['aria-label'];
    return label ? `Picture:${label.replace(/\s/g, '')}` : '';
  }
  const text = node.children.map(textOf).join('');
  return node.name === 'dt' ? `${text}:` : text;
}

function linesOf(node: AnyNode): string {
  if (node.type === 'text') {
    return node.data;
  }
  return isElement(node) ? (node.name === 'br' ? '\n' : node.children.map(linesOf).join('')) : '';
}

function codeOf(block: Element): string {
  const language = /language-([\w-]+)/.exec(block.attribs.class ?? '')?.[1] ?? '';
  return `${language}\n${linesOf(block).replace(/\n+$/, '')}`;
}

/** Returns the elements that are read, in order, those inside the cells of tables marked. */
function elementsIn(node: AnyNode, inCell = false): { element: Element; inCell: boolean }[] {
  if (!isElement(node) || !isRead(node)) {
    return [];
  }
  const below = inCell || node.name === 'td';
  return [{ element: node, inCell }, ...node.children.flatMap((child) => elementsIn(child, below))];
}

/**
 * Reads the text of a page, with every tab and everything that opens on demand, but without its controls. A drawing
 * counts as "Picture:" and its text for screen readers.
 * @param address the page's full address, from which its links start
 */
export function readersView($: CheerioAPI, address: string): ReadersView {
  const article = $('.theme-doc-markdown').get(0) ?? $('main').get(0);
  if (!article) {
    throw new Error(`${address} has no text.`);
  }
  const all = elementsIn(article);
  const named = (names: RegExp) => all.filter(({ element }) => names.test(element.name));
  return {
    text: textOf(article),
    headings: named(/^h[1-6]$/).map(({ element }) => `${element.name.slice(1)} ${textOf(element)}`),
    links: named(/^a$/).flatMap(({ element: { attribs } }) =>
      attribs.href === undefined ? [] : [new URL(attribs.href, address).href],
    ),
    code: named(/^pre$/)
      .filter(({ inCell }) => !inCell)
      .map(({ element }) => codeOf(element)),
  };
}

/** Returns the path of a page's Markdown from the root of the site. */
export function markdownOf(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

function bare(node: Nodes): string {
  return textIn(node).replace(/\s/g, '');
}

/** Removes the characters for list items and lines of code in a cell. */
function withoutSigns(cell: string): string {
  return cell.replace(/[•↵]/g, '');
}

/** Parses Markdown as other tools do. */
export function parseMarkdown(markdown: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown);
}

/**
 * Reads a page's Markdown as `readersView` reads its HTML.
 * @param tree the Markdown without the line that names the page's address
 */
export function markdownView(tree: Root): ReadersView {
  const headings: string[] = [];
  const links: string[] = [];
  const code: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      headings.push(`${node.depth} ${bare(node)}`);
    } else if (node.type === 'link' && node.position) {
      // Without a position it is an address in the text, in which the parser alone sees a link.
      links.push(new URL(node.url).href);
    } else if (node.type === 'code') {
      code.push(`${node.lang ?? ''}\n${node.value}`);
    }
  });
  return { text: withoutSigns(bare(tree)), headings, links, code };
}
