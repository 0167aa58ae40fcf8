import { createHash } from 'node:crypto';

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

/** The place of the policy in `src/ssrTemplate.eta`. */
const place = 'content="the policy, after the build"';

/**
 * Adds the strictest Content-Security-Policy with which a page works. Style attributes are allowed, because pictures have colors in
 * them, and an attribute affects only its element.
 */
export function withContentPolicy(html: string): string {
  const policy = [
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
  if (!html.includes(place)) {
    throw new Error('The page has no place for its policy. It comes from src/ssrTemplate.eta.');
  }
  return html.replace(place, `content="${policy}"`);
}
