/** Returns the path of a page's built file without `.html`: `chat-features/polls`, or `index` for the landing page. */
export function builtPath(route: string): string {
  return route.slice(1).replace(/\.html$/, '') || 'index';
}
