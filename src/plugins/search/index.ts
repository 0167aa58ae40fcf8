import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { loadPages } from '../../content/loadPages';
import { listFiles } from '../../utils/files';
import { builtPath } from '../builtPath';
import { addPhrasesAndHelp, convertIndex, markBlocks } from './buildIndex';

// The package declares only the types of its options.
type SearchPackage = Pick<PluginModule, 'validateOptions'> & { default: PluginModule };
const searchPackage: SearchPackage = require('@easyops-cn/docusaurus-search-local');

/**
 * The version of the index, the same for the same site: a hash of everything that pages are made of, facts and
 * packages included. The search package's own is that of the Markdown alone.
 */
function indexVersion(siteDir: string): string {
  const sources = 'docs i18n src static docusaurus.config.ts sidebars.ts package-lock.json'.split(' ');
  const files = sources.flatMap((place) => listFiles(siteDir, place));
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file).update(fs.readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * The search package's theme. It adds the route of the search page, and writes the index, here from a copy of the pages where
 * blocks are marked. Of its index, only the documents are kept. `src/search` reads the result.
 */
const searchTheme: PluginModule = async (context: LoadContext, options: unknown) => {
  const theme = (await searchPackage.default(context, options)) as Plugin;
  return {
    ...theme,
    contentLoaded: async (props) => {
      await theme.contentLoaded?.(props);
      props.actions.setGlobalData({ version: indexVersion(context.siteDir) });
    },
    postBuild: async (props) => {
      const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
      try {
        for (const route of props.routesPaths) {
          const file = `${builtPath(route)}.html`;
          fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
          const html = fs.readFileSync(path.join(props.outDir, file), 'utf8');
          fs.writeFileSync(path.join(copy, file), markBlocks(html));
        }
        await theme.postBuild?.({ ...props, outDir: copy });
        const pages = convertIndex(JSON.parse(fs.readFileSync(path.join(copy, 'search-index.json'), 'utf8')));
        const finished = addPhrasesAndHelp(pages, copy, loadPages(props.siteDir));
        fs.writeFileSync(path.join(props.outDir, 'search-index.json'), JSON.stringify(finished));
      } finally {
        fs.rmSync(copy, { recursive: true });
      }
    },
  };
};

export default Object.assign(searchTheme, { validateOptions: searchPackage.validateOptions });
