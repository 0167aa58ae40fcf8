import type { Heading, Node, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ParsedPage } from './parsePage';

export function findNodes<Type extends Nodes['type']>({ nodes }: ParsedPage, ...types: readonly Type[]) {
  return nodes.filter((node): node is Extract<Nodes, { type: Type }> =>
    (types as readonly string[]).includes(node.type),
  );
}

/** A tag, a component, or an HTML element in the source of a page. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the value of an attribute unless it's code. */
export function attributeText({ attributes }: JsxElement, name: string): string | undefined {
  const attribute = attributes.find((candidate) => 'name' in candidate && candidate.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

export function nodeSpan({ position }: Pick<Node, 'position'>): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

export function sourceText({ text }: ParsedPage, node: Pick<Node, 'position'>): string {
  const { start, end } = nodeSpan(node);
  return text.slice(start, end);
}

/** Returns the text of an expression that is only a comment: `vote` for `/* vote *\/`. */
export function commentText(expression: string): string {
  return /^\/\*((?:(?!\*\/).)*)\*\/$/s.exec(expression.trim())?.[1]?.trim() ?? '';
}

/** Returns the id in an MDX comment: like in Docusaurus, everything between `#` and the first space. */
function parseIdComment(comment: string): string | undefined {
  return /^#([^ ]+)/.exec(commentText(comment))?.[1];
}

/** Returns the id in the comment at the end of a heading or a table cell: `## Vote {/* #vote *\/}`. */
export function findIdComment(children: readonly { type: string; value?: unknown }[]): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? parseIdComment(String(last.value)) : undefined;
}

function textBeforeId({ children }: { readonly children: readonly Nodes[] }): string {
  return textOf(findIdComment(children) ? children.slice(0, -1) : children).trim();
}

export function findHeadings(page: ParsedPage) {
  return findNodes(page, 'heading').map((node: Heading) => ({
    node,
    depth: node.depth,
    text: textBeforeId(node),
    id: findIdComment(node.children),
  }));
}

/** Returns the table rows whose first cell has an id, with the text of each cell. `node` is the comment with the id. */
export function findRowsWithId(page: ParsedPage) {
  const rows = findNodes(page, 'table').flatMap(({ children }) => children.slice(1));
  return rows.flatMap(({ children: cells }) => {
    const first = cells[0]?.children ?? [];
    const [id, node] = [findIdComment(first), first.at(-1)];
    return id && node ? [{ id, node, cells: cells.map(textBeforeId) }] : [];
  });
}
