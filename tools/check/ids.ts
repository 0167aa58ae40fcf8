import { visit } from 'unist-util-visit';
import { nodesOf, type Page } from './page';
import { attributeOf, renderTags, tagsOf } from './tags';

/** Returns the id in a comment after a heading or in a table row's first cell: `/* #create *\/`. */
export function typedId(comment: string): string | undefined {
  return /^\/\*\s*#(\S*)\s*\*\/$/.exec(comment.trim())?.[1];
}

/** The ids of a page that a link can lead to, each with the address where its section is now, or an empty text. */
export type Ids = ReadonlyMap<string, string>;

/** Returns the ids that are typed on a page, and those of what its components show. */
export function idsOfPage(page: Page): Ids {
  const ids = new Map<string, string>(page.data.related ? [['related', '']] : []);
  for (const { value } of nodesOf(page, 'mdxTextExpression')) {
    ids.set(typedId(value) ?? '', '');
  }
  for (const tag of tagsOf(page)) {
    ids.set(attributeOf(tag, 'id') ?? '', attributeOf(tag, 'data-moved-to') ?? '');
  }
  visit(renderTags(page).tree, 'element', ({ properties }) => {
    ids.set(String(properties.id ?? ''), String(properties.dataMovedTo ?? properties['data-moved-to'] ?? ''));
  });
  ids.delete('');
  return ids;
}
