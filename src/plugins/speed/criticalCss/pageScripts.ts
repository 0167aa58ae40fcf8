import fs from 'node:fs';
import path from 'node:path';

interface Route {
  readonly path: string;
  readonly exact?: boolean;
  /** The key of the route in `routesChunkNames.json`. */
  readonly component: string;
  readonly routes?: readonly Route[];
}

/** A tree whose leaves are names of chunks. */
interface ChunkNames {
  readonly [key: string]: string | ChunkNames;
}

/** The client's table of routes, which Docusaurus writes as a script: `ComponentCreator(path, hash)` names the key. */
function routesIn(generatedFilesDir: string): Route[] {
  const script = fs.readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8');
  const table = script.slice(script.indexOf('export default') + 'export default'.length).replace(/;\s*$/, '');
  const keyOf = (route: string, hash: string) => `${route}-${hash}`;
  return new Function('ComponentCreator', `return ${table}`)(keyOf) as Route[];
}

function namesIn(chunks: ChunkNames | undefined): string[] {
  return Object.values(chunks ?? {}).flatMap((value) => (typeof value === 'string' ? value : namesIn(value)));
}

/** What Docusaurus notes of the bundler's chunks: which belong to a name, and the files of each. */
interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly file: string }[] }>>;
}

function readTable<Table>(generatedFilesDir: string, file: string): Table {
  return JSON.parse(fs.readFileSync(path.join(generatedFilesDir, file), 'utf8')) as Table;
}

/**
 * The scripts that each page needs besides those that all have, as files of the built site.
 * @param generatedFilesDir the folder in which Docusaurus wrote the last build's tables
 * @returns by the page's address
 */
export function pageScripts(generatedFilesDir: string): ReadonlyMap<string, readonly string[]> {
  const chunkNames = readTable<Record<string, ChunkNames>>(generatedFilesDir, 'routesChunkNames.json');
  const { origins, assets } = readTable<Manifest>(generatedFilesDir, 'client-manifest.json');
  const filesOf = (name: string) =>
    (origins[name] ?? []).flatMap((chunk) => assets[chunk]?.js?.map(({ file }) => file) ?? []);
  const found = new Map<string, readonly string[]>();
  const walk = (routes: readonly Route[], above: readonly string[]) => {
    for (const { path: address, exact, component, routes: below } of routes) {
      const files = [...above, ...namesIn(chunkNames[component]).flatMap(filesOf)];
      if (exact) {
        found.set(address, [...new Set(files)]);
      }
      walk(below ?? [], files);
    }
  };
  walk(routesIn(generatedFilesDir), []);
  return found;
}
