import { describe, expect, test } from 'vitest';
import { redirects } from '../../redirects';
import { tagsIn } from '../htmlTags';
import { checkInlineScripts } from './inlineScripts';

const known = new Map([
  ['the color mode', 'mode()'],
  ['the first answers', 'answer()'],
]);
const knownTags = '<script>mode()</script><script>answer()</script>';

function check(html: string, file = 'faq.html'): void {
  checkInlineScripts({ file, tags: tagsIn(`<!doctype html><title>Page</title>${html}`) }, known);
}

describe('checkInlineScripts', () => {
  test('accepts a page with the known scripts, files, and data', () => {
    check(`${knownTags}<script src=/assets/a.js></script><script type="application/ld+json">{}</script>`);
  });

  test.each([
    ['in the page', '<script>steal()</script>'],
    ['added to a known one', '<script>answer();steal()</script>'],
    ['as a module', '<script type=module>steal()</script>'],
  ])('refuses an unknown script %s', (_, html) => {
    expect(() => check(knownTags + html)).toThrow(
      /^faq\.html has an inline script that the build doesn't know: "(?:answer\(\);)?steal\(\)"\. .*inlineScripts\.ts/,
    );
  });

  test('refuses a page without one of them', () => {
    expect(() => check('<script>mode()</script>')).toThrow(/^faq\.html lacks the first answers/);
  });

  test('accepts only the script of a redirect on the page of an old address', () => {
    const [{ from, to } = { from: '', to: '' }] = redirects;
    const file = `${from.slice(1)}/index.html`;
    const leadsTo = (path: string) =>
      `<script>\n window.location.href = '${path}' + window.location.search + window.location.hash;\n</script>`;
    check(leadsTo(to), file);
    expect(() => check(leadsTo('//elsewhere.example'), file)).toThrow(/an inline script/);
    expect(() => check(knownTags, file)).toThrow(/an inline script/);
  });
});
