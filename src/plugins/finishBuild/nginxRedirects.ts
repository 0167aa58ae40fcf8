import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { redirects } from '../../redirects';
import type { Redirect } from '../../redirects/parseRedirects';

/**
 * Formats a line of nginx's map from decoded paths to URLs. The key is a regular expression, because nginx ignores the case of plain
 * keys. The query precedes the hash.
 */
function formatMapLine({ from, to }: Redirect): string {
  const pattern = from.replace(/[\^$.*+?()[\]{}|"]/g, '\\$&');
  const [address = '', hash = ''] = to.split(/(?=#)/);
  return `"~^${pattern}/?$" "${address}$is_args$args${hash}";\n`;
}

export function writeNginxRedirects({ outDir }: Props): void {
  fs.writeFileSync(path.join(outDir, '_redirects.conf'), redirects.map(formatMapLine).join(''));
}
