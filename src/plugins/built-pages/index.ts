import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { pageName } from '../pageName';
import { withContentPolicy } from './contentPolicy';
import { pageScripts } from './pageScripts';

/**
 * Puts the style sheet and the tags of the page's own scripts into every page, so that neither waits for another file, and adds
 * a policy.
 */
export default function builtPages(): Plugin {
  return {
    name: 'rookery-built-pages',
    async postBuild({ outDir, baseUrl, routesPaths, ...props }) {
      const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
      const scripts = pageScripts(props);
      for (const route of routesPaths) {
        const file = `${pageName(route, baseUrl)}.html`;
        const own = scripts.get(route)?.map((address) => `<script src=${address} defer></script>`) ?? [];
        const html = read(file)
          .replaceAll(
            /<link rel="?stylesheet"? href="?([^" >]+)[^>]*>/g,
            (_, address: string) => `<style>${read(address.slice(baseUrl.length))}</style>`,
          )
          .replace('</body>', () => `${own.join('')}</body>`);
        // In one step, because other plugins read the pages at the same time.
        fs.writeFileSync(path.join(outDir, `${file}.new`), withContentPolicy(html));
        fs.renameSync(path.join(outDir, `${file}.new`), path.join(outDir, file));
      }
    },
  };
}
