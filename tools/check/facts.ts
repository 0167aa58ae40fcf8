import { replaceTags } from '../../src/markdown/replaceTags';
import { drawScenes } from '../../src/markdown/scenes';
import { remembered } from '../../src/remembered';
import { nodesOf, type Page } from './page';

/** A component or an HTML tag on a page. */
export type Component = ReturnType<typeof componentsOf>[number];

/** Returns whether a tag is a component, and not HTML. */
export function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** Returns the components and tags of a page, in order. */
export function componentsOf(page: Page) {
  return nodesOf(page, 'mdxJsxFlowElement', 'mdxJsxTextElement');
}

/** Returns the attributes of a component whose value is text, and not code. */
export function textAttributesOf({ attributes }: Component) {
  return attributes.flatMap((attribute) => {
    const { value } = attribute;
    return attribute.type === 'mdxJsxAttribute' && typeof value === 'string' ? [{ ...attribute, value }] : [];
  });
}

/**
 * Lets the components of a page write their facts and draw their scenes, as the build does. Returns the tree that they
 * leave, and the mistakes that stop the build.
 */
export const showFacts = remembered((page: Page) => {
  const tree = structuredClone(page.tree);
  const faults: { readonly component: Component; readonly message: string }[] = [];
  replaceTags(tree, page.id, (component, { message }) => faults.push({ component, message }));
  drawScenes(tree, ({ element, message }) => faults.push({ component: element, message }));
  return { tree, faults };
});
