import type { Element } from 'cheerio';
import * as cheerio from 'cheerio';
import { redirects } from '../../redirects';

/** A built page: its file, for messages, and its HTML. */
export interface Page {
  readonly file: string;
  readonly html: string;
}

/** The inline scripts that every page has, as they are in the HTML, by what they do. */
export type KnownScripts = ReadonlyMap<string, string>;

// Browsers don't run scripts of other types, which are data, and policies don't apply to them.
const runs = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Returns the texts of the inline scripts that a browser would run. */
export function inlineScriptsOf(html: string): string[] {
  const $ = cheerio.load(html);
  return $<Element, string>('script:not([src])')
    .toArray()
    .filter(({ attribs }) => runs.test(attribs.type ?? ''))
    .map((element) => $(element).text());
}

/** Returns the script of the page at an old address, which static hosts serve instead of a redirect. */
function redirectScript(to: string): string {
  return `window.location.href = '${to}' + window.location.search + window.location.hash;`;
}

const redirectScripts = new Map(
  redirects.map(({ from, to }) => [`${from.slice(1)}/index.html`, redirectScript(to)]),
);

/**
 * Makes sure that each page has exactly the inline scripts that it should have. The policy allows every inline script
 * of the pages, so a script that a package, a plugin, or a page slips in would run unnoticed.
 * @param known the scripts of every page; the pages at old addresses have only their own
 * @throws if a page has another inline script, or lacks one
 */
export function checkInlineScripts(pages: readonly Page[], known: KnownScripts): void {
  for (const { file, html } of pages) {
    const own = redirectScripts.get(file);
    const expected = own ? new Map([['the script that leads to the new page', own]]) : known;
    const scripts = inlineScriptsOf(html).map((script) => script.trim());
    const unknown = scripts.find((script) => ![...expected.values()].includes(script));
    if (unknown !== undefined) {
      throw new Error(
        `${file} has an inline script that the build doesn't know: "${unknown.slice(0, 80)}". If it belongs there, name it in src/plugins/hosting/knownScripts.ts; if not, find out what added it.`,
      );
    }
    const missing = [...expected].find(([, script]) => !scripts.includes(script));
    if (missing) {
      throw new Error(
        `${file} lacks ${missing[0]}, or has it in another form. See src/plugins/hosting/knownScripts.ts.`,
      );
    }
  }
}
