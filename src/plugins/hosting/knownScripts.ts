import { getSwcHtmlMinifier } from '@docusaurus/faster';
import {
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext } from '@docusaurus/types';
import { scriptInPage } from '../speed/preHydration';
import { inlineScriptsOf, type KnownScripts } from './inlineScripts';

/** Minifies a script the way Docusaurus minifies the pages it's in. */
async function minified(script: string): Promise<string> {
  const minify = await getSwcHtmlMinifier();
  const { code } = await minify(`<!doctype html><script>${script}</script>`, { minifyJs: true });
  return inlineScriptsOf(code).join('');
}

/** Returns the scripts that the theme and this site's own plugins put into every page. */
export async function knownScripts({ siteConfig, siteStorage }: LoadContext): Promise<KnownScripts> {
  const { colorMode, announcementBar } = siteConfig.themeConfig as unknown as ThemeConfig;
  // The theme puts all of its scripts into one element.
  const theme = [
    getThemeInlineScript({ colorMode, siteStorage }),
    DataAttributeQueryStringInlineJavaScript,
    announcementBar ? getAnnouncementBarInlineScript({ siteStorage }) : '',
  ].join('\n');
  return new Map([
    ["the theme's script for the color mode", await minified(theme)],
    ['the script of src/plugins/speed/preHydration', await minified(scriptInPage())],
  ]);
}
