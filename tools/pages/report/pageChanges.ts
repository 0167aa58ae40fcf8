import type { DocPage } from '../site';
import type { Redirect } from '../tables/redirectTable';

/** What a change does to the pages. Ids, in the order of the alphabet. */
export interface PageChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  /** With the address where readers are led; nothing where they find no page. */
  readonly removed: readonly { readonly id: string; readonly to?: string }[];
}

type Pages = ReadonlyMap<string, DocPage>;

/** Compares the pages before and after. A page has moved where its address leads to one that is new. */
export function pageChanges(before: Pages, after: Pages, redirects: readonly Redirect[]): PageChanges {
  const gone = [...before.keys()]
    .filter((id) => !after.has(id))
    .map((id) => ({ id, to: redirects.find(({ from }) => from === `/${id}`)?.to }));
  const moved = gone.flatMap(({ id, to }) => {
    const target = to?.slice(1);
    return target && after.has(target) && !before.has(target) ? [{ from: id, to: target }] : [];
  });
  return {
    added: [...after.keys()].filter((id) => !before.has(id) && !moved.some(({ to }) => to === id)),
    changed: [...after.values()]
      .filter(({ id, text }) => before.has(id) && before.get(id)?.text !== text)
      .map(({ id }) => id),
    moved,
    removed: gone.filter(({ id }) => !moved.some(({ from }) => from === id)),
  };
}
