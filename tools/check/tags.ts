import { replaceTags } from '../../src/markdown/replaceTags';
import { drawScenes } from '../../src/markdown/scenes';
import { nodesOf, type Page } from './page';

/** A component or an HTML tag on a page. */
export type TagNode = ReturnType<typeof tagsOf>[number];

/** Returns the components and HTML tags of a page, in order. */
export function tagsOf(page: Page) {
  return nodesOf(page, 'mdxJsxFlowElement', 'mdxJsxTextElement');
}

/** Returns the attributes of a tag whose value is text, and not code. */
export function textAttributesOf({ attributes }: TagNode) {
  return attributes.flatMap((attribute) => {
    const { value } = attribute;
    return attribute.type === 'mdxJsxAttribute' && typeof value === 'string' ? [{ ...attribute, value }] : [];
  });
}

/** Returns the value of an attribute, if it's text. */
export function attributeOf(tag: TagNode, name: string): string | undefined {
  return textAttributesOf(tag).find((attribute) => attribute.name === name)?.value;
}

/**
 * Lets the components of a page write their facts and draw their scenes, as the build does. Returns the tree that they
 * leave, and the mistakes that stop the build.
 */
export function renderTags(page: Page) {
  const tree = structuredClone(page.tree);
  const faults: { readonly tag: TagNode; readonly message: string }[] = [];
  replaceTags(tree, page.id, (tag, { message }) => faults.push({ tag, message }));
  drawScenes(tree, ({ element, message }) => faults.push({ tag: element, message }));
  return { tree, faults };
}
