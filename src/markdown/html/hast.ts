import type { Element, ElementContent, Text } from 'hast';
import { h, type Properties } from 'hastscript';
import { splitInline } from '../../utils/text';

/** The content of an element. In a string, `**label**` is bold, and `` `code` `` is code. */
export type Content = string | false | undefined | ElementContent | readonly Content[];

export function toNodes(content: Content): ElementContent[] {
  if (!content) {
    return [];
  }
  if (typeof content === 'string') {
    return splitInline(content).map(({ tagName, text }) =>
      tagName === 'span' ? textNode(text) : element(tagName, {}, textNode(text)),
    );
  }
  return 'type' in content ? [content] : content.flatMap((part) => toNodes(part));
}

/** Creates text without formatting. */
export function textNode(value: string): Text {
  return { type: 'text', value };
}

/** Creates an element. Use it instead of `h`, which doesn't format strings. */
export function element(name: string, properties: Properties, ...content: readonly Content[]): Element {
  return h(name, properties, toNodes(content));
}

/** Creates an element that becomes a React component, such as `Tabs`. An attribute that is `null` has no value. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string | null | undefined>>,
  children: readonly ElementContent[],
): Extract<ElementContent, { type: 'mdxJsxFlowElement' }> {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
      value === undefined ? [] : { type: 'mdxJsxAttribute', name: attribute, value },
    ),
    children: [...children],
  };
}

export function inlineCode(text: string): Element {
  return element('code', {}, textNode(text));
}

export function joinContent(parts: readonly Content[], separator: Content): Content {
  return parts.map((part, index) => (index === 0 ? part : [separator, part]));
}

export function linkTo(href: string, ...content: readonly Content[]): Element {
  return element('a', { href }, ...content);
}

/** Creates notes below a name in a cell. Screen readers hear a comma and spaces in place of the line breaks. */
export function cellNotes(...notes: readonly Content[]): Content {
  // The space is a part of the text, because Chromium hides a space between a text and an element from screen readers.
  const spaced = notes.map((note) => note && (typeof note === 'string' ? `${note} ` : [note, ' ']));
  const pause = element('span', { className: 'visually-hidden' }, ', ');
  return spaced.some(Boolean) && [pause, element('span', { className: 'notes' }, spaced)];
}

export function bulletList(items: readonly Content[], properties: Properties = {}): Element {
  return element(
    'ul',
    properties,
    items.map((item) => element('li', {}, item)),
  );
}

/** Formats a list of alternatives: "A, B, or C". */
export const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });
