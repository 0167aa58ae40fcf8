/** Converts a route to the id of its page, or `index` for the landing page. The built file is `ID.html`. */
export function routeToId(route: string): string {
  return route.slice(1).replace(/\.html$/, '') || 'index';
}
