import { redirects } from '../../redirects';
import { type Header, keepForever, transportSecurity } from './headers';

/** The limits that Cloudflare Pages documents for the two files. Netlify documents none. */
export const staticHostLimits = {
  redirectRules: 2000,
  redirectLine: 1000,
  headerLine: 2000,
} as const;

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Both apply the first rule that matches, are case-sensitive, and
 * keep the query.
 *
 * Netlify serves a file at the path, such as a redirect page, unless `!` forces the rule. Cloudflare Pages always applies
 * a rule, doesn't support `!`, and skips lines that it can't parse. So each path has a forced rule first and a plain rule
 * later.
 */
export function redirectsFile(): string {
  const forced = redirects.map(({ from, to }) => `${from} ${to} 301!`);
  const plain = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return ['# Netlify', ...forced, '', '# Cloudflare Pages', ...plain, ''].join('\n');
}

function rule(pattern: string, headers: readonly Header[]): string[] {
  return [pattern, ...headers.map(({ name, value }) => `  ${name}: ${value}`), ''];
}

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Both combine all rules that match a path, so no header is in two
 * rules. Files without a hash have no `Cache-Control` here, because both hosts revalidate them by default.
 * @param headers the headers of every response
 * @throws if a line is longer than Cloudflare Pages allows
 */
export function headersFile(headers: readonly Header[]): string {
  const lines = [
    ...rule('/*', [...headers, transportSecurity]),
    ...rule('/assets/*', [{ name: 'Cache-Control', value: keepForever }]),
  ];
  const most = staticHostLimits.headerLine;
  const long = lines.find((line) => line.length > most);
  if (long) {
    const what = `a line of ${long.length} characters (${long.trim().slice(0, 30)}…)`;
    throw new Error(`_headers would have ${what}, and Cloudflare Pages reads ${most}.`);
  }
  return lines.join('\n');
}
