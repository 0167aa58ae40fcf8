import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { memoize } from '../../utils/memoize';
import { builtPath } from '../builtPath';

const styleSheetLink = /<link rel="?stylesheet"? href="?([^" >]+)[^>]*>/g;

const policyPlace = 'content="the policy, after the build"';

/** The inline scripts of a page, without JSON-LD, to which a policy doesn't apply. */
const inlineScripts = /<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs;
const styleSheets = /<style[^>]*>(.*?)<\/style>/gs;

/** Returns the sources to allow: the site's files, and the inline parts of the page by their hashes. */
function sources(html: string, pattern: RegExp): string {
  const hashes = [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return ["'self'", ...new Set(hashes)].join(' ');
}

/**
 * Returns the strictest Content-Security-Policy with which a page works. Style attributes are allowed, because pictures have colors in
 * them, and an attribute affects only its element.
 */
function policyOf(html: string): string {
  return [
    // Firefox applies this to prefetches. All other types of files have their own directive.
    "default-src 'self'",
    `script-src ${sources(html, inlineScripts)}`,
    `style-src ${sources(html, styleSheets)}`,
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

type Build = Pick<Props, 'outDir' | 'routesPaths'>;

/**
 * Puts the style sheet and a Content-Security-Policy into every page, which then waits for no other file. Throws if a page has no place
 * for them.
 */
export function inlineCssAndPolicy({ outDir, routesPaths }: Build): void {
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  // All pages link the same style sheet.
  const readStyles = memoize((url: string) => read(url));
  for (const route of routesPaths) {
    const file = `${builtPath(route)}.html`;
    const html = read(file);
    const styled = html.replaceAll(styleSheetLink, (_, url: string) => `<style>${readStyles(url)}</style>`);
    if (styled === html || !html.includes(policyPlace)) {
      throw new Error(
        `${file} has no place for the style sheet or the policy. Give src/ssrTemplate.eta both.`,
      );
    }
    fs.writeFileSync(path.join(outDir, file), styled.replace(policyPlace, `content="${policyOf(styled)}"`));
  }
}
