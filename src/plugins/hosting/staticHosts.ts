import { redirects } from '../../redirects';
import { type Header, keepForever, transportSecurity } from './headers';

/** The limits that Cloudflare Pages documents for the two files. Netlify documents none. */
export const staticHostLimits = {
  redirectRules: 2000,
  redirectLine: 1000,
  headerRules: 100,
  headerLine: 2000,
} as const;

function tooMuch(file: string, what: string, most: number): Error {
  return new Error(
    `${file} would have ${what}; Cloudflare Pages reads ${most}. See src/plugins/hosting/staticHosts.ts.`,
  );
}

function checked(file: string, text: string, most: number): string {
  const long = text.split('\n').find((line) => line.length > most);
  if (long) {
    throw tooMuch(file, `a line of ${long.length} characters (${long.trim().slice(0, 30)}…)`, most);
  }
  return text;
}

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Both apply the first rule that matches, are case-sensitive, and
 * keep the query.
 *
 * Netlify serves a file at the path, such as a redirect page, unless `!` forces the rule. Cloudflare Pages always applies
 * a rule, doesn't support `!`, and skips lines that it can't parse. So each path has a forced rule first and a plain rule
 * later.
 * @throws if there are more rules than Cloudflare Pages allows
 */
export function redirectsFile(): string {
  const forced = redirects.map(({ from, to }) => `${from} ${to} 301!`);
  const plain = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  const rules = forced.length + plain.length;
  if (rules > staticHostLimits.redirectRules) {
    throw tooMuch('_redirects', `${rules} rules`, staticHostLimits.redirectRules);
  }
  const lines = ['# Netlify', ...forced, '', '# Cloudflare Pages', ...plain, ''];
  return checked('_redirects', lines.join('\n'), staticHostLimits.redirectLine);
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
  return checked('_headers', lines.join('\n'), staticHostLimits.headerLine);
}
