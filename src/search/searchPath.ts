/** The number of hits on the search page at first, and of those that *Show more* adds. More at once would be slow on phones. */
export const resultsPerStep = 30;

export function searchPath(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}
