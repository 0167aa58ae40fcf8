import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { attributesOf } from '../../src/remark/facts';
import { FactError } from '../../src/remark/facts/lookUp';
import { factComponents } from '../../src/remark/facts/tags';
import { drawScenes } from '../../src/remark/scenes';
import type { Page } from './page';

/** A component on a page. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether the name of a tag is that of a component, and not one of HTML's. */
export function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

interface ShownFacts {
  /** What the page's fact components become. */
  readonly nodes: readonly RootContent[];
  /** Those that ask for what isn't there. */
  readonly faults: readonly { readonly component: Component; readonly message: string }[];
}

const shown = new WeakMap<Page, ShownFacts>();

/** The components of a page, and its tags, in order. */
export function componentsOf(page: Page): Component[] {
  const components: Component[] = [];
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    components.push(node as Component);
  });
  return components;
}

/** Lets the components of a page show their facts, as the build does. */
export function showFacts(page: Page): ShownFacts {
  const known = shown.get(page);
  if (known) {
    return known;
  }
  const nodes: RootContent[] = [];
  const faults: { component: Component; message: string }[] = [];
  for (const component of componentsOf(page)) {
    const show = factComponents[component.name ?? ''];
    try {
      nodes.push(...(show ? [show(attributesOf(component), page.id)].flat() : []));
    } catch (error) {
      if (!(error instanceof FactError)) {
        throw error;
      }
      faults.push({ component, message: error.message });
    }
  }
  drawScenes(structuredClone(page.tree), ({ element, message }) => {
    faults.push({ component: element, message });
  });
  shown.set(page, { nodes, faults });
  return { nodes, faults };
}
