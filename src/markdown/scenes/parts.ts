import type { Element, ElementContent, Nodes } from 'hast';
import { h } from 'hastscript';
import { type Content, element } from '../html/content';

declare module 'hast' {
  interface ElementData {
    /** The text alternative, if it isn't the element's text. */
    alt?: string;
  }
}

/** Returns an element of a drawing with a class of `scenes.css`. */
export function box(className: string, ...inside: readonly Content[]): Element {
  return element('div', { className }, ...inside);
}

/** Returns parts next to each other, which wrap. */
export function line(className: string, ...inside: readonly Content[]): Element {
  return box(`scene-line ${className}`, ...inside);
}

/** Returns a node with its own text alternative, which replaces its text there. Decoration has an empty one. */
export function withAlt<Node extends ElementContent>(node: Node, alt: string): Node {
  return { ...node, data: { ...node.data, alt } };
}

/** Returns a label of the interface. */
export function label(text: string): Element {
  return element('span', { className: 'scene-label' }, text);
}

/** Returns what a step selects or shows as selected. */
export function highlighted(...inside: readonly Content[]): Element {
  return element('strong', { className: 'scene-pressed' }, ...inside);
}

/** Returns the number of a step in the text, if a tag has one. */
export function stepNumber(step: string | undefined): Content {
  return step && withAlt(element('span', { className: 'scene-step' }, step), '');
}

/** Returns the children of a tag, without the paragraphs that Markdown puts some into. */
export function unwrapParagraphs(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
}

/** Returns whether a node was drawn for one of some tags. */
export function isDrawnFor(node: ElementContent, ...tags: readonly string[]): boolean {
  return node.type === 'element' && tags.includes(node.data?.tag ?? '');
}

/** Returns what was drawn for some of the tags inside a tag. */
export function childrenDrawnFor(
  children: readonly ElementContent[],
  ...tags: readonly string[]
): ElementContent[] {
  return unwrapParagraphs(children).filter((child) => isDrawnFor(child, ...tags));
}

/** Returns a drawing in words, with a sentence for each of its boxes. */
function toAltText(node: Nodes): string {
  if (node.type !== 'element') {
    return node.type === 'text' ? node.value : '';
  }
  const alt = node.data?.alt ?? node.children.map(toAltText).join('');
  const isSentence = node.tagName === 'div' && alt.trim() !== '';
  return isSentence ? ` ${alt.trim().replace(/[^.!?:…”"]$/, '$&.')} ` : alt;
}

/** Returns a drawing as it appears in a page: one image to a screen reader, not part of the search, with its caption. */
export function figure(drawing: Element, note: string | undefined): Element {
  const ariaLabel = toAltText(drawing).replace(/\s+/g, ' ').trim();
  const hidden = h('div', { className: 'scene-art', ariaHidden: 'true' }, drawing);
  return element(
    'figure',
    { className: 'scene', dataSearch: 'ignore' },
    element('div', { role: 'img', ariaLabel }, hidden),
    note && element('figcaption', {}, note),
  );
}

/** Returns drawings side by side, each below its name, for comparison. */
export function sideBySide(pictures: readonly (readonly [name: string, art: Element])[]): Element {
  const variants = pictures.map(([name, drawing]) =>
    box('scene-variant', withAlt(box('scene-variant-name', name), `${name}: `), drawing),
  );
  return box('scene-row', variants);
}
