import { pageIds } from '../../src/markdown/pages';

/** The addresses of the documentation pages for readers. The page for writers is a draft, which only `npm start` shows. */
export const docRoutes: readonly string[] = pageIds().map((id) => `/${id}`);

/** Every address of the site: the landing page, the search page, and the documentation. */
export const routes: readonly string[] = ['/', '/search', ...docRoutes];
