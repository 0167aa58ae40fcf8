import { getSwcHtmlMinifier } from '@docusaurus/faster';
import {
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@docusaurus/types';
import { redirectOf } from '../builtFiles';
import { type HtmlTag, tagsIn } from '../htmlTags';
import { preHydrationScript, speedPlugin } from '../speed';

/** A built page: its file, for messages, and its tags. */
export interface Page {
  readonly file: string;
  readonly tags: readonly HtmlTag[];
}

/** The inline scripts that every page has, as they are in the HTML, by what they do. */
export type KnownScripts = ReadonlyMap<string, string>;

// Browsers don't run scripts of other types, which are data, and policies don't apply to them.
const runs = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Returns the texts of the inline scripts that a browser would run. */
export function inlineScriptsOf(tags: readonly HtmlTag[]): string[] {
  return tags
    .filter(
      ({ name, attributes: { src, type } }) =>
        name === 'script' && src === undefined && runs.test(type ?? ''),
    )
    .map(({ text }) => text);
}

/** Minifies a script the way Docusaurus minifies the pages it's in. */
async function minified(script: string): Promise<string> {
  const minify = await getSwcHtmlMinifier();
  const { code } = await minify(`<!doctype html><script>${script}</script>`, { minifyJs: true });
  return inlineScriptsOf(tagsIn(code)).join('');
}

/** Returns the scripts that the theme and this site's own plugins put into every page. */
export async function knownScripts({ siteConfig, siteStorage, plugins }: Props): Promise<KnownScripts> {
  const { colorMode, announcementBar } = siteConfig.themeConfig as unknown as ThemeConfig;
  // The theme puts all of its scripts into one element.
  const theme = [
    getThemeInlineScript({ colorMode, siteStorage }),
    DataAttributeQueryStringInlineJavaScript,
    announcementBar ? getAnnouncementBarInlineScript({ siteStorage }) : '',
  ].join('\n');
  const known = new Map([["the theme's script for the color mode", await minified(theme)]]);
  if (plugins.some(({ name }) => name === speedPlugin)) {
    known.set('the script of src/plugins/speed/preHydration', await minified(preHydrationScript()));
  }
  return known;
}

/** Returns the script of the page at an old address, which static hosts serve instead of a redirect. */
function redirectScript(to: string): string {
  return `window.location.href = '${to}' + window.location.search + window.location.hash;`;
}

/**
 * Makes sure that a page has exactly the inline scripts that it should have. The policy allows every inline script of the
 * pages, so a script that a package, a plugin, or a page slips in would run unnoticed.
 * @param known the scripts of every page; the pages at old addresses have only their own
 * @throws if the page has another inline script, or lacks one
 */
export function checkInlineScripts({ file, tags }: Page, known: KnownScripts): void {
  const redirect = redirectOf(file);
  const expected = redirect
    ? new Map([['the script that leads to the new page', redirectScript(redirect.to)]])
    : known;
  const scripts = inlineScriptsOf(tags).map((script) => script.trim());
  const unknown = scripts.find((script) => ![...expected.values()].includes(script));
  if (unknown !== undefined) {
    throw new Error(
      `${file} has an inline script that the build doesn't know: "${unknown.slice(0, 80)}". If it belongs there, name it in src/plugins/hosting/inlineScripts.ts; if not, find out what added it.`,
    );
  }
  const missing = [...expected].find(([, script]) => !scripts.includes(script));
  if (missing) {
    throw new Error(
      `${file} lacks ${missing[0]}, or has it in another form. See src/plugins/hosting/inlineScripts.ts.`,
    );
  }
}
