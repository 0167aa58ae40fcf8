import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Keeps out of the readers' scripts what no reader needs.
 *
 * The theme still asks for its highlighter, though the code is coloured when the site is built
 * (`src/plugins/highlighted-code`): it gets an empty module. The sidebars come with a description of every page, for
 * cards that this site doesn't show. One package asks for all of TypeScript's helpers, for the sake of one. And what
 * can be worked out from the facts when the site is built comes as values (`….atBuild.ts`).
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
              use: [path.join(__dirname, 'valuesAtBuild.cjs')],
            },
            {
              test: /\.json$/,
              include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs', 'default', 'p'),
              use: [path.join(__dirname, 'withoutCards.cjs')],
            },
            {
              include: path.dirname(require.resolve('@docusaurus/utils-common')),
              resolve: { alias: { tslib$: path.join(__dirname, 'importDefault.cjs') } },
            },
          ],
        },
      };
    },
  };
}
