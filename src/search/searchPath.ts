/** The number of results on the search page, and how many *Show more* adds. */
export const resultsStep = 50;

export function searchPath(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}
