import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule, Props } from '@docusaurus/types';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { indexFile, lastBuild, versionMeta } from '../../search/file';
import { checkSeams } from './checkSeams';
import { indexLines, indexText, parsePackageIndex } from './indexLines';
import { replaceModules } from './replaceModules';
import { type Row, rowSelector, rowsOf } from './rows';

const searchLocal: PluginModule & {
  default: (context: LoadContext, options: PluginOptions) => Plugin;
} = require('@easyops-cn/docusaurus-search-local');

// Stands in the pages until the index is made from them.
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

/** Writes the version into every page. Each file is replaced at once, so that nobody reads half of it. */
async function writeVersion(outDir: string, version: string): Promise<void> {
  for (const file of await fs.readdir(outDir, { recursive: true })) {
    if (file.endsWith('.html')) {
      const place = path.join(outDir, file);
      const html = await fs.readFile(place, 'utf8');
      if (html.includes(unknownVersion)) {
        await fs.writeFile(`${place}.new`, html.replace(unknownVersion, version));
        await fs.rename(`${place}.new`, place);
      }
    }
  }
}

/**
 * The search package with a better step behind its seams. It builds `search-index.json` as ever; what it found is then
 * written anew in a form that can be searched while it loads (`src/search/file.ts`), with the rows of tables as
 * documents of their own. The tag in the index's address is a hash of the index, so it changes when, and only when,
 * what is indexed changes. In the browser the package's query step and its list give way to ours.
 */
export default function siteSearch(context: LoadContext, given: unknown): Plugin {
  checkSeams();
  // Of this form since the package's own check has seen them.
  const options = given as PluginOptions;
  const ignored = [options.ignoreCssSelectors ?? []].flat();
  const original = searchLocal.default(context, {
    ...options,
    ignoreCssSelectors: [...ignored, rowSelector],
  });
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
      await original.postBuild?.(props);
      const file = path.join(props.outDir, indexFile);
      const found = parsePackageIndex(await fs.readFile(file, 'utf8'));
      const text = indexText(indexLines(found, await rowsByPage(props, ignored)));
      await fs.writeFile(file, text);
      await writeVersion(props.outDir, createHash('sha256').update(text).digest('hex').slice(0, 8));
    },
  };
}

siteSearch.validateOptions = searchLocal.validateOptions;
