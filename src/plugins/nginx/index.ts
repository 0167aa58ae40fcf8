import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { redirects } from '../../redirects';

/**
 * Writes the redirects for hosts. Netlify and Cloudflare Pages read `_redirects`: both apply the first rule that matches, are
 * case-sensitive, and keep the query. Netlify serves a file at the path, such as a redirect page, unless `!` forces the rule.
 * Cloudflare Pages always applies a rule, doesn't support `!`, and skips lines that it can't parse. So each path has a forced
 * rule first.
 *
 * nginx reads `_redirects.conf`: lines of a map from URLs as they were sent to paths. Only patterns are case-sensitive there.
 */
export default function nginx(): Plugin {
  const rules = redirects.map(
    ({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n${from}/ ${to} 301\n`,
  );
  const map = redirects.map(({ from, to }) => `"~^${from.replaceAll('.', '\\.')}(?:\\?|$)" ${to};\n`);
  return {
    name: 'rookery-nginx',
    async postBuild({ outDir }) {
      fs.writeFileSync(path.join(outDir, '_redirects'), rules.join(''));
      fs.writeFileSync(path.join(outDir, '_redirects.conf'), map.join(''));
    },
  };
}
