import path from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';

interface Bundler {
  readonly NormalModuleReplacementPlugin: new (request: RegExp, replacement: string) => WebpackPluginInstance;
}

const client = path.resolve(__dirname, '../../search/client');

/**
 * Puts our modules in place of two of the search package's: its query step, and the drop-down that shows its answers.
 * @param bundler the bundler that builds the site
 */
export function replaceModules(bundler: Bundler): Configuration {
  return {
    plugins: [
      new bundler.NormalModuleReplacementPlugin(/\/searchByWorker$/, path.join(client, 'queryStep.ts')),
      new bundler.NormalModuleReplacementPlugin(
        /^@easyops-cn\/autocomplete\.js$/,
        path.join(client, 'comboBox.ts'),
      ),
    ],
  };
}
