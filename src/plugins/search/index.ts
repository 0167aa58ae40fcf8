import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { readPhrases } from '../../content/phrases';
import { createIndex } from './createIndex';

// The package declares only the types of its options.
type SearchPackage = Pick<PluginModule, 'validateOptions'> & { default: PluginModule };
const searchPackage: SearchPackage = require('@easyops-cn/docusaurus-search-local');

/**
 * The theme of the search package, which adds the search page and writes the texts of pages into `search-index.json`. After it, this
 * one replaces the package's index by one with the phrases that readers type.
 */
const searchTheme: PluginModule = async (context: LoadContext, options: unknown) => {
  const theme = (await searchPackage.default(context, options)) as Plugin;
  return {
    ...theme,
    // Next to the URL of the index, the package's constants import its search engine.
    configureWebpack: () => ({ module: { rules: [{ test: /[\\/]lunr[\\/]/, sideEffects: false }] } }),
    async postBuild(props) {
      await theme.postBuild?.(props);
      const file = path.join(props.outDir, 'search-index.json');
      const packageIndex = JSON.parse(fs.readFileSync(file, 'utf8'));
      const fileOf = (url: string) => path.join(props.outDir, `${url.slice(props.baseUrl.length)}.html`);
      const index = createIndex(
        packageIndex,
        (url) => readPhrases(props.siteDir, `/${url.slice(props.baseUrl.length)}`),
        (url) => fs.readFileSync(fileOf(url), 'utf8'),
      );
      fs.writeFileSync(file, JSON.stringify(index));
    },
  };
};

export default Object.assign(searchTheme, { validateOptions: searchPackage.validateOptions });
