import type { Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { replaceTags } from '../../src/markdown/replaceTags';
import { memoize } from '../memoize';
import { nodesOf, type Page } from './page';

/** A component or an HTML tag on a page. */
type TagNode = ReturnType<typeof tagsOf>[number];

/** Returns the components and HTML tags of a page, in order. */
export function tagsOf(page: Page) {
  return nodesOf(page, 'mdxJsxFlowElement', 'mdxJsxTextElement');
}

/** Returns the value of an attribute, if it's text, and not code. */
export function attributeOf({ attributes }: TagNode, name: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Lets the tags of a page write their facts and draw their scenes, as the build does. Returns the HTML that they leave, which
 * no one may change, and the mistakes that stop the build.
 */
export const renderTags = memoize((page: Page) => {
  const tree = toHast(structuredClone(page.tree), {
    passThrough: ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
  }) as Root;
  const faults: { readonly start: number; readonly says: string }[] = [];
  replaceTags(tree, page.id, ({ name, position }, message) => {
    faults.push({ start: position?.start.offset ?? 0, says: `<${name}> ${message}` });
  });
  return { tree, faults };
});

/** Returns the id in a comment after a heading or in a table row's first cell: `/* #create *\/`. */
export function typedId(comment: string): string | undefined {
  return /^\/\*\s*#(\S*)\s*\*\/$/.exec(comment.trim())?.[1];
}

/**
 * Returns the ids that links can lead to: those that are typed on a page, and those of what its components show. Each has the
 * address where its section is now, or an empty text.
 */
export function idsOfPage(page: Page): ReadonlyMap<string, string> {
  const ids = new Map<string, string>(page.data.related ? [['related', '']] : []);
  for (const { value } of nodesOf(page, 'mdxTextExpression')) {
    ids.set(typedId(value) ?? '', '');
  }
  // The id of a component names a fact.
  for (const tag of tagsOf(page).filter(({ name }) => /^[a-z]/.test(name ?? ''))) {
    ids.set(attributeOf(tag, 'id') ?? '', attributeOf(tag, 'data-moved-to') ?? '');
  }
  visit(renderTags(page).tree, 'element', ({ properties }) => {
    ids.set(String(properties.id ?? ''), String(properties.dataMovedTo ?? properties['data-moved-to'] ?? ''));
  });
  ids.delete('');
  return ids;
}
