/** Returns the URL of all results for a query. */
export function searchLink(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}
