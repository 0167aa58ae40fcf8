import { createHash } from 'node:crypto';

/** Scripts in a page. Browsers don't run JSON-LD, so policies don't apply to it. */
const inlineScripts = /<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs;
const styleSheets = /<style[^>]*>(.*?)<\/style>/gs;

/** Returns the sources that a policy allows: the site's files, and what is in the page, by hash. */
function sources(html: string, pattern: RegExp): string {
  const hashes = [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return ["'self'", ...new Set(hashes)].join(' ');
}

/**
 * Adds to a page the strictest Content-Security-Policy that it works with. It comes right after the character encoding,
 * because a policy doesn't apply to what is in front of it.
 *
 * Style attributes are allowed without a hash: they contain the colors of pictures, and a style attribute can only affect the
 * look of its element.
 */
export function withContentPolicy(html: string): string {
  const policy = [
    // Firefox applies it to prefetches. What else would fall back to it is named.
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
  const encoding = /<meta charset=[^>]*>/i.exec(html);
  if (!encoding) {
    throw new Error('The page has no <meta charset>, which its policy follows.');
  }
  const end = encoding.index + encoding[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, end) + meta + html.slice(end);
}
