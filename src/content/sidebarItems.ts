import { isRecord } from '../utils/isRecord';

interface SidebarItem {
  /** `ref` for a link to a page of another sidebar. */
  readonly type?: string;
  readonly id: string;
}

/** Finds the pages in a list of items, in a category, or in the short form of one: `{ Label: [] }`. */
export function* findSidebarItems(item: unknown): Generator<SidebarItem> {
  if (typeof item === 'string') yield { id: item };
  if (Array.isArray(item)) for (const entry of item) yield* findSidebarItems(entry);
  if (!isRecord(item)) return;
  const { type, id, link, items } = item;
  if (typeof type === 'string' && typeof id === 'string') yield { type, id };
  yield* findSidebarItems(type === undefined ? Object.values(item) : [link, items]);
}
