import type { Element, ElementContent } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { addresses } from '../../facts/product';
import { element, type HtmlContent, textNode } from '../html/hast';

const parser = unified().use(remarkParse).freeze();

/** Renders the Markdown of a contract. Full URLs of this site become internal links. */
export function renderMarkdown(text: string): HtmlContent {
  const tree = toHast(parser.parse(text.replaceAll(`](${addresses.docs}/`, '](/')));
  // The places in this text aren't places on the page.
  visit(tree, (node) => {
    node.position = undefined;
  });
  return 'children' in tree ? (tree.children as ElementContent[]) : [];
}

export function codeBlock(language: string, value: string, title?: string): Element {
  const code = element('code', { className: `language-${language}` }, textNode(`${value}\n`));
  return element('pre', {}, { ...code, data: { meta: title && `title="${title}"` } });
}

export function jsonBlock(value: unknown, title?: string): Element {
  return codeBlock('json', JSON.stringify(value, null, 2), title);
}

/**
 * Creates a section of a reference: text, and samples next to it on wide screens.
 * @param name the accessible name of a group of samples
 */
export function referenceSection(text: HtmlContent, samples: HtmlContent, name?: string): Element {
  const group = name ? { role: 'group', ariaLabel: name } : {};
  return element(
    'div',
    { className: 'rk-reference' },
    element('div', {}, text),
    element('div', group, samples),
  );
}
