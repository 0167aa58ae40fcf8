import type { Element, ElementContent } from 'hast';
import { h, type Properties } from 'hastscript';
import { splitInline } from '../../text';

/** What a tag, a cell, or an element contains. In a string, `**label**` is bold, and `` `code` `` is code. */
export type Content = string | false | undefined | ElementContent | readonly Content[];

/** Returns content as nodes of HTML. */
export function toNodes(content: Content): ElementContent[] {
  if (!content) {
    return [];
  }
  if (typeof content === 'string') {
    return splitInline(content).map(({ tag, text }) =>
      tag === 'span' ? { type: 'text', value: text } : h(tag, text),
    );
  }
  return 'type' in content ? [content] : content.flatMap((part) => toNodes(part));
}

/** Returns an element. */
export function element(name: string, properties: Properties, ...content: readonly Content[]): Element {
  return h(name, properties, toNodes(content));
}

/** Returns text as code, whatever characters it contains. */
export function code(text: string): Element {
  return h('code', text);
}

/** Returns content with a separator between its parts. */
export function joinContent(parts: readonly Content[], separator: Content): Content {
  return parts.map((part, index) => (index === 0 ? part : [separator, part]));
}

/** Returns a link. */
export function link(href: string, ...content: readonly Content[]): Element {
  return element('a', { href }, ...content);
}

/** Returns an unordered list. */
export function list(items: readonly Content[], properties: Properties = {}): Element {
  return h(
    'ul',
    properties,
    items.map((item) => element('li', {}, item)),
  );
}

/** Formats a list of alternatives: "A, B, or C". */
export const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });
