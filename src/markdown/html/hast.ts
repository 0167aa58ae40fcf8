import type { Element, ElementContent, Text } from 'hast';
import { h as hastscript, type Properties } from 'hastscript';
import { splitInline } from '../../utils/text';

/** The content of an element. In a string, `**label**` is bold, and `` `code` `` is code. */
export type HtmlContent = string | false | undefined | ElementContent | readonly HtmlContent[];

export function toNodes(content: HtmlContent): ElementContent[] {
  if (!content) return [];
  if (typeof content !== 'string') {
    return 'type' in content ? [content] : content.flatMap((item) => toNodes(item));
  }
  return splitInline(content).map(({ tagName, text }) =>
    tagName === 'span' ? textNode(text) : element(tagName, {}, textNode(text)),
  );
}

/** Creates text without formatting: `textNode('2 ** 3 ** 4')`. */
export function textNode(value: string): Text {
  return { type: 'text', value };
}

/** Creates an element. Unlike hastscript, it formats strings: `element('p', {}, 'Open **Chat settings**.')`. */
export function element(name: string, properties: Properties, ...content: readonly HtmlContent[]): Element {
  return hastscript(name, properties, toNodes(content));
}

/** Creates text for screen readers, and for pages without CSS. */
export function visuallyHidden(text: string): Element {
  return element('span', { className: 'rk-visually-hidden' }, text);
}

/**
 * Creates a JSX node, which MDX renders with the component: `mdxComponent('TabItem', { value: 'js' }, […])`. With `null`, an attribute
 * has no value, as in `<Tabs queryString>`.
 */
export function mdxComponent(
  component: string,
  props: Readonly<Record<string, string | null>>,
  children: ElementContent[],
) {
  const attributes = Object.entries(props).map(
    ([name, value]) => ({ type: 'mdxJsxAttribute', name, value }) as const,
  );
  return { type: 'mdxJsxFlowElement', name: component, attributes, children } as const;
}

/** Creates code from a text without formatting: `inlineCode('2 ** 3 ** 4')`. */
export function inlineCode(text: string): Element {
  return element('code', {}, textNode(text));
}

/** Puts a separator between items: `joinContent([link, badge], ', ')`. */
export function joinContent(items: readonly HtmlContent[], separator: HtmlContent): HtmlContent {
  return items.map((item, index) => (index === 0 ? item : [separator, item]));
}
