import path from 'node:path';
import { filesBelow } from '../../src/files';
import { siteDir } from './site';

/** The addresses of the documentation pages for readers: one for each file in `docs/`. */
export const docRoutes: readonly string[] = filesBelow(path.join(siteDir, 'docs'), '')
  .filter((name) => /\.mdx?$/.test(name) && !name.startsWith('_'))
  .map((name) => `/${name.replace(/\.mdx?$/, '')}`)
  // The page for writers is a draft, which only `npm start` shows.
  .filter((route) => route !== '/writing/components')
  .sort();

/** Every address of the site: the landing page, the search page, and the documentation. */
export const routes: readonly string[] = ['/', '/search', ...docRoutes];
