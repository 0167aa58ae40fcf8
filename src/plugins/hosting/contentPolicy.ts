import { createHash } from 'node:crypto';
import { inlineScriptsOf, type Page } from './inlineScripts';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`;
}

function refuse(file: string, what: string, cure: string): never {
  throw new Error(`${file} ${what}, which the site's Content-Security-Policy forbids. ${cure}`);
}

/**
 * Returns the strictest Content-Security-Policy that these pages work with. Inline scripts and style sheets are allowed
 * by hash.
 *
 * Style attributes are allowed without a hash: they contain the colors of code and pictures, dozens of values that change
 * with the facts, and a style attribute can only affect the look of its element.
 * @throws if a page contains something that can't be hashed: an event handler attribute or a `javascript:` link
 */
export function contentPolicy(pages: Iterable<Page>): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { file, tags } of pages) {
    for (const script of inlineScriptsOf(tags)) {
      scripts.add(hashOf(script));
    }
    for (const { name: element, attributes: all, text } of tags) {
      const attributes = Object.entries(all);
      const handler = attributes.find(([name]) => name.startsWith('on'));
      if (handler) {
        refuse(
          file,
          `has <${element} ${handler[0]}="…">`,
          'Add the listener in a component or a client module.',
        );
      }
      const link = attributes.find(([, value]) => /^\s*javascript:/i.test(value));
      if (link) {
        refuse(file, `has <${element} ${link[0]}="${link[1]}">`, 'Make it a button with a listener.');
      }
      if (element === 'style') {
        styles.add(hashOf(text));
      }
    }
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...[...scripts].sort()].join(' '),
    ["style-src 'self'", ...[...styles].sort()].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
