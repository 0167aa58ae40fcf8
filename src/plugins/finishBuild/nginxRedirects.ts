import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { redirects } from '../../redirects';
import type { Redirect } from '../../redirects/parseRedirects';

/** Escapes text for a regular expression in quotation marks. */
function escapePattern(text: string): string {
  return text.replace(/[\^$.*+?()[\]{}|"]/g, '\\$&');
}

/** Encodes what isn't printable ASCII, and what nginx interprets in a quoted value. For example, `$` starts a variable. */
function encodeTarget(url: string): string {
  return url.replace(/[^!-~]|["$\\]/gu, encodeURIComponent);
}

/**
 * Formats a line of nginx's map from decoded paths to URLs. The key is a pattern, because nginx ignores the case of plain keys. It also
 * matches the Markdown of a page.
 */
export function formatMapLine({ from, to }: Redirect): string {
  const isPage = to.startsWith('/');
  const pattern = escapePattern(from) + (isPage ? '(?<docs_markdown>(?:\\.md)?)' : '');
  const [address = '', hash = ''] = encodeTarget(to).split(/(?<!#.*)(?=#)/);
  const query = address.includes('?') ? '' : '$is_args$args';
  return `"~^${pattern}/?\\z" "${address}${isPage ? '$docs_markdown' : ''}${query}${hash}";\n`;
}

export function writeNginxRedirects({ outDir }: Props): void {
  fs.writeFileSync(path.join(outDir, '_redirects.conf'), redirects.map(formatMapLine).join(''));
}
