import fs from 'node:fs';
import path from 'node:path';
import { listPagePaths, readPage } from '../../src/content/pages';
import { reactPagePaths } from '../../src/reactPages';
import { redirects } from '../../src/redirects';
import { fromRoot, listFiles } from '../../src/utils/files';

export const buildDir = fromRoot('build');

export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

/** Reads the file of a route: `chat-features/polls.html`, or `index.html` for the landing page. */
export function readBuiltPage(route: string): string {
  return readBuilt(`${route.slice(1) || 'index'}.html`);
}

/** The routes of the published documentation pages. The page for writers is a draft, so its route isn't one of them. */
export const docPaths: readonly string[] = listPagePaths().filter(
  (path) => !/^draft: true$/m.test(readPage(path)),
);

/** The paths of all pages but the not-found page. */
export const pagePaths: readonly string[] = [...reactPagePaths, ...docPaths];

/** The paths of the pages with text, which have a Markdown version. */
export const textPaths: readonly string[] = pagePaths.filter((path) => path !== '/search');

export const builtPaths: readonly string[] = [...pagePaths, '/404'];

const redirectFiles = new Set(
  redirects.map(({ from }) => `${from.slice(1)}${from.endsWith('.html') ? '.html' : '/index.html'}`),
);

/** The files of the site without the pages of redirects, sorted. */
export const builtFiles: readonly string[] = listFiles(buildDir, '').filter(
  (file) => !redirectFiles.has(file),
);
