import type { Element, ElementContent, Nodes } from 'hast';
import { h } from 'hastscript';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Content, element } from '../html/content';
import { FactError } from '../html/lookUp';

declare module 'hast' {
  interface ElementData {
    /** What the text alternative says instead of the element's text. */
    words?: string;
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

/** Returns a node with what the text alternative says instead of its text. */
export function says<Node extends ElementContent>(node: Node, words: string): Node {
  return { ...node, data: { words } };
}

/** Returns a label of the interface. */
export function label(text: string): Element {
  return element('span', { className: 'scene-label' }, text);
}

/** Returns what a step selects or shows as selected. */
export function pressed(...inside: readonly Content[]): Element {
  return element('strong', { className: 'scene-pressed' }, ...inside);
}

/** Returns the number of a step in the text, if a tag has one. */
export function callout(step: string | undefined): Content {
  return step && element('span', { className: 'scene-step' }, step);
}

/** Returns the children of a tag, without the paragraphs that Markdown puts some into. */
export function unwrapped(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
}

/** Returns whether a node was drawn for a tag: an element with one of some classes. */
export function isPart(node: ElementContent, ...classNames: readonly string[]): boolean {
  const classes = node.type === 'element' ? String(node.properties.className).split(/[ ,]/) : [];
  return classNames.some((name) => classes.includes(name));
}

/** Returns what was drawn for the tags inside a tag, of some classes. */
export function partsOf(
  children: readonly ElementContent[],
  ...classNames: readonly string[]
): ElementContent[] {
  return unwrapped(children).filter((child) => isPart(child, ...classNames));
}

/** Parts that say nothing, or nothing that their neighbors don't say. */
const silent = /scene-(avatar|shape|step)/;

/** Returns a drawing in words, with a sentence for each of its boxes. */
function wordsOf(node: Nodes): string {
  if (node.type !== 'element' || silent.test(String(node.properties.className))) {
    return node.type === 'text' ? node.value : '';
  }
  const words = node.data?.words ?? node.children.map(wordsOf).join('');
  const isSentence = node.tagName === 'div' && words.trim() !== '';
  return isSentence ? ` ${words.trim().replace(/[^.!?:…”"]$/, '$&.')} ` : words;
}

/** Refuses numbers of steps that don't start with the first. */
function checkSteps(art: Element): void {
  const steps: number[] = [];
  visit(art, 'element', (node) => {
    if (isPart(node, 'scene-step')) {
      steps.push(Number(textOf(node)));
    }
  });
  if (steps.length > 0 && Math.min(...steps) !== 1) {
    throw new FactError(
      `numbers its steps from ${Math.min(...steps)}. Number the first one too, or leave them all out.`,
    );
  }
}

/** Returns a drawing as it appears in a page: one image to a screen reader, not part of the search, with its caption. */
export function figure(art: Element, note: string | undefined): Element {
  checkSteps(art);
  const ariaLabel = wordsOf(art).replace(/\s+/g, ' ').trim();
  const hidden = h('div', { className: 'scene-art', ariaHidden: 'true' }, art);
  return element(
    'figure',
    { className: 'scene', dataSearch: 'ignore' },
    element('div', { role: 'img', ariaLabel }, hidden),
    note && element('figcaption', {}, note),
  );
}

/** Returns drawings side by side, each below its name, for comparison. */
export function sideBySide(pictures: readonly (readonly [name: string, art: Element])[]): Element {
  const variants = pictures.map(([name, art]) =>
    box('scene-variant', says(box('scene-variant-name', name), `${name}: `), art),
  );
  return box('scene-row', variants);
}
