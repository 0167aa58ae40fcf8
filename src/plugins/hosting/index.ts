import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { builtFiles } from '../builtFiles';
import { withContentPolicy } from './contentPolicy';
import { redirectsForNginx, redirectsForStaticHosts } from './redirectFiles';

/**
 * Makes the built site ready for hosts: adds a policy to each page, and writes the redirects. It has to run after all
 * plugins that write or change pages.
 */
export default function hosting(): Plugin {
  return {
    name: 'rookery-hosting',
    async postBuild({ outDir }) {
      for (const file of builtFiles(outDir).filter((name) => name.endsWith('.html'))) {
        const place = path.join(outDir, file);
        fs.writeFileSync(place, withContentPolicy(fs.readFileSync(place, 'utf8')));
      }
      fs.writeFileSync(path.join(outDir, '_redirects'), redirectsForStaticHosts());
      fs.writeFileSync(path.join(outDir, '_redirects.conf'), redirectsForNginx());
    },
  };
}
