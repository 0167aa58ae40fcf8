import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { rewriteIndex } from './rewriteIndex';

const searchPackage = '@easyops-cn/docusaurus-search-local';

// The package declares only the types of its options.
const {
  default: searchLocal,
  validateOptions,
}: { default: PluginModule } & Pick<PluginModule, 'validateOptions'> = require(searchPackage);

/** The package's module that ranks results. */
const searchByWorker = require.resolve(`${searchPackage}/dist/client/client/theme/searchByWorker.js`);

/**
 * The search package's theme with two additions: the site's own module ranks the results (`src/search`), and after the build the
 * index gets what readers type to find a section.
 */
const searchTheme: PluginModule = async (context: LoadContext, options: unknown) => {
  const theme = (await searchLocal(context, options)) as Plugin;
  return {
    ...theme,
    configureWebpack: (...args) => ({
      ...theme.configureWebpack?.(...args),
      resolve: { alias: { [searchByWorker]: require.resolve('../../search/searchByWorker') } },
    }),
    postBuild: async (props) => {
      await theme.postBuild?.(props);
      rewriteIndex(props.outDir, props.baseUrl);
    },
  };
};

export default Object.assign(searchTheme, { validateOptions });
