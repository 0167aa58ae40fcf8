import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { readPhrases } from '../../content/phrases';
import { listFiles } from '../../utils/files';
import { createIndex } from './createIndex';

// The package declares only the types of its options.
type SearchPackage = Pick<PluginModule, 'validateOptions'> & { default: PluginModule };
const searchPackage: SearchPackage = require('@easyops-cn/docusaurus-search-local');

/** Pages are rendered before the index exists, so its version replaces this text in them. */
const versionPlaceholder = 'the-version-of-the-search-index';

function replaceInPages(dir: string, text: string, replacement: string): void {
  for (const file of listFiles(dir, '').filter((name) => name.endsWith('.html'))) {
    const page = path.join(dir, file);
    const html = fs.readFileSync(page, 'utf8').replace(text, replacement);
    // Another plugin may be reading the page, so it's replaced at once.
    fs.writeFileSync(`${page}.new`, html);
    fs.renameSync(`${page}.new`, page);
  }
}

/**
 * The theme of the search package, which adds the search page and writes the texts of pages into `search-index.json`. After it, this
 * one replaces the package's index by one with the phrases that readers type. Its version is its hash, which pages have in a `meta` element.
 */
const searchTheme: PluginModule = async (context: LoadContext, options: unknown) => {
  const theme = (await searchPackage.default(context, options)) as Plugin;
  return {
    ...theme,
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { name: 'search-index-version', content: versionPlaceholder } },
      ],
    }),
    async postBuild(props) {
      await theme.postBuild?.(props);
      const file = path.join(props.outDir, 'search-index.json');
      const packageIndex = JSON.parse(fs.readFileSync(file, 'utf8'));
      const phrasesOf = (url: string) => readPhrases(props.siteDir, url.slice(props.baseUrl.length));
      const json = JSON.stringify(createIndex(packageIndex, phrasesOf));
      fs.writeFileSync(file, json);
      const version = createHash('sha256').update(json).digest('hex').slice(0, 8);
      replaceInPages(props.outDir, versionPlaceholder, version);
    },
  };
};

export default Object.assign(searchTheme, { validateOptions: searchPackage.validateOptions });
