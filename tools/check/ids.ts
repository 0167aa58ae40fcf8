import type { Nodes as HastNodes } from 'hast';
import type { Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { componentsOf, isComponent, showFacts, textAttributesOf } from './facts';
import { nodesOf, type Page } from './page';

/** Returns the id in a comment after a heading or in a table row's first cell: `/* #create *\/`. */
export function typedId(comment: string): string | undefined {
  return /^\/\*\s*#(\S*)\s*\*\/$/.exec(comment.trim())?.[1];
}

/** A node of a page with what it becomes as HTML. */
type PageNode = Node & {
  readonly data?: {
    readonly hProperties?: { readonly id?: unknown };
    readonly hChildren?: readonly HastNodes[];
  };
};

function idsIn(node: PageNode): string[] {
  const found: unknown[] = [];
  visit(node, ({ data }: PageNode) => {
    found.push(data?.hProperties?.id);
    for (const child of data?.hChildren ?? []) {
      visit(child, 'element', ({ properties }) => {
        found.push(properties.id);
      });
    }
  });
  return found.filter((id) => typeof id === 'string');
}

/** Returns every id of a page that a link can lead to: those that are typed, and those of what its components show. */
export function idsOfPage(page: Page): ReadonlySet<string> {
  const ofTags = componentsOf(page)
    .filter(({ name }) => name && !isComponent(name))
    .flatMap(textAttributesOf)
    .flatMap(({ name, value }) => (name === 'id' ? [value] : []));
  return new Set([
    ...nodesOf(page, 'mdxTextExpression').flatMap(({ value }) => typedId(value) ?? []),
    ...ofTags,
    ...showFacts(page).nodes.flatMap(idsIn),
    ...(page.data.related ? ['related'] : []),
  ]);
}
