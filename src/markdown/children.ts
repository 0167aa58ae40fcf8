import type { Element, ElementContent } from 'hast';
import { TagError } from './defineTag';

/** Replaces the paragraphs that Markdown puts around children of a tag with their content. */
export function unwrapParagraphs(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
}

/** Returns whether one of these tags rendered a node: `isRenderedBy(child, 'Menu')`. */
export function isRenderedBy(node: ElementContent, ...tags: readonly string[]): node is Element {
  return node.type === 'element' && tags.includes(node.data?.renderedBy ?? '');
}

export function childrenFromTags(children: readonly ElementContent[], ...tags: readonly string[]): Element[] {
  return unwrapParagraphs(children).filter((child) => isRenderedBy(child, ...tags));
}

/** Returns the children from a tag. Throws a `TagError` if there are none: `requireChildren(children, 'SettingRow')`. */
export function requireChildren(children: readonly ElementContent[], tag: string): Element[] {
  const found = childrenFromTags(children, tag);
  if (found.length === 0) throw new TagError(`has no \`<${tag}>\` inside it. Write at least one.`);
  return found;
}
