import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { toHast } from 'mdast-util-to-hast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { addresses } from '../../facts/product';
import { type Content, element } from '../html/content';

const parser = unified().use(remarkParse).freeze();

/** Returns text of a contract, which is Markdown, as HTML. Full URLs of this site become internal links. */
export function renderMarkdown(text: string): Content {
  const tree = toHast(parser.parse(text.replaceAll(`](${addresses.docs}/`, '](/')));
  return 'children' in tree ? (tree.children as ElementContent[]) : [];
}

/** Creates a block of code, as Markdown does. */
export function codeBlock(language: string, value: string, title?: string): Element {
  const metastring = title && `title="${title}"`;
  return h('pre', h('code', { className: [`language-${language}`], metastring }, `${value}\n`));
}

export function jsonBlock(value: unknown, title?: string): Element {
  return codeBlock('json', JSON.stringify(value, null, 2), title);
}

/**
 * Returns a part of a reference: the text, next to its samples where there is room.
 * @param name the name of the samples for screen readers, if they have several parts
 */
export function referenceSection(text: Content, samples: Content, name?: string): Element {
  const group = name ? { role: 'group', ariaLabel: name } : {};
  return element(
    'div',
    { className: 'reference' },
    element('div', {}, text),
    element('div', { className: 'reference__samples', ...group }, samples),
  );
}
