import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { redirectsForNginx, redirectsForStaticHosts } from './redirectFiles';

/** Writes the redirects for hosts. */
export default function hosting(): Plugin {
  return {
    name: 'rookery-hosting',
    async postBuild({ outDir }) {
      fs.writeFileSync(path.join(outDir, '_redirects'), redirectsForStaticHosts());
      fs.writeFileSync(path.join(outDir, '_redirects.conf'), redirectsForNginx());
    },
  };
}
