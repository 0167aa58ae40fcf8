import type { Element, ElementContent } from 'hast';
import { h, type Properties } from 'hastscript';
import { splitInline } from '../../text';

/** The content of a tag, a cell, or an element. In a string, `**label**` is bold, and `` `code` `` is code. */
export type Content = string | false | undefined | ElementContent | readonly Content[];

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

/** Creates an element. Unlike `h` of hastscript, it formats labels and code in strings. */
export function element(name: string, properties: Properties, ...content: readonly Content[]): Element {
  return h(name, properties, toNodes(content));
}

/** Creates code. Its text isn't formatted. */
export function inlineCode(text: string): Element {
  return h('code', text);
}

export function joinContent(parts: readonly Content[], separator: Content): Content {
  return parts.map((part, index) => (index === 0 ? part : [separator, part]));
}

export function linkTo(href: string, ...content: readonly Content[]): Element {
  return element('a', { href }, ...content);
}

/** Creates a path of labels with arrows between them. A line breaks before an arrow, never after it. */
export function labelPath(labels: readonly string[]): Element {
  const parts = labels.map((label) => element('strong', {}, label));
  return element('span', { className: 'ui-path' }, joinContent(parts, ' →\u00a0'));
}

/** Creates a square in a color, with the color's code after it. */
export function colorSample(hex: string): Content {
  return [
    element('span', { className: 'swatch', style: `background-color: ${hex}`, ariaHidden: 'true' }),
    ' ',
    inlineCode(hex),
  ];
}

/** Returns short notes for the line below a name in a cell. Where there are no lines, a comma and spaces separate them. */
export function cellNotes(...notes: readonly Content[]): Content {
  // A text contains its space, because Chromium doesn't tell screen readers of one between a text and an element.
  const spaced = notes.map((note) => note && (typeof note === 'string' ? `${note} ` : [note, ' ']));
  const pause = element('span', { className: 'visually-hidden' }, ', ');
  return spaced.some(Boolean) && [pause, element('span', { className: 'notes' }, spaced)];
}

export function bulletList(items: readonly Content[], properties: Properties = {}): Element {
  return h(
    'ul',
    properties,
    items.map((item) => element('li', {}, item)),
  );
}

/** Formats a list of alternatives: "A, B, or C". */
export const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });
