import type { PluginConfig, PluginModule, PluginOptions } from '@docusaurus/types';

/**
 * Makes the `postBuild` hooks of these plugins run one after another. Docusaurus calls the hooks of all plugins at once,
 * but each of these reads files that the ones before it write.
 */
export function inOrder(plugins: readonly (readonly [PluginModule, PluginOptions?])[]): PluginConfig[] {
  let previous: Promise<void> = Promise.resolve();
  return plugins.map(([plugin, options = {}]) => {
    const ordered: PluginModule = async (context, validated) => {
      const loaded = await plugin(context, validated);
      return (
        loaded && {
          ...loaded,
          postBuild(props) {
            previous = previous.then(() => loaded.postBuild?.(props));
            return previous;
          },
        }
      );
    };
    ordered.validateOptions = plugin.validateOptions;
    return [ordered, options];
  });
}
