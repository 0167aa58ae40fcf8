import path from 'node:path';
import type { Nodes, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { Pages } from '../../src/content/loadPages';
import { findHeadings, findNodes, findRowsWithId, type JsxElement } from '../../src/content/nodes';
import type { Page } from '../../src/content/parsePage';
import { replaceTags } from '../../src/markdown/rehypeReplaceTags';
import { fromRoot, listFiles, readText } from '../../src/utils/files';
import type { Finding } from './allow';

/** The line that a page needs to import an interactive component, by the component's name. */
export const importLines = new Map(
  listFiles(fromRoot('.'), 'src/components')
    .filter((file) => file.endsWith('/index.tsx') && readText(fromRoot(file)).includes('withErrorBoundary('))
    .map((file) => path.basename(path.dirname(file)))
    .map((name) => [name, `import ${name} from '@site/src/components/${name}';`]),
);

export function findJsxElements(page: Page): JsxElement[] {
  return findNodes(page, 'mdxJsxFlowElement', 'mdxJsxTextElement');
}

/** The value of an attribute, if it's text and not code. */
export function getAttribute({ attributes }: JsxElement, name: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Replaces the tags of a page, as the build does. Returns the tree, and the errors that stop the build. */
export function renderTags(page: Page, pages: Pages) {
  const tree = toHast(structuredClone(page.tree), {
    passThrough: ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
  }) as Root;
  const errors: Finding[] = [];
  replaceTags(tree, { pageId: page.id, pages }, ({ name, position }, message) => {
    errors.push({ start: position?.start.offset ?? 0, message: `<${name}> ${message}` });
  });
  return { tree, errors };
}

/** Finds the ids that links can lead to: those that are typed, and those in what components show. */
export function findIds(page: Page, rendered: Root): { id: string; start: number }[] {
  const ids: { id: string; start: number }[] = [];
  const add = (id: unknown, { position }: Pick<Nodes, 'position'>) => {
    if (id) ids.push({ id: String(id), start: position?.start.offset ?? 0 });
  };
  if (page.frontMatter.related?.length) add('related', page.tree);
  for (const { id, node } of findHeadings(page)) add(id, node.children.at(-1) ?? node);
  for (const { id, node } of findRowsWithId(page)) add(id, node);
  visit(rendered, 'element', (node) => add(node.properties.id, node));
  return ids;
}
