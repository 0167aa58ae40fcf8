import { redirects } from '../../redirects';
import { type Header, keepForever, transportSecurity } from './headers';

/** How much Cloudflare Pages reads of the two files, by its documentation. Netlify names no such limits. */
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
 * `_redirects`, as Netlify and Cloudflare Pages read it. Both take the first rule for an address, tell capitals from
 * small letters, and keep the query.
 *
 * Netlify shows a file that is at the address, as the pages that lead on by script are, unless `!` forces the rule.
 * Cloudflare Pages always follows a rule, does not know `!`, and passes over a line that it cannot read. So each
 * address has its forced rule first and its plain rule further down.
 * @throws where there are more rules than Cloudflare Pages reads
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
 * `_headers`, as Netlify and Cloudflare Pages read it. Both add up all the rules that fit an address, so no header
 * stands in two; what may be kept of the files without a hash is what both do by themselves: ask anew each time.
 * @param headers those of every answer
 * @throws where a line is longer than Cloudflare Pages reads
 */
export function headersFile(headers: readonly Header[]): string {
  const lines = [
    ...rule('/*', [...headers, transportSecurity]),
    ...rule('/assets/*', [{ name: 'Cache-Control', value: keepForever }]),
  ];
  return checked('_headers', lines.join('\n'), staticHostLimits.headerLine);
}
