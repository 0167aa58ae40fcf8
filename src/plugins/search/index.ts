import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { extract } from '../../search/extract';
import { indexFile, lastBuild, versionMeta } from '../../search/format';
import { type IndexedPage, makeIndex } from '../../search/makeIndex';
import { readPhrases } from '../../search/phrases';
import { editHtml } from '../builtFiles';

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
function writeVersion(outDir: string, version: string): void {
  const preload = `<link rel=preload as=fetch crossorigin href="/${indexFile}?_=${version}">`;
  editHtml(outDir, (html, file) => {
    const versioned = html.replace(unknownVersion, version);
    return file === 'search.html' ? versioned.replace('</head>', `${preload}</head>`) : versioned;
  });
}

/** Writes the index of the built pages. */
export async function writeSearchIndex({ outDir, routesPaths }: Props): Promise<void> {
  const pages = await readPages(
    outDir,
    routesPaths.filter((url) => !['/', '/404.html', '/search'].includes(url)),
  );
  const objects = makeIndex(pages).map((object) => JSON.stringify(object));
  const text = `[\n${objects.join(',\n')}\n]`;
  await fs.writeFile(path.join(outDir, indexFile), text);
  writeVersion(outDir, createHash('sha256').update(text).digest('hex').slice(0, 8));
}

/**
 * The search's part of the build: every page names the version of the index, a hash of it, so that the index's URL changes
 * only when the index does. `src/plugins/afterBuild.ts` writes the index.
 */
export default function siteSearch({ outDir }: LoadContext): Plugin {
  return {
    name: 'search',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: versionMeta, content: unknownVersion } }],
    }),
    // A writer's preview searches what was built last.
    configureWebpack: () => ({
      mergeStrategy: { 'devServer.static': 'append' },
      devServer: { static: [{ directory: outDir, publicPath: lastBuild, watch: false }] },
    }),
  };
}
