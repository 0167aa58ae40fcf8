import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';

const client = path.resolve(__dirname, '../../search/client');

/**
 * Puts our modules in place of two of the search package's: its query step, and the drop-down that shows its answers.
 */
export function replaceModules({ instance: { NormalModuleReplacementPlugin } }: CurrentBundler) {
  return {
    plugins: [
      new NormalModuleReplacementPlugin(/\/searchByWorker$/, path.join(client, 'queryStep.ts')),
      new NormalModuleReplacementPlugin(/^@easyops-cn\/autocomplete\.js$/, path.join(client, 'comboBox.ts')),
    ],
  };
}
