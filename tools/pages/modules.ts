import path from 'node:path';
import createJiti from 'jiti';

/** Loads a TypeScript module of a site by its path below the site's folder. */
export type Load = <Exports>(file: string) => Exports;

/**
 * Reads the TypeScript modules of a site afresh: what an earlier call loaded from the same folder is forgotten.
 * @param dir the folder that holds `package.json`
 */
export function modulesOf(dir: string): Load {
  const jiti = createJiti(path.join(dir, 'package.json'));
  for (const file of Object.keys(jiti.cache)) {
    if (file.startsWith(dir + path.sep) && !file.includes('node_modules')) {
      delete jiti.cache[file];
    }
  }
  return <Exports>(file: string) => jiti(path.join(dir, file)) as Exports;
}
