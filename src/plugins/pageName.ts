/** Returns the name of a page's built file, without `.html`: `index` for the landing page, `chat-features/polls` for a page. */
export function pageName(route: string, baseUrl: string): string {
  return route.slice(baseUrl.length).replace(/\.html$/, '') || 'index';
}
