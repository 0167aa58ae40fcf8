import type { Element, ElementContent, Nodes } from 'hast';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { inPage, marked } from '../html/elements';
import type { Tag } from './tags';

declare module 'hast' {
  interface ElementData {
    /** What the text alternative says instead of the element's text. */
    words?: string;
  }
}

/** An element of a drawing with a class of `scenes.css`. */
export function box(className: string, ...inside: readonly (ElementContent | string)[]): Element {
  return h('div', { className }, [...inside]);
}

/** Sets what the text alternative says instead of an element's text. */
export function says<Node extends ElementContent>(node: Node, words: string): Node {
  return { ...node, data: { words } };
}

/** A label of the interface. */
export function label(text: string, className = ''): Element {
  return h('span', { className: `scene-label ${className}`.trim() }, marked(text));
}

/** The number of a step in the text, for a tag with `step`, or for what comes `later` in it. */
export function stepOf(tag: Tag, later = 0): ElementContent[] {
  const step = tag.get('step');
  return step ? [h('span', { className: 'scene-step' }, String(Number(step) + later))] : [];
}

/** Parts that say nothing, or nothing that their neighbors don't say. */
const silent = /scene-(avatar|end|shape|step|time)/;

/** Returns a drawing in words, with a sentence for each of its boxes. */
function wordsOf(node: Nodes): string {
  if (node.type !== 'element' || silent.test(String(node.properties.className))) {
    return node.type === 'text' ? node.value : '';
  }
  const words = node.data?.words ?? node.children.map(wordsOf).join('');
  const isSentence = node.tagName === 'div' && words.trim() !== '';
  return isSentence ? ` ${words.trim().replace(/[^.!?:…”"]$/, '$&.')} ` : words;
}

/** A drawing as it appears in a page: one image to a screen reader, not part of the search, with its caption. */
export function figure(art: ElementContent, note: string | undefined): RootContent {
  const ariaLabel = wordsOf(art).replace(/\s+/g, ' ').trim();
  const picture = h(
    'div',
    { role: 'img', ariaLabel },
    h('div', { className: 'scene-art', ariaHidden: 'true' }, art),
  );
  return inPage(
    h('figure', { className: 'scene', dataSearch: 'ignore' }, [
      picture,
      ...(note ? [h('figcaption', note)] : []),
    ]),
  );
}

/** Drawings side by side, each below its name, for comparison. */
export function sideBySide(pictures: readonly (readonly [name: string, art: ElementContent])[]): Element {
  return box(
    'scene-row',
    ...pictures.map(([name, art]) =>
      box('scene-variant', says(label(name, 'scene-variant-name'), `${name}: `), art),
    ),
  );
}
