import type { Heading, Node, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from './parsePage';

/** Returns the nodes of these types, in document order. */
export function findNodes<Type extends Nodes['type']>({ nodes }: Page, ...types: readonly Type[]) {
  return nodes.filter((node): node is Extract<Nodes, { type: Type }> =>
    (types as readonly string[]).includes(node.type),
  );
}

/** A component, a tag of facts, or an HTML element, as writers type it. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Returns the start and the end of a node as offsets into the text. */
export function nodeSpan({ position }: Node): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** Returns the Markdown of a node. */
export function sourceText({ text }: Page, node: Node): string {
  const { start, end } = nodeSpan(node);
  return text.slice(start, end);
}

/** Returns the id in a comment such as `/* #create *\/`: what is before the first space, as in Docusaurus. */
export function parseIdComment(comment: string): string | undefined {
  const [, text = ''] = /^\/\*(.*)\*\/$/s.exec(comment.trim()) ?? [];
  return /^#([^ ]+)/.exec(text.trim())?.[1];
}

/** Returns the id in the comment that ends a heading or a cell, with the node of the comment. */
export function findIdComment<Child extends { readonly type: string; readonly value?: unknown }>(parent: {
  readonly children: readonly Child[];
}) {
  const node = parent.children.at(-1);
  const id = node?.type === 'mdxTextExpression' ? parseIdComment(String(node.value)) : undefined;
  return node && id ? { id, node } : undefined;
}

/** Returns the text of a heading or a cell without the comment with its id. */
function textBeforeId(node: { readonly children: readonly Nodes[] }): string {
  return textOf(findIdComment(node) ? node.children.slice(0, -1) : node.children).trim();
}

export function findHeadings(page: Page) {
  return findNodes(page, 'heading').map((node: Heading) => ({
    node,
    depth: node.depth,
    text: textBeforeId(node),
    id: findIdComment(node)?.id,
  }));
}

/** Returns the rows of tables that have an id, with the text of each cell. */
export function findRowsWithId(page: Page) {
  const rows = findNodes(page, 'table').flatMap(({ children }) => children.slice(1));
  return rows.flatMap(({ children: cells }) => {
    const comment = cells[0] && findIdComment(cells[0]);
    return comment ? [{ ...comment, cells: cells.map(textBeforeId) }] : [];
  });
}

/** A code block. */
export interface CodeBlock {
  readonly language: string;
  /** The rest of the opening line after the language. */
  readonly meta: string;
  /** The code without the indentation of a list. */
  readonly code: string;
  /** The number of the line on which the code starts. */
  readonly line: number;
}

export function findCodeBlocks(page: Page): CodeBlock[] {
  return findNodes(page, 'code').map(({ lang, meta, value, position }) => ({
    language: lang ?? '',
    meta: meta ?? '',
    code: `${value}\n`,
    line: (position?.start.line ?? 0) + 1,
  }));
}
