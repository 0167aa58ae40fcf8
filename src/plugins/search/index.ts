import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { extract } from '../../search/extract';
import { indexFile, lastBuild, versionMeta } from '../../search/format';
import { type IndexedPage, makeIndex } from '../../search/makeIndex';
import { readPhrases } from '../../search/phrases';
import { pageName } from '../pageName';

// In the pages until the index is made from them.
const unknownVersion = 'not-yet-known';

/** Returns what the search indexes of the built pages. */
async function readPages(outDir: string, paths: readonly string[]): Promise<IndexedPage[]> {
  const pages = await Promise.all(
    [...paths].sort().map(async (url) => {
      const content = extract(await fs.readFile(path.join(outDir, `${url}.html`), 'utf8'));
      return content && { ...content, url, phrases: readPhrases(url) };
    }),
  );
  return pages.filter((page) => page !== undefined);
}

/** Writes the version into every page, and makes the search page request the index before its scripts run. */
function writeVersion({ outDir, baseUrl, routesPaths }: Props, version: string): void {
  const preload = `<link rel=preload as=fetch crossorigin href="/${indexFile}?_=${version}">`;
  for (const route of routesPaths) {
    const file = path.join(outDir, `${pageName(route, baseUrl)}.html`);
    const html = readFileSync(file, 'utf8').replace(unknownVersion, version);
    writeFileSync(file, route === '/search' ? html.replace('</head>', `${preload}</head>`) : html);
  }
}

/**
 * The search's part of the build: the index of the built pages, and its version in every page, a hash of the index, so that
 * the index's URL changes only when the index does.
 */
export default function siteSearch({ outDir }: LoadContext): Plugin {
  return {
    name: 'search',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: versionMeta, content: unknownVersion } }],
    }),
    async postBuild(props) {
      const pages = await readPages(
        outDir,
        props.routesPaths.filter((url) => !['/', '/404.html', '/search'].includes(url)),
      );
      const objects = makeIndex(pages).map((object) => JSON.stringify(object));
      const text = `[\n${objects.join(',\n')}\n]`;
      await fs.writeFile(path.join(outDir, indexFile), text);
      writeVersion(props, createHash('sha256').update(text).digest('hex').slice(0, 8));
    },
    // A writer's preview searches what was built last.
    configureWebpack: () => ({
      mergeStrategy: { 'devServer.static': 'append' },
      devServer: { static: [{ directory: outDir, publicPath: lastBuild, watch: false }] },
    }),
  };
}
