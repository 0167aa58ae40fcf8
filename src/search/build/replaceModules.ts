import type { CurrentBundler } from '@docusaurus/types';

/**
 * Puts our modules in place of two of the search package's: its query step, and the drop-down that shows its answers.
 */
export function replaceModules({ instance: { NormalModuleReplacementPlugin } }: CurrentBundler) {
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
