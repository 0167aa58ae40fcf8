import { load } from 'cheerio';
import { brotli, type SiteServer } from './server';

/** How many bytes the scripts that stand in a page's HTML are, each in Brotli on its own. */
export function inlineScripts(server: SiteServer, address: string): number {
  const html = load(server.contentOf(address) ?? '');
  return html('script:not([src])')
    .toArray()
    .map((script) => ({ text: html(script).text(), type: html(script).attr('type') ?? 'module' }))
    .filter(({ text, type }) => text && /module|javascript/.test(type))
    .reduce((sum, { text }) => sum + brotli(Buffer.from(text)).length, 0);
}
