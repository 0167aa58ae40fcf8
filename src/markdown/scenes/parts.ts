import type { Element, ElementContent, Nodes } from 'hast';
import { h } from 'hastscript';
import { type Content, element } from '../html/content';

declare module 'hast' {
  interface ElementData {
    /** The text alternative, if it isn't the element's text. */
    alt?: string;
  }
}

/** Creates a part of a drawing. Its text alternative is a sentence of its own. */
export function box(className: string, ...inside: readonly Content[]): Element {
  return element('div', { className }, ...inside);
}

/** Creates a row of parts, which wraps. */
export function row(className: string, ...inside: readonly Content[]): Element {
  return box(`scene-line ${className}`, ...inside);
}

/** Returns a node with its own text alternative, which replaces its text there. Decoration has an empty one. */
export function withAlt<Node extends ElementContent>(node: Node, alt: string): Node {
  return { ...node, data: { ...node.data, alt } };
}

export function uiLabel(text: string): Element {
  return element('span', { className: 'scene-label' }, text);
}

/** Highlights a part that a step selects. */
export function highlighted(...inside: readonly Content[]): Element {
  return element('strong', { className: 'scene-pressed' }, ...inside);
}

/** Creates the number of a step in the text, if there is one. */
export function stepNumber(step: string | undefined): Content {
  return step && withAlt(element('span', { className: 'scene-step' }, step), '');
}

/** Returns the children of a tag, without the paragraphs that Markdown puts some into. */
export function unwrapParagraphs(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
}

/** Returns whether a node is the drawing of one of some tags. */
export function isFrom(node: ElementContent, ...tags: readonly string[]): boolean {
  return node.type === 'element' && tags.includes(node.data?.tag ?? '');
}

/** Returns the drawings of some tags among the children of a tag. */
export function childrenFrom(
  children: readonly ElementContent[],
  ...tags: readonly string[]
): ElementContent[] {
  return unwrapParagraphs(children).filter((child) => isFrom(child, ...tags));
}

/** Returns the text alternative of a drawing, with a sentence for each box. */
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

/** Places drawings side by side, each below its name. */
export function sideBySide(pictures: readonly (readonly [name: string, art: Element])[]): Element {
  const variants = pictures.map(([name, drawing]) =>
    box('scene-variant', withAlt(box('scene-variant-name', name), `${name}: `), drawing),
  );
  return box('scene-row', variants);
}
