import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { pageName } from '../pageName';
import { withContentPolicy } from './contentPolicy';

/** Puts the style sheet into every page, so that it doesn't wait for another file, and adds a policy. */
export default function inlineCssAndCsp(): Plugin {
  return {
    name: 'rookery-inline-css-and-csp',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
      for (const route of routesPaths) {
        const file = `${pageName(route, baseUrl)}.html`;
        const html = read(file).replaceAll(
          /<link rel="?stylesheet"? href="?([^" >]+)[^>]*>/g,
          (_, address: string) => `<style>${read(address.slice(baseUrl.length))}</style>`,
        );
        // In one step, because other plugins read the pages at the same time.
        fs.writeFileSync(path.join(outDir, `${file}.new`), withContentPolicy(html));
        fs.renameSync(path.join(outDir, `${file}.new`), path.join(outDir, file));
      }
    },
  };
}
