import fs from 'node:fs';
import path from 'node:path';
import type { Props, RouteConfig } from '@docusaurus/types';

/** A tree whose leaves are names of chunks. */
interface ChunkNames {
  readonly [key: string]: string | ChunkNames;
}

/** Docusaurus's table of the bundler's output: the chunks of each name, and the files of each chunk. */
interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly file: string }[] }>>;
}

function chunkNamesIn(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((value) => (typeof value === 'string' ? value : chunkNamesIn(value)));
}

/**
 * Returns the scripts that each page needs in addition to those that all pages load, as files of the built site by the
 * page's path.
 * @throws if Docusaurus's tables have other routes, or the same ones in another order
 */
export function pageScripts({
  routes,
  generatedFilesDir,
}: Pick<Props, 'routes' | 'generatedFilesDir'>): ReadonlyMap<string, readonly string[]> {
  const read = <Table>(file: string): Table =>
    JSON.parse(fs.readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  const chunkNames = read<Record<string, ChunkNames>>('routesChunkNames.json');
  const { origins, assets } = read<Manifest>('client-manifest.json');
  const filesOf = (name: string) =>
    (origins[name] ?? []).flatMap((chunk) => assets[chunk]?.js?.map(({ file }) => file) ?? []);
  const found = new Map<string, readonly string[]>();
  // The table's keys are paths with hashes, in the order in which the tree of routes is walked.
  const entries = Object.entries(chunkNames).values();
  const walk = (level: readonly RouteConfig[], above: readonly string[]) => {
    for (const route of level) {
      const [key, chunks]: [string, ChunkNames] = entries.next().value ?? ['(none)', {}];
      if (!key.startsWith(`${route.path}-`)) {
        throw new Error(
          `${path.join(generatedFilesDir, 'routesChunkNames.json')} has ${key} in place of ${route.path}, so the scripts of this page are unknown. See “Internals we rely on” in MAINTAINING.md.`,
        );
      }
      const files = [...above, ...chunkNamesIn(chunks).flatMap(filesOf)];
      if (route.exact) {
        found.set(route.path, [...new Set(files)]);
      }
      walk(route.routes ?? [], files);
    }
  };
  walk(routes, []);
  return found;
}
