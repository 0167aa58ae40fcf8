import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { listFiles } from '../utils/files';

const linkPattern = /<link rel="?stylesheet"? href="?\/[^" >]*?(assets\/css\/[^" >]+)[^>]*>/;

/** In `src/ssrTemplate.eta`. */
const policyPlaceholder = 'content="the policy, after the build"';

/** Returns the sources to allow: the site's files, and each inline script or style sheet by its hash. */
function formatSources(html: string, pattern: RegExp): string {
  const hashes = [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return ["'self'", ...new Set(hashes)].join(' ');
}

/** Returns the strictest Content-Security-Policy with which a page works. */
function createPolicy(html: string): string {
  return [
    // Firefox checks prefetches against `default-src`. All other types of requests have their own directive.
    "default-src 'self'",
    // Browsers don't run JSON-LD.
    `script-src ${formatSources(html, /<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs)}`,
    `style-src ${formatSources(html, /<style[^>]*>(.*?)<\/style>/gs)}`,
    // Scenes have colors in `style` attributes, which affect only their element.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "manifest-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Inlines the style sheet into every page, so that the first paint needs no second request, and fills in the policy. Throws if a page has no
 * place for one of them.
 */
function inlineCssAndPolicy({ outDir, baseUrl }: Props): void {
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  // All pages have the same style sheet and scripts.
  let styles: string | undefined;
  let policy: string | undefined;
  for (const file of listFiles(outDir, '').filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    // The pages of redirects have no styles, and only their own script.
    if (!/ id="?__docusaurus/.test(html)) continue;
    if (!html.includes(policyPlaceholder) || !linkPattern.test(html)) {
      throw new Error(
        `${file} has no place for the policy or the style sheet. Compare src/ssrTemplate.eta and linkPattern.`,
      );
    }
    const styled = html.replace(linkPattern, (_, sheet: string) => {
      // The bundler leaves the URLs of these images as they are in `src/css/`.
      styles ??= read(sheet).replaceAll('/img/', `${baseUrl}img/`);
      return `<style>${styles}</style>`;
    });
    policy ??= `content="${createPolicy(styled)}"`;
    fs.writeFileSync(path.join(outDir, file), styled.replace(policyPlaceholder, policy));
  }
}

/** Finishes the built pages. Synchronous, because Docusaurus starts the next plugin without waiting, and the search would read half-written pages. */
export default function finishBuild(): Plugin {
  return {
    name: 'rookery-finish-build',
    postBuild: inlineCssAndPolicy,
  };
}
