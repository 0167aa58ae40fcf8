import fs from 'node:fs';
import path from 'node:path';

/** The folder that contains `package.json`. */
export const siteDir = path.resolve(__dirname, '../..');

/** The folder of the built site that is tested. */
export const buildDir = path.join(siteDir, 'build');

/** The text of a file of the built site. */
export function built(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

/** The built file of a page's address. */
export function pageFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** The port on which it is served for the tests, away from the one that a writer uses. `TEST_PORT` sets another. */
export const port = Number(process.env.TEST_PORT ?? 4180);

/** Its address. */
export const baseURL = `http://localhost:${port}`;
