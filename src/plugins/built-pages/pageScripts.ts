import fs from 'node:fs';
import path from 'node:path';
import type { Props, RouteConfig } from '@docusaurus/types';

/** A tree whose leaves are names of chunks. */
type ChunkNames = string | { readonly [key: string]: ChunkNames };

/** Docusaurus's table of the bundler's output: the chunks of each name, and the files of each chunk. */
interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly publicPath: string }[] }>>;
}

function leavesOf(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(leavesOf);
}

/**
 * Returns the addresses of the scripts that each page needs in addition to those of all pages. They are found as Docusaurus's
 * client finds them in the browser, only earlier.
 */
export function pageScripts({ routes, generatedFilesDir }: Pick<Props, 'routes' | 'generatedFilesDir'>) {
  const read = (file: string) => JSON.parse(fs.readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  const chunkNames: Record<string, ChunkNames> = read('routesChunkNames.json');
  const { origins, assets }: Manifest = read('client-manifest.json');
  const scripts = new Map<string, readonly string[]>();
  const visit = (level: readonly RouteConfig[], above: readonly string[]) => {
    for (const { path: address, exact, routes: below = [] } of level) {
      const own = Object.entries(chunkNames)
        .filter(([key]) => key.replace(/-[^-]+$/, '') === address)
        .flatMap(([, names]) => leavesOf(names))
        .flatMap((name) => origins[name] ?? [])
        .flatMap((chunk) => assets[chunk]?.js ?? [])
        .map(({ publicPath }) => publicPath);
      if (exact) {
        scripts.set(address, [...new Set([...above, ...own])]);
      }
      visit(below, [...above, ...own]);
    }
  };
  visit(routes, []);
  return scripts;
}
