import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { type PluggableList, type Plugin as RemarkPlugin, unified } from 'unified';

const src = path.join(__dirname, '../..');
/** The folders whose files the steps from Markdown to page are made of. */
const folders = ['facts', 'markdown'].map((folder) => path.join(src, folder));

/** The steps, until a file of theirs changes. */
let steps: Promise<{ readonly remarkSteps: PluggableList }> | undefined;

/** Runs the steps from Markdown to page, with the facts and the steps as they are now on disk. */
export const freshSteps: RemarkPlugin<[], Root> = () => async (tree, file) => {
  steps ??= loadFreshModule(path.join(src, 'markdown/index.ts')) as NonNullable<typeof steps>;
  const { remarkSteps } = await steps;
  return (await unified().use(remarkSteps).run(tree, file)) as Root;
};

/** While `npm start` runs, compiles a page when someone opens it, and again when a fact or a step changed. */
export default function facts({ siteDir }: LoadContext): Plugin {
  const docs = path.join(siteDir, 'docs');
  const pages = /\.mdx?$/;
  return {
    name: 'rookery-facts',
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? {
            module: {
              rules: [
                {
                  test: pages,
                  include: [docs],
                  enforce: 'pre',
                  use: [
                    {
                      loader: require.resolve('./dependOnFacts.cjs'),
                      options: {
                        folders: [...folders, path.join(docs, '_diagrams')],
                      },
                    },
                  ],
                },
              ],
            },
            plugins: [
              {
                apply(compiler) {
                  compiler.hooks.invalid.tap('rookery-facts', (changed) => {
                    if (folders.some((folder) => changed?.startsWith(folder))) {
                      steps = undefined;
                    }
                  });
                },
              },
            ],
            lazyCompilation: { entries: false, test: pages },
            devServer: {
              setupMiddlewares: (others: readonly unknown[], { compiler }: { readonly compiler: never }) => [
                rspack.lazyCompilationMiddleware(compiler),
                ...others,
              ],
            },
          }
        : {},
  };
}
