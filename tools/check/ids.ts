import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { componentsOf, isComponent, showFacts, textAttributesOf } from './facts';
import { nodesOf, type Page } from './page';

/** Returns the id in a comment after a heading or in a table row's first cell: `/* #create *\/`. */
export function typedId(comment: string): string | undefined {
  return /^\/\*\s*#(\S*)\s*\*\/$/.exec(comment.trim())?.[1];
}

/** Returns the ids that nodes have as HTML. */
function idsIn(tree: Root): string[] {
  const found: unknown[] = [];
  visit(toHast(tree), 'element', ({ properties }) => {
    found.push(properties.id);
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
    ...idsIn(showFacts(page).tree),
    ...(page.data.related ? ['related'] : []),
  ]);
}
