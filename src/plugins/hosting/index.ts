import fs from 'node:fs';
import path from 'node:path';
import { builtFiles } from '../builtFiles';
import { withContentPolicy } from './contentPolicy';
import { redirectsForNginx, redirectsForStaticHosts } from './redirectFiles';

/** Makes the built site ready for hosts: adds a policy to each page, and writes the redirects. */
export function prepareForHosts(outDir: string): void {
  for (const file of builtFiles(outDir).filter((name) => name.endsWith('.html'))) {
    const place = path.join(outDir, file);
    fs.writeFileSync(place, withContentPolicy(fs.readFileSync(place, 'utf8')));
  }
  fs.writeFileSync(path.join(outDir, '_redirects'), redirectsForStaticHosts());
  fs.writeFileSync(path.join(outDir, '_redirects.conf'), redirectsForNginx());
}
