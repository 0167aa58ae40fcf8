import { redirects } from '../../redirects';

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Both apply the first rule that matches, are case-sensitive, and
 * keep the query.
 *
 * Netlify serves a file at the path, such as a redirect page, unless `!` forces the rule. Cloudflare Pages always applies
 * a rule, doesn't support `!`, and skips lines that it can't parse. So each path has a forced rule first.
 */
export function redirectsForStaticHosts(): string {
  const rules = redirects.flatMap(({ from, to }) => [
    `${from} ${to} 301!`,
    `${from} ${to} 301`,
    `${from}/ ${to} 301`,
  ]);
  return `${rules.join('\n')}\n`;
}

/** Returns the lines of a map for nginx, from URLs as they were sent to paths. Only patterns are case-sensitive there. */
export function redirectsForNginx(): string {
  return redirects.map(({ from, to }) => `"~^${from}(?:\\?|$)" ${to};\n`).join('');
}
