import { isRecord } from '../utils/isRecord';

export interface SidebarEntry {
  readonly sidebar: string;
  readonly id: string;
  /** Whether the sidebar only links to the page, which is in another sidebar. */
  readonly isRef: boolean;
}

/** Finds the pages in a list of items, in a category, or in the short form of one: `{ Label: [] }`. */
function* findEntries(sidebar: string, item: unknown): Generator<SidebarEntry> {
  if (typeof item === 'string') yield { sidebar, id: item, isRef: false };
  if (Array.isArray(item)) for (const entry of item) yield* findEntries(sidebar, entry);
  if (!isRecord(item)) return;
  const { type, id, link, items } = item;
  if (typeof type === 'string' && typeof id === 'string') yield { sidebar, id, isRef: type === 'ref' };
  yield* findEntries(sidebar, type === undefined ? Object.values(item) : [link, items]);
}

/** Lists the pages in all sidebars, in their order. */
export function listSidebarEntries(sidebars: Readonly<Record<string, unknown>>): SidebarEntry[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) => [...findEntries(sidebar, items)]);
}
