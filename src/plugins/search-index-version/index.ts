import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

// What the built pages, and with them the search index, are made from.
const sources = ['docs', 'src', 'sidebars.ts', 'package-lock.json'];
const left = /\.(css|svg|png)$/;

async function filesUnder(place: string): Promise<string[]> {
  const stat = await fs.stat(place);
  if (!stat.isDirectory()) {
    return [place];
  }
  const names = (await fs.readdir(place)).sort();
  const nested = await Promise.all(names.map((name) => filesUnder(path.join(place, name))));
  return nested.flat();
}

/**
 * A short hash of everything the search index is made from: the same for the same sources, on every machine.
 * @param siteDir the folder that holds `docs/` and `src/`
 */
export async function hashSources(siteDir: string): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesUnder(path.join(siteDir, source))))).flat();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !left.test(name))) {
    hash.update(path.relative(siteDir, file).split(path.sep).join('/'));
    hash.update(await fs.readFile(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Gives `search-index.json` its version tag. The search package hashes the Markdown alone, so a changed fact would
 * change the index but not its address, and readers would keep the old one.
 */
export default function searchIndexVersion({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'rookery-search-index-version',
    async loadContent() {
      const constants = path.join(
        generatedFilesDir,
        '@easyops-cn/docusaurus-search-local/default/generated-constants.js',
      );
      const written = await fs.readFile(constants, 'utf8');
      const tag = /(search-index\{dir\}\.json\?_=)\w+/;
      if (!tag.test(written)) {
        throw new Error(
          `${constants} holds no version tag any more. The search package has changed how it names its index: ` +
            'look at src/plugins/search-index-version.',
        );
      }
      await fs.writeFile(constants, written.replace(tag, `$1${await hashSources(siteDir)}`));
    },
  };
}
