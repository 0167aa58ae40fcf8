/** Returns the address of the search page with a query, without the base URL. */
export function searchPath(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}
