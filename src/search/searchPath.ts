/** Returns the path of the search page with a query. */
export function searchPath(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}
