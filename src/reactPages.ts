/** The paths of the pages that are React components, in `src/pages/` and `src/theme/`. */
export const reactPagePaths: readonly string[] = ['/', '/search'];
