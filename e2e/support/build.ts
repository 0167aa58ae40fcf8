import fs from 'node:fs';
import path from 'node:path';
import { loadPages } from '../../src/content/loadPages';
import type { Page } from '../../src/content/parsePage';
import { builtPath } from '../../src/plugins/builtPath';
import { redirects } from '../../src/redirects';
import { fromRoot, listFiles } from '../../src/utils/files';

export const buildDir = fromRoot('build');

export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

export function readBuiltPage(route: string): string {
  return readBuilt(`${builtPath(route)}.html`);
}

export const pages: readonly Page[] = loadPages(fromRoot('.')).published();

/** The addresses of the documentation pages for readers. The page for writers is a draft, which only `npm start` shows. */
export const docRoutes: readonly string[] = pages.map(({ id }) => `/${id}`);

/** Every address of the site: the landing page, the search page, and the documentation. */
export const routes: readonly string[] = ['/', '/search', ...docRoutes];

const redirectFiles = new Set(redirects.map(({ from }) => `${from.slice(1)}/index.html`));

/** The files that readers can request, from A to Z: without redirects and compressed copies. */
export const builtFiles: readonly string[] = listFiles(buildDir, '').filter(
  (file) => !redirectFiles.has(file) && !/^_redirects\.conf$|\.(?:br|gz)$/.test(file),
);

/** The port of the tested site, away from that of `npm start`. `TEST_PORT` sets another. */
export const port = Number(process.env.TEST_PORT ?? 4180);

export const baseURL = `http://localhost:${port}`;
