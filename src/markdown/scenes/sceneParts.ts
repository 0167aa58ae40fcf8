import type { Element, ElementContent, Nodes } from 'hast';
import { element, type HtmlContent } from '../html/hast';
import { shownText } from '../html/shownText';

declare module 'hast' {
  interface ElementData {
    /** The text alternative. Without it, the text of the element is its alternative. */
    alt?: string;
  }
}

/** Creates a block. Its text alternative becomes a sentence: `sceneBlock('rk-scene-text', 'Hello')`. */
export function sceneBlock(className: string, ...content: readonly HtmlContent[]): Element {
  return element('div', { className }, ...content);
}

/** Gives a node a text alternative: `withAlt(name, 'wren, Owner: ')`. It's empty for decoration. */
export function withAlt<Node extends ElementContent>(node: Node, alt: string): Node {
  return { ...node, data: { ...node.data, alt } };
}

export function uiLabel(text: string): Element {
  return element('span', { className: 'rk-scene-label' }, text);
}

/** Creates a control that a reader selects. */
export function pressedControl(...content: readonly HtmlContent[]): Element {
  return element('strong', { className: 'rk-scene-pressed' }, ...content);
}

/** Creates the number of the step above the scene that uses this control, or nothing without a step. */
export function stepNumber(step: string | undefined): HtmlContent {
  return step && withAlt(element('span', { className: 'rk-scene-step-number', dataStep: step }, step), '');
}

/** Returns the text alternative of a scene, with a sentence for each block. */
function toAltText(node: Nodes): string {
  if (node.type !== 'element') return shownText(node);
  const alt = node.data?.alt ?? node.children.map(toAltText).join('');
  const isSentence = node.tagName === 'div' && alt.trim() !== '';
  return isSentence ? ` ${alt.trim().replace(/[^.!?:…”"]$/, '$&.')} ` : alt;
}

/** Creates the figure of a scene. Screen readers read it as an image, and the search ignores it. */
export function sceneFigure(scene: Element): Element {
  const ariaLabel = toAltText(scene).replace(/\s+/g, ' ').trim();
  const hidden = element('div', { className: 'rk-scene-art', ariaHidden: 'true' }, scene);
  return element(
    'figure',
    { className: 'rk-scene', dataSearch: 'ignore' },
    element('div', { role: 'img', ariaLabel }, hidden),
  );
}
