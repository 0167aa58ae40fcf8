import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { filesBelow, readText } from '../../files';
import { rewriteIndex } from './rewriteIndex';

const searchPackage = '@easyops-cn/docusaurus-search-local';

// The package declares only the types of its options.
const {
  default: searchLocal,
  validateOptions,
}: { default: PluginModule } & Pick<PluginModule, 'validateOptions'> = require(searchPackage);

/** The package's module that ranks results. */
const searchByWorker = require.resolve(`${searchPackage}/dist/client/client/theme/searchByWorker.js`);

/** Folders have no index, and no redirect to an address that ends with a slash. */
const staticOptions = { index: false, redirect: false };

/** What an index is made from, and by. */
const sources = [
  'docs',
  'docusaurus.config.ts',
  `node_modules/${searchPackage}/package.json`,
  'node_modules/stemmer/package.json',
  'sidebars.ts',
  'src/facts',
  'src/markdown',
  'src/plugins/search',
  'src/search',
  'src/text.ts',
  'static',
];

/** Returns the version of an index, which is a hash of its sources. */
export function versionOf(siteDir: string): string {
  const files = sources.flatMap((place) => filesBelow(siteDir, place));
  const hash = createHash('sha256');
  for (const file of files.filter((each) => !/\.(?:css|test\.ts)$/.test(each))) {
    hash.update(file).update(fs.readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * The search package's theme with three additions: the site's own module ranks the results (`src/search`), the index's version
 * depends on more than the pages' Markdown, and after the build the index gets what readers type to find a section.
 */
const searchTheme: PluginModule = async (context: LoadContext, options: unknown) => {
  const theme = (await searchLocal(context, options)) as Plugin;
  const constants = path.join(context.generatedFilesDir, searchPackage, 'default/generated-constants.js');
  fs.writeFileSync(constants, readText(constants).replace(/(?<=\?_=)\w+/, versionOf(context.siteDir)));
  return {
    ...theme,
    configureWebpack: (...args) => ({
      ...theme.configureWebpack?.(...args),
      resolve: { alias: { [searchByWorker]: require.resolve('../../search/searchByWorker') } },
      // A writer's preview has no index. It searches that of the last build, whose pages it doesn't show.
      mergeStrategy: { 'devServer.static': 'append' },
      devServer: {
        static: [{ directory: context.outDir, publicPath: context.baseUrl, staticOptions, watch: false }],
      },
    }),
    postBuild: async (props) => {
      await theme.postBuild?.(props);
      rewriteIndex(props.outDir, props.baseUrl);
    },
  };
};

export default Object.assign(searchTheme, { validateOptions });
