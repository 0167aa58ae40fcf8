import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contractFile } from '../../remark/api/contract';
import { declarationFile } from '../../remark/sdk/declarations';
import { schemaFolder } from '../../remark/webhooks/schemas';
import { BuildCache } from './buildCache';
import { checkContracts } from './checkContracts';
import { folders } from './freshSteps';

/**
 * Minifies the script that lists the hashes of all others, with names that don't depend on how often a letter is in it.
 * At this point, the hashes differ between modules that were compiled and modules from the cache; both are replaced later.
 */
const listMinifier = new rspack.SwcJsMinimizerRspackPlugin({
  include: /runtime~main/,
  minimizerOptions: {
    minify: true,
    ecma: 2020,
    module: true,
    compress: { ecma: 5 },
    // The option is missing in the types.
    mangle: { disableCharFreq: true } as object,
    format: { ecma: 5, comments: false, ascii_only: true },
  },
});

/**
 * Takes care of what pages are made from apart from their own text: stops the build when a contract is broken, and compiles
 * pages again when a fact, a step, or a partial changed, in the next build and while `npm start` runs.
 */
export default function facts(context: LoadContext): Plugin {
  const { siteDir } = context;
  const docs = path.join(siteDir, 'docs');
  const cache = new BuildCache(context);
  const isDevelopment = process.env.NODE_ENV === 'development';

  const dependOnFacts = {
    test: /\.mdx?$/,
    include: [docs],
    enforce: 'pre' as const,
    use: [
      {
        loader: require.resolve('./dependOnFacts.cjs'),
        options: { folders: [...folders, path.join(docs, '_partials')] },
      },
    ],
  };

  return {
    name: 'rookery-facts',
    getPathsToWatch: () =>
      [contractFile, declarationFile, `${schemaFolder}/*.json`].map((file) => path.join(siteDir, file)),
    async loadContent() {
      const unchanged = isDevelopment ? cache.isValid() : cache.open();
      if (!unchanged) {
        await checkContracts(siteDir);
      }
    },
    configureWebpack(_, isServer) {
      if (isDevelopment) {
        const storage = { type: 'filesystem', directory: `${cache.folder}-preview` };
        return {
          experiments: { cache: { type: 'persistent', version: cache.version, storage } },
          module: { rules: [dependOnFacts] },
          // Compiles a page when someone opens it, and after a changed fact only open pages.
          lazyCompilation: { entries: false, test: dependOnFacts.test },
          devServer: {
            setupMiddlewares: (others: readonly unknown[], { compiler }: { readonly compiler: never }) => [
              rspack.lazyCompilationMiddleware(compiler),
              ...others,
            ],
          },
        };
      }
      const storage = { type: 'filesystem', directory: cache.folder };
      return {
        experiments: { cache: { type: 'persistent', storage } },
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        ...(!isServer && {
          optimization: { minimizer: [(compiler) => listMinifier.apply(compiler as never)] },
        }),
      };
    },
    postBuild: () => cache.keep(),
  };
}
