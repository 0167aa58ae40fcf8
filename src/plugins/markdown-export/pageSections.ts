import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../../sidebars';
import { sections } from '../../sections';

/** Pages that belong together: a title for readers, and the pages' ids in order. */
export interface PageSection {
  readonly title: string;
  readonly ids: readonly string[];
}

/** Returns the ids of the pages in an item of a sidebar, in order, without those that belong to another one. */
function idsIn(item: unknown): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return item.flatMap(idsIn);
  }
  const { type, id, link = [], items = [] } = Object(item);
  return type === 'ref' ? [] : [...(id ? [id] : []), ...idsIn(link), ...idsIn(items)];
}

/**
 * Returns pages by section: the pages in sidebars, then all others. Each page appears once.
 * @param ids the ids of all pages to place; other pages in sidebars are left out
 */
export function pageSections(ids: readonly string[]): PageSection[] {
  const left = new Set(ids);
  const inSidebars = sections.map(({ title, sidebar }) => {
    const listed = idsIn((sidebars as SidebarsConfig)[sidebar]);
    return { title, ids: listed.filter((page) => left.delete(page)) };
  });
  return [...inSidebars, { title: 'General information', ids: [...left] }];
}
