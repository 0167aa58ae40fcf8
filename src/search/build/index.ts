import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CurrentBundler, LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { indexFile, lastBuild, versionMeta } from '../file';
import { indexLines, indexText } from './indexLines';
import { readSources } from './sources';

const searchLocal: PluginModule & {
  default: (context: LoadContext, options: PluginOptions) => Plugin;
} = require('@easyops-cn/docusaurus-search-local');

// In the pages until the index is made from them.
const unknownVersion = 'not-yet-known';

/** Replaces the package's modules for its query step, and for the list that shows its results, with ours. */
function replaceModules({ instance: { NormalModuleReplacementPlugin } }: CurrentBundler) {
  return {
    plugins: [
      new NormalModuleReplacementPlugin(
        /\/(?:searchByWorker|SuggestionTemplate|EmptyTemplate)$/,
        require.resolve('../client/queryStep.ts'),
      ),
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
 * The search package with our index, engine, and list of suggestions. Of the package, only the box is used: our modules
 * replace its query step and its list, and our index is made from the built pages. The index's URL contains a hash of
 * the index, so it changes only when the index does.
 */
export default function siteSearch(context: LoadContext, options: unknown): Plugin {
  // The package has validated them.
  const original = searchLocal.default(context, options as PluginOptions);
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
      const { pages, tables, facts } = await readSources(props);
      const text = indexText(indexLines(pages, tables, facts));
      await fs.writeFile(path.join(props.outDir, indexFile), text);
      await writeVersion(props.outDir, createHash('sha256').update(text).digest('hex').slice(0, 8));
    },
  };
}

siteSearch.validateOptions = searchLocal.validateOptions;
