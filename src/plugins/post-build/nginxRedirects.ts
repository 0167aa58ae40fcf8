import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { redirects } from '../../redirects';
import type { Redirect } from '../../redirects/parseRedirects';

/** A line of nginx's map from decoded paths to URLs. It's a pattern, because only patterns are case-sensitive there. */
export function mapLine({ from, to }: Redirect): string {
  const pattern = from.replace(/[\^$.*+?()[\]{}|"]/g, '\\$&');
  // In a target, nginx takes `$` for a variable.
  const [address = '', hash = ''] = to.replace(/[^!-~]|["$\\]/gu, encodeURIComponent).split(/(?=#)/);
  const query = address.includes('?') ? '' : '$is_args$args';
  return `"~^${pattern}/?\\z" "${address}${query}${hash}";\n`;
}

export function writeNginxRedirects({ outDir }: Props): void {
  fs.writeFileSync(path.join(outDir, '_redirects.conf'), redirects.map(mapLine).join(''));
}
