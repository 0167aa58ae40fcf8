import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { type Redirect, redirects } from '../../redirects';

/** A line of nginx's map from decoded paths to URLs. It's a pattern, because only patterns are case-sensitive there. */
export function mapLine({ from, to }: Redirect): string {
  const [page, hash] = to.split('#');
  const target = `${page}$is_args$args${hash === undefined ? '' : `#${hash}`}`;
  return `"~^${from.replace(/[.*+?^${}()|[\]"]/g, '\\$&')}$" "${target}";\n`;
}

/** Writes the redirects for nginx, as `_redirects.conf`. */
export default function nginx(): Plugin {
  return {
    name: 'rookery-nginx',
    postBuild({ outDir }) {
      fs.writeFileSync(path.join(outDir, '_redirects.conf'), redirects.map(mapLine).join(''));
    },
  };
}
