import type { Element, ElementContent, Nodes } from 'hast';
import { type Content, element } from '../html/hast';

declare module 'hast' {
  interface ElementData {
    /** The text alternative. Without it, the text of the element is its alternative. */
    alt?: string;
  }
}

/** Creates a part of a drawing. Its text alternative becomes a sentence. */
export function box(className: string, ...inside: readonly Content[]): Element {
  return element('div', { className }, ...inside);
}

/** Creates a row of parts that wraps. */
export function row(className: string, ...inside: readonly Content[]): Element {
  return box(`scene-line ${className}`, ...inside);
}

/** Gives a node a text alternative, which is empty for decoration. */
export function withAlt<Node extends ElementContent>(node: Node, alt: string): Node {
  return { ...node, data: { ...node.data, alt } };
}

export function uiLabel(text: string): Element {
  return element('span', { className: 'scene-label' }, text);
}

/** Creates a part that a reader selects. */
export function highlighted(...inside: readonly Content[]): Element {
  return element('strong', { className: 'scene-pressed' }, ...inside);
}

/** Creates the number of a step. */
export function stepNumber(step: string | undefined): Content {
  return step && withAlt(element('span', { className: 'scene-step' }, step), '');
}

/** Replaces the paragraphs that Markdown puts around children of a tag with their content. */
export function unwrapParagraphs(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
}

/** Returns whether a node replaces one of these tags. */
export function isFrom(node: ElementContent, ...tags: readonly string[]): node is Element {
  return node.type === 'element' && tags.includes(node.data?.replacedTag ?? '');
}

/** Returns the children that replace one of these tags. */
export function childrenFrom(children: readonly ElementContent[], ...tags: readonly string[]): Element[] {
  return unwrapParagraphs(children).filter((child) => isFrom(child, ...tags));
}

/** Returns the text alternative of a drawing, with one sentence for each box. */
function toAltText(node: Nodes): string {
  if (node.type !== 'element') {
    return node.type === 'text' ? node.value : '';
  }
  const alt = node.data?.alt ?? node.children.map(toAltText).join('');
  const isSentence = node.tagName === 'div' && alt.trim() !== '';
  return isSentence ? ` ${alt.trim().replace(/[^.!?:…”"]$/, '$&.')} ` : alt;
}

/** Creates the figure of a drawing. To screen readers, it's an image. The search ignores it. */
export function figure(drawing: Element, note: string | undefined): Element {
  const ariaLabel = toAltText(drawing).replace(/\s+/g, ' ').trim();
  const hidden = element('div', { className: 'scene-art', ariaHidden: 'true' }, drawing);
  return element(
    'figure',
    { className: 'scene', dataSearch: 'ignore' },
    element('div', { role: 'img', ariaLabel }, hidden),
    note && element('figcaption', {}, note),
  );
}

/** Places drawings next to each other, each below its name. */
export function sideBySide(drawings: readonly (readonly [name: string, drawing: Element])[]): Element {
  const variants = drawings.map(([name, drawing]) =>
    box('scene-variant', withAlt(box('scene-variant-name', name), `${name}: `), drawing),
  );
  return box('scene-row', variants);
}
