import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CurrentBundler, LoadContext, Plugin, PluginModule, Props } from '@docusaurus/types';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { indexFile, lastBuild, versionMeta } from '../file';
import { indexLines, indexText } from './indexLines';
import { packageDocuments } from './packageDocuments';
import { type Row, rowSelector, rowsOf } from './rows';

const searchLocal: PluginModule & {
  default: (context: LoadContext, options: PluginOptions) => Plugin;
} = require('@easyops-cn/docusaurus-search-local');

// In the pages until the index is made from them.
const unknownVersion = 'not-yet-known';

async function rowsByPage(props: Props, ignored: readonly string[]): Promise<Map<string, Row[]>> {
  const pages = await Promise.all(
    props.routesPaths.map(async (route) => {
      const html = await fs.readFile(path.join(props.outDir, `${route}.html`), 'utf8').catch(() => '');
      return [route, html ? rowsOf(html, ignored) : []] as const;
    }),
  );
  return new Map(pages);
}

/** Replaces two of the package's modules with ours: its query step, and the list that shows its results. */
function replaceModules({ instance: { NormalModuleReplacementPlugin } }: CurrentBundler) {
  return {
    plugins: [
      new NormalModuleReplacementPlugin(/\/searchByWorker$/, require.resolve('../client/queryStep.ts')),
      new NormalModuleReplacementPlugin(
        /^@easyops-cn\/autocomplete\.js$/,
        require.resolve('../client/comboBox.ts'),
      ),
    ],
  };
}

/** Writes the version into every page. */
async function writeVersion(outDir: string, version: string): Promise<void> {
  for (const file of await fs.readdir(outDir, { recursive: true })) {
    if (file.endsWith('.html')) {
      const place = path.join(outDir, file);
      const html = await fs.readFile(place, 'utf8');
      if (html.includes(unknownVersion)) {
        await fs.writeFile(place, html.replace(unknownVersion, version));
      }
    }
  }
}

/**
 * The search package with our index and our list of suggestions. The package finds the documents in the pages; they are
 * written in a form that can be searched while it loads (`src/search/file.ts`), with table rows as separate documents.
 * The index's URL contains a hash of the index, so it changes only when the index does. In the browser, our modules
 * replace the package's query step and its list.
 */
export default function siteSearch(context: LoadContext, given: unknown): Plugin {
  // The package has validated them.
  const validated = given as PluginOptions;
  const ignored = [validated.ignoreCssSelectors ?? []].flat();
  const options = { ...validated, ignoreCssSelectors: [...ignored, rowSelector] };
  const original = searchLocal.default(context, options);
  return {
    ...original,
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: versionMeta, content: unknownVersion } }],
    }),
    configureWebpack: (config, isServer, utils, content) => ({
      ...original.configureWebpack?.(config, isServer, utils, content),
      ...replaceModules(utils.currentBundler),
      // A writer's preview searches what was built last.
      devServer: { static: [{ directory: context.outDir, publicPath: lastBuild, watch: false }] },
    }),
    async postBuild(props) {
      const found = await packageDocuments(props, options, context);
      const text = indexText(indexLines(found, await rowsByPage(props, ignored)));
      await fs.writeFile(path.join(props.outDir, indexFile), text);
      await writeVersion(props.outDir, createHash('sha256').update(text).digest('hex').slice(0, 8));
    },
  };
}

siteSearch.validateOptions = searchLocal.validateOptions;
