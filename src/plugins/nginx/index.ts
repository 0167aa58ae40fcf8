import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { redirects } from '../../redirects';

/**
 * Writes the redirects for nginx, as `_redirects.conf`: lines of a map from URLs as they were sent to paths. Only patterns are
 * case-sensitive there.
 */
export default function nginx(): Plugin {
  const map = redirects.map(({ from, to }) => `"~^${from.replaceAll('.', '\\.')}(?:\\?|$)" ${to};\n`);
  return {
    name: 'rookery-nginx',
    async postBuild({ outDir }) {
      fs.writeFileSync(path.join(outDir, '_redirects.conf'), map.join(''));
    },
  };
}
