import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { loadPages } from '../../content/pages';
import { filesBelow } from '../../files';
import { rewriteIndex } from './rewriteIndex';

const searchPackage = '@easyops-cn/docusaurus-search-local';

// The package declares only the types of its options.
const {
  default: searchLocal,
  validateOptions,
}: { default: PluginModule } & Pick<PluginModule, 'validateOptions'> = require(searchPackage);

/** The package's module that ranks results. */
const searchByWorker = require.resolve(`${searchPackage}/dist/client/client/theme/searchByWorker.js`);

/** Returns a version of the index, the same for the same site. The package's own is that of the Markdown alone. */
function indexVersion(siteDir: string): string {
  const sources = ['docs', 'src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'];
  const files = sources.flatMap((place) => filesBelow(siteDir, place));
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file).update(fs.readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * The search package's theme with three additions: the site's own module ranks the results (`src/search`), the index has a version
 * in its address, and after the build it gets what readers type to find a section.
 */
const searchTheme: PluginModule = async (context: LoadContext, options: unknown) => {
  const theme = (await searchLocal(context, options)) as Plugin;
  const version = indexVersion(context.siteDir);
  return {
    ...theme,
    configureWebpack: (config, isServer, utils, content) => {
      const own = theme.configureWebpack?.(config, isServer, utils, content);
      const alias = { [searchByWorker]: require.resolve('../../search/searchByWorker') };
      const { DefinePlugin } = utils.currentBundler.instance;
      return {
        ...own,
        resolve: { ...own?.resolve, alias: { ...own?.resolve?.alias, ...alias } },
        plugins: [
          ...(own?.plugins ?? []),
          new DefinePlugin({ 'process.env.SEARCH_INDEX_VERSION': JSON.stringify(version) }),
        ],
      };
    },
    postBuild: async (props) => {
      await theme.postBuild?.(props);
      rewriteIndex(props.outDir, props.baseUrl, loadPages(props.siteDir));
    },
  };
};

export default Object.assign(searchTheme, { validateOptions });
