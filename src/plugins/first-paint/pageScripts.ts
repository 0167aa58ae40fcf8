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

/**
 * The scripts that each page needs besides those that all have, as the bundler's names of chunks.
 * @param generatedFilesDir the folder in which Docusaurus wrote the last build's tables
 * @returns by the page's path
 */
export function pageChunks(generatedFilesDir: string): ReadonlyMap<string, readonly string[]> {
  const chunkNames = JSON.parse(
    fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
  ) as Record<string, ChunkNames>;
  const found = new Map<string, readonly string[]>();
  const walk = (routes: readonly Route[], above: readonly string[]) => {
    for (const { path: address, exact, component, routes: below } of routes) {
      const chunks = [...above, ...namesIn(chunkNames[component])];
      if (exact) {
        found.set(address, [...new Set(chunks)]);
      }
      walk(below ?? [], chunks);
    }
  };
  walk(routesIn(generatedFilesDir), []);
  return found;
}
