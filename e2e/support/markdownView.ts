import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ReadersView } from './readersView';

/** Returns the path of a page's Markdown from the root of the site. */
export function markdownOf(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

function bare(node: Nodes): string {
  return textOf(node).replace(/\s/g, '');
}

/** Leaves out the signs for the items of a list and the lines of code in a cell. */
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
  const tables: string[][][] = [];
  const items: string[] = [];
  const links: string[] = [];
  const code: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      headings.push(`${node.depth} ${bare(node)}`);
    } else if (node.type === 'table') {
      tables.push(node.children.map((row) => row.children.map((cell) => withoutSigns(bare(cell)))));
    } else if (node.type === 'listItem') {
      items.push(bare(node));
    } else if (node.type === 'link' && node.position) {
      // Without a position it is an address in the text, in which the parser alone sees a link.
      links.push(new URL(node.url).href);
    } else if (node.type === 'code') {
      code.push(`${node.lang ?? ''}\n${node.value}`);
    }
  });
  return { text: withoutSigns(bare(tree)), headings, tables, items, links, code };
}
