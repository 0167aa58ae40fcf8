import type { RootContent } from 'mdast';
import { FactError } from '../../src/markdown/html/lookUp';
import { attributesOf } from '../../src/markdown/replaceTags';
import { drawScenes } from '../../src/markdown/scenes';
import { factComponents } from '../../src/markdown/tagTable';
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
 * Lets the components of a page write their facts and draw their scenes, as the build does. Returns the nodes that they
 * write, and the mistakes that stop the build.
 */
export const showFacts = remembered((page: Page) => {
  const nodes: RootContent[] = [];
  const faults: { readonly component: Component; readonly message: string }[] = [];
  for (const component of componentsOf(page)) {
    try {
      const show = factComponents[component.name ?? ''];
      nodes.push(...[show?.(attributesOf(component), page.id, component.children) ?? []].flat());
    } catch (error) {
      // Anything else is a mistake in a contract that the component shows.
      const message = error instanceof FactError ? error.message : `can't be shown. ${error}`;
      faults.push({ component, message });
    }
  }
  drawScenes(structuredClone(page.tree), ({ element, message }) => {
    faults.push({ component: element, message });
  });
  return { nodes, faults };
});
