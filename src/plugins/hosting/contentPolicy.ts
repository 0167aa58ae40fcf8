import { createHash } from 'node:crypto';
import { type HtmlTag, tagsIn } from '../htmlTags';

function hashesOf(tags: readonly HtmlTag[]): string[] {
  const hashes = tags.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** Whether a tag is a script in the page. Browsers don't run JSON-LD, so policies don't apply to it. */
function isInlineScript({ name, attributes: { src, type } }: HtmlTag): boolean {
  return name === 'script' && src === undefined && type !== 'application/ld+json';
}

/**
 * Returns the strictest Content-Security-Policy that a page works with. It allows the page's inline scripts and style
 * sheets by hash.
 *
 * Style attributes are allowed without a hash: they contain the colors of code and pictures, and a style attribute can
 * only affect the look of its element.
 */
function contentPolicy(tags: readonly HtmlTag[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(tags.filter(isInlineScript))].join(' '),
    ["style-src 'self'", ...hashesOf(tags.filter(({ name }) => name === 'style'))].join(' '),
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Adds to a page the policy that allows its own scripts and style sheets, and no others. It comes right after the character
 * encoding, because a policy doesn't apply to what is in front of it.
 * @throws if the page doesn't name its encoding
 */
export function withContentPolicy(html: string): string {
  const tags = tagsIn(html);
  const encoding = tags.find(({ name, attributes }) => name === 'meta' && 'charset' in attributes);
  if (!encoding) {
    throw new Error(`A page has no <meta charset>, which its policy would follow: ${html.slice(0, 200)}`);
  }
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(tags)}">`;
  return html.slice(0, encoding.end) + policy + html.slice(encoding.end);
}
