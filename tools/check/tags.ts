import type { Nodes, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { replaceTags } from '../../src/markdown/rehypeReplaceTags';
import { parseIdComment } from '../../src/markdown/rehypeTables';
import { memoize } from '../../src/memoize';
import type { Finding } from './finding';
import { findNodes, type SourceFile } from './sourceFile';

/** A component or an HTML tag on a page. */
type TagNode = ReturnType<typeof findTags>[number];

/** Returns the components and HTML tags of a page, in order. */
export function findTags(page: SourceFile) {
  return findNodes(page, 'mdxJsxFlowElement', 'mdxJsxTextElement');
}

/** Returns the value of an attribute, if it's text, and not code. */
export function getAttribute({ attributes }: TagNode, name: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Renders the tags of a page, as the build does. Returns the tree, which no one may change, and the errors that stop the
 * build.
 */
export const renderTags = memoize((page: SourceFile) => {
  const tree = toHast(structuredClone(page.tree), {
    passThrough: ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
  }) as Root;
  const errors: Finding[] = [];
  replaceTags(tree, page.id, ({ name, position }, message) => {
    errors.push({ start: position?.start.offset ?? 0, message: `<${name}> ${message}` });
  });
  return { tree, errors };
});

/** Returns the ids that links can lead to, with where they are: those of what components show, and those that are typed. */
export function findIds(page: SourceFile): { id: string; start: number }[] {
  const ids: { id: string; start: number }[] = [];
  const add = (id: unknown, { position }: Pick<Nodes, 'position'>) => {
    if (id) ids.push({ id: String(id), start: position?.start.offset ?? 0 });
  };
  visit(renderTags(page).tree, 'element', (node) => add(node.properties.id, node));
  if (page.frontMatter.related) add('related', page.tree);
  for (const node of findNodes(page, 'heading', 'tableCell').flatMap(({ children }) => children)) {
    if (node.type === 'mdxTextExpression') add(parseIdComment(node.value), node);
  }
  // The id of a component names a fact.
  for (const tag of findTags(page).filter(({ name }) => /^[a-z]/.test(name ?? ''))) {
    add(getAttribute(tag, 'id'), tag);
  }
  return ids;
}
