import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { memoize } from '../../utils/memoize';
import { builtNameOf } from '../builtNameOf';

const linkPattern = /<link rel="?stylesheet"? href="?([^" >]+)[^>]*>/g;

const policyPlaceholder = 'content="the policy, after the build"';

/** Matches inline scripts except JSON-LD, which browsers don't run. */
const inlineScriptPattern = /<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs;
const styleSheetPattern = /<style[^>]*>(.*?)<\/style>/gs;

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
    `script-src ${formatSources(html, inlineScriptPattern)}`,
    `style-src ${formatSources(html, styleSheetPattern)}`,
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
 * Inlines the style sheet into every page, so that the first paint needs no second request, and fills in the Content-Security-Policy.
 * Throws if a page doesn't link the style sheet or has no placeholder for the policy.
 */
export function inlineCssAndPolicy({ outDir, routesPaths }: Pick<Props, 'outDir' | 'routesPaths'>): void {
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  // Nearly all pages link the same sheet.
  const readStyles = memoize((url: string) => read(url));
  for (const route of routesPaths) {
    const file = `${builtNameOf(route)}.html`;
    const html = read(file);
    const styled = html.replaceAll(linkPattern, (_, url: string) => `<style>${readStyles(url)}</style>`);
    if (styled === html) {
      throw new Error(
        `${file} links no style sheet. Add the links of \`it.stylesheets\` to src/ssrTemplate.eta.`,
      );
    }
    if (!html.includes(policyPlaceholder)) {
      const element = `<meta http-equiv="Content-Security-Policy" ${policyPlaceholder}>`;
      throw new Error(
        `${file} has no placeholder for the policy. Add \`${element}\` to src/ssrTemplate.eta.`,
      );
    }
    fs.writeFileSync(
      path.join(outDir, file),
      styled.replace(policyPlaceholder, `content="${createPolicy(styled)}"`),
    );
  }
}
