/** Old paths and where they lead: `redirects.json`. */
export type Redirects = Readonly<Record<string, string>>;

/** Returns the address that a link to a page leads to when that page has moved, or was replaced by a page or a section. */
export function newAddress(link: string, from: string, to: string, moves: boolean): string {
  const [page, hash] = link.split('#');
  return page === from ? to + (moves && hash ? `#${hash}` : '') : link;
}

/** Returns the redirects when a page has moved or was replaced. Each leads to a page, and none starts at one. */
export function withRedirect(redirects: Redirects, from: string, to: string, moves: boolean): Redirects {
  const [page] = to.split('#');
  const rows = Object.entries({ ...redirects, [from]: to });
  return Object.fromEntries(
    rows.filter(([old]) => old !== page).map(([old, target]) => [old, newAddress(target, from, to, moves)]),
  );
}
