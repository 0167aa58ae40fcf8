import type { Nodes, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { PageReader } from '../../src/content/createPageReader';
import { findHeadings, findRowsWithId } from '../../src/content/nodes';
import type { ParsedPage } from '../../src/content/parsePage';
import { replaceTags } from '../../src/markdown/rehypeReplaceTags';
import type { Problem } from '../../src/utils/problem';

/** Replaces the tags of a page, as the build does. The problems stop the build. */
export function renderTags(page: ParsedPage, pageReader: PageReader) {
  const tree = toHast(structuredClone(page.tree), {
    passThrough: ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
  }) as Root;
  const problems: Problem[] = [];
  replaceTags(tree, { pageId: page.id, pageReader }, ({ name, position }, message) => {
    problems.push({ start: position?.start.offset ?? 0, message: `<${name}> ${message}` });
  });
  return { tree, problems };
}

/** Finds the ids that links can have: those that are typed, and those in what tags render. */
export function findIds(page: ParsedPage, rendered: Root): { id: string; start: number }[] {
  const ids: { id: string; start: number }[] = [];
  const add = (id: unknown, { position }: Pick<Nodes, 'position'>) => {
    if (id) ids.push({ id: String(id), start: position?.start.offset ?? 0 });
  };
  for (const { id, node } of findHeadings(page)) add(id, node.children.at(-1) ?? node);
  for (const { id, node } of findRowsWithId(page)) add(id, node);
  visit(rendered, 'element', (node) => add(node.properties.id, node));
  return ids;
}
