import fs from 'node:fs';
import path from 'node:path';
import { editHtml } from '../builtFiles';
import { withContentPolicy } from './contentPolicy';
import { redirectsForNginx, redirectsForStaticHosts } from './redirectFiles';

/** Makes the built site ready for hosts: adds a policy to each page, and writes the redirects. */
export function prepareForHosts(outDir: string): void {
  editHtml(outDir, withContentPolicy);
  fs.writeFileSync(path.join(outDir, '_redirects'), redirectsForStaticHosts());
  fs.writeFileSync(path.join(outDir, '_redirects.conf'), redirectsForNginx());
}
