/** Converts a route to the path of its built file without `.html`: `chat-features/polls`, or `index` for the landing page. */
export function builtNameOf(route: string): string {
  return route.slice(1).replace(/\.html$/, '') || 'index';
}
