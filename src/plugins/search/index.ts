import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { createPageReader } from '../../content/createPageReader';
import { serializeIndex } from '../../search/searchIndex';
import { listFiles } from '../../utils/files';
import { builtNameOf } from '../builtNameOf';
import { addPhrasesAndHelp, markBlocks, toIndexedPages } from './buildIndex';

// The package declares only the types of its options.
type SearchPackage = Pick<PluginModule, 'validateOptions'> & { default: PluginModule };
const searchPackage: SearchPackage = require('@easyops-cn/docusaurus-search-local');

/**
 * Returns the version of the index for its URL: a hash of all files that pages are built from, such as facts and the versions of
 * packages. The search package hashes only Markdown.
 */
function hashSiteSources(siteDir: string): string {
  const sources = 'docs i18n src static docusaurus.config.ts sidebars.ts package-lock.json'.split(' ');
  const files = sources.flatMap((source) => listFiles(siteDir, source));
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file).update(fs.readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * The theme of the search package. It adds the search page, and extracts the texts of pages from a copy of their HTML in which
 * blocks are marked. Only the texts are kept: `src/search` indexes them in the browser.
 */
const searchTheme: PluginModule = async (context: LoadContext, options: unknown) => {
  const theme = (await searchPackage.default(context, options)) as Plugin;
  return {
    ...theme,
    contentLoaded: async (props) => {
      await theme.contentLoaded?.(props);
      props.actions.setGlobalData({ version: hashSiteSources(context.siteDir) });
    },
    postBuild: async (props) => {
      const markedDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
      try {
        for (const route of props.routesPaths) {
          const file = `${builtNameOf(route)}.html`;
          fs.mkdirSync(path.dirname(path.join(markedDir, file)), { recursive: true });
          const html = fs.readFileSync(path.join(props.outDir, file), 'utf8');
          fs.writeFileSync(path.join(markedDir, file), markBlocks(html));
        }
        await theme.postBuild?.({ ...props, outDir: markedDir });
        const packageIndex = JSON.parse(fs.readFileSync(path.join(markedDir, 'search-index.json'), 'utf8'));
        const pages = toIndexedPages(packageIndex);
        const index = addPhrasesAndHelp(pages, markedDir, createPageReader(props.siteDir));
        fs.writeFileSync(path.join(props.outDir, 'search-index.json'), serializeIndex(index));
      } finally {
        fs.rmSync(markedDir, { recursive: true });
      }
    },
  };
};

export default Object.assign(searchTheme, { validateOptions: searchPackage.validateOptions });
