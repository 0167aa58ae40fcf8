import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributesOf } from '../../src/remark/facts';
import { FactError } from '../../src/remark/facts/lookUp';
import { factComponents } from '../../src/remark/facts/tags';
import { drawScenes } from '../../src/remark/scenes';
import { nodesOf, type Page } from './page';

/** A component on a page. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns whether a tag is a component, and not HTML. */
export function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

interface ShownFacts {
  /** The nodes that the page's fact components write. */
  readonly nodes: readonly RootContent[];
  /** The components that ask for what doesn't exist. */
  readonly faults: readonly { readonly component: Component; readonly message: string }[];
}

const shown = new WeakMap<Page, ShownFacts>();

/** Returns the components and tags of a page, in order. */
export function componentsOf(page: Page): Component[] {
  return nodesOf(page, 'mdxJsxFlowElement', 'mdxJsxTextElement');
}

/** Returns the attributes of a component whose value is text, and not code. */
export function textAttributesOf({ attributes }: Component) {
  return attributes.flatMap((attribute) => {
    const { value } = attribute;
    return attribute.type === 'mdxJsxAttribute' && typeof value === 'string' ? [{ ...attribute, value }] : [];
  });
}

/** Lets the components of a page write their facts, as the build does. */
export function showFacts(page: Page): ShownFacts {
  const known = shown.get(page);
  if (known) {
    return known;
  }
  const nodes: RootContent[] = [];
  const faults: ShownFacts['faults'][number][] = [];
  for (const component of componentsOf(page)) {
    const show = factComponents[component.name ?? ''];
    if (!show) {
      continue;
    }
    try {
      nodes.push(...[show(attributesOf(component), page.id, component.children)].flat());
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
  const result = { nodes, faults };
  shown.set(page, result);
  return result;
}
