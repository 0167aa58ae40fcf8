import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Keeps what no reader needs out of the scripts.
 *
 * The theme imports a highlighter, but code is highlighted while the site is built (`src/remark/code`), so
 * the import resolves to an empty module. The sidebars come with a description of every page, for cards that this site
 * doesn't show. What can be computed from the facts while the site is built is replaced with its values
 * (`….atBuild.ts`).
 */
export default function leanScripts({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'rookery-lean-scripts',
    configureWebpack() {
      return {
        resolve: { alias: { 'prism-react-renderer$': false } },
        module: {
          rules: [
            {
              test: /\.atBuild\.ts$/,
              enforce: 'pre',
              use: [require.resolve('./valuesAtBuild.cjs')],
            },
            {
              test: /\.json$/,
              include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs', 'default', 'p'),
              use: [require.resolve('./withoutCards.cjs')],
            },
          ],
        },
      };
    },
  };
}
