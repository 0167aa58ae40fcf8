import fs from 'node:fs';
import path from 'node:path';
import { deferredFiles } from '../../../src/plugins/speed/deferredFiles';

/** What a page of a kind costs on average, in bytes, uncompressed. */
export interface PageSize {
  readonly pages: number;
  readonly html: number;
  /** The scripts that the page names to be loaded. */
  readonly scripts: number;
}

function kindOf(file: string): string {
  if (file === 'index.html' || file === 'search.html') {
    return file === 'index.html' ? 'Landing page' : 'Search';
  }
  return file.includes('/') ? `Pages of ${file.split('/')[0]}` : 'Pages at the top';
}

function scriptsOf(build: string, html: string): number {
  return deferredFiles(html, 'scripts')
    .map((file) => path.join(build, file))
    .filter((file) => fs.existsSync(file))
    .reduce((sum, file) => sum + fs.statSync(file).size, 0);
}

/**
 * What the pages of a built site cost, by kind; nothing where there is no build.
 * @param ids the ids of the documentation pages, because a build holds pages for old addresses as well
 */
export function sizesOf(build: string, ids: Iterable<string>): Map<string, PageSize> | undefined {
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    return undefined;
  }
  const sizes = new Map<string, PageSize>();
  for (const file of ['index.html', 'search.html', ...[...ids].map((id) => `${id}.html`)]) {
    const place = path.join(build, file);
    if (fs.existsSync(place)) {
      const html = fs.readFileSync(place, 'utf8');
      const kind = kindOf(file);
      const { pages, html: bytes, scripts } = sizes.get(kind) ?? { pages: 0, html: 0, scripts: 0 };
      sizes.set(kind, {
        pages: pages + 1,
        html: bytes + Buffer.byteLength(html),
        scripts: scripts + scriptsOf(build, html),
      });
    }
  }
  return new Map(
    [...sizes].map(([kind, { pages, html, scripts }]) => [
      kind,
      { pages, html: Math.round(html / pages), scripts: Math.round(scripts / pages) },
    ]),
  );
}
