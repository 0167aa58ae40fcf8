/** The paths of the pages that are React components, in `src/pages/` and `src/theme/`. */
export const reactPagePaths: readonly string[] = ['/', '/search'];

/** The names of the built pages that have no Markdown version. */
export const pagesWithoutMarkdown: readonly string[] = ['404', 'search'];
