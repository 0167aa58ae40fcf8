import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../sidebars';

/** Pages that belong together, as readers see them: a title and the pages' ids in order. */
export interface PageSection {
  readonly title: string;
  readonly ids: readonly string[];
}

/** The sections in their order: sidebar, title, overview page. */
const sections = [
  { sidebar: 'accountFeatures', title: 'Your account, plans and purchases', overview: 'account-features' },
  { sidebar: 'chatFeatures', title: 'What a chat can do', overview: 'chat-features' },
  { sidebar: 'chatSettings', title: 'Chat settings', overview: 'chat-settings' },
  { sidebar: 'embed', title: 'A chat on your website, and code', overview: undefined },
  { sidebar: 'organizations', title: 'Organizations', overview: 'organizations' },
] as const;

/** Ids of the pages below an item of a sidebar, in order. */
function idsIn(item: unknown): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return item.flatMap(idsIn);
  }
  const { id, items } = item as { id?: string; items?: unknown };
  return [...(id ? [id] : []), ...(items ? idsIn(items) : [])];
}

/**
 * Pages by section: those of the sidebars, then those that are in none. Each stands once.
 * @param ids the ids of all pages to place; a sidebar's page that is not among them is left out
 */
export function pageSections(ids: readonly string[]): PageSection[] {
  const left = new Set(ids);
  const inSidebars = sections.map(({ sidebar, title, overview }) => {
    const listed = idsIn((sidebars as SidebarsConfig)[sidebar]);
    const own = [...(overview ? [overview] : []), ...listed].filter((id) => left.delete(id));
    return { title, ids: own };
  });
  return [...inSidebars, { title: 'For everyone', ids: [...left] }];
}
