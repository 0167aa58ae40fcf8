import fs from 'node:fs';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import sitemap, { type PluginOptions as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirects } from '../../redirects';

/**
 * Whether the folder's file system tells `a` from `A`. macOS and Windows usually do not.
 * @param dir the folder that is written to; created if it's missing
 */
export function isCaseSensitive(dir: string): boolean {
  fs.mkdirSync(dir, { recursive: true });
  const probe = path.join(dir, '.case-probe');
  fs.writeFileSync(probe, '');
  const ignoresCase = fs.existsSync(path.join(dir, '.CASE-PROBE'));
  fs.rmSync(probe);
  return !ignoresCase;
}

/**
 * Returns the old paths that can be written as files. If the file system ignores case, `SSO/` and `sso/` would be one
 * folder and `Bot/` would shadow the live page `bot`, so only the first of such paths is written.
 */
export function redirectsFor(caseSensitive: boolean): typeof redirects {
  if (caseSensitive) {
    return redirects;
  }
  const taken = new Set(redirects.map(({ to }) => to.toLowerCase()));
  return redirects.filter(({ from }) => {
    const key = from.toLowerCase();
    const free = !taken.has(key);
    taken.add(key);
    return free;
  });
}

const sitemapOptions: SitemapOptions = {
  filename: 'sitemap.xml',
  ignorePatterns: [],
  lastmod: null,
  changefreq: null,
  priority: null,
};

/**
 * Decides what each path leads to: pages at their exact path, a redirect from each old path, and the sitemap. The
 * client's router tells `/HOME` from `/home`, as the server does; otherwise the not-found page of `/HOME` would turn into
 * a broken copy of `/home` after hydration.
 */
export default function routes(context: LoadContext): Plugin {
  const steps = [
    clientRedirects(context, {
      id: 'default',
      fromExtensions: [],
      toExtensions: [],
      redirects: [...redirectsFor(isCaseSensitive(context.outDir))],
    }) as Plugin | null,
    sitemap(context, sitemapOptions) as Plugin | null,
  ];
  return {
    name: 'rookery-routes',
    configureWebpack: () => ({
      resolve: { alias: { 'react-router-config$': require.resolve('./react-router-config.tsx') } },
    }),
    async postBuild(props) {
      for (const step of steps) {
        await step?.postBuild?.(props);
      }
    },
  };
}
