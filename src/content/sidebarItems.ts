interface SidebarItem {
  /** `ref` for a link to a page of another sidebar. */
  readonly type?: string;
  readonly id: string;
}

/** Finds the pages in a list of items, in a category, or in the short form of one: `{ Label: [] }`. */
export function* findSidebarItems(items: object): Generator<SidebarItem> {
  if ('id' in items) yield items as SidebarItem;
  for (const item of Object.values(items)) {
    if (typeof item === 'object') yield* findSidebarItems(item ?? {});
    else if (Array.isArray(items)) yield { id: item };
  }
}
