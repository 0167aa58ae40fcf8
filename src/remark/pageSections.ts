import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../sidebars';

/** Pages that belong together: a title for readers, and the pages' ids in order. */
export interface PageSection {
  /** The end of its heading's id on `/home`, which stays the same when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly ids: readonly string[];
}

/** The sections in their order: id, title, sidebar, and overview page. */
const sections = [
  {
    id: 'your-account-plans-and-purchases',
    title: 'Your account, plans, and purchases',
    sidebar: 'accountFeatures',
    overview: 'account-features',
  },
  {
    id: 'what-a-chat-can-do',
    title: 'Chat features',
    sidebar: 'chatFeatures',
    overview: 'chat-features',
  },
  { id: 'chat-settings', title: 'Chat settings', sidebar: 'chatSettings', overview: 'chat-settings' },
  {
    id: 'a-chat-on-your-website-and-code',
    title: 'Embedding and development',
    sidebar: 'embed',
    overview: undefined,
  },
  { id: 'organizations', title: 'Organizations', sidebar: 'organizations', overview: 'organizations' },
] as const;

/** Returns the ids of the pages in an item of a sidebar, in order. */
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
 * Returns pages by section: the pages in sidebars, then all others. Each page appears once.
 * @param ids the ids of all pages to place; other pages in sidebars are left out
 */
export function pageSections(ids: readonly string[]): PageSection[] {
  const left = new Set(ids);
  const inSidebars = sections.map(({ id, title, sidebar, overview }) => {
    const listed = idsIn((sidebars as SidebarsConfig)[sidebar]);
    const own = [...(overview ? [overview] : []), ...listed].filter((page) => left.delete(page));
    return { id, title, ids: own };
  });
  return [...inSidebars, { id: 'for-everyone', title: 'General information', ids: [...left] }];
}
