import { expect, test } from 'vitest';
import { routes } from '../support/routes';
import { built, pageFile } from '../support/site';

test('every page contains the style sheet, waits for no file, and names all of its scripts', () => {
  const faults = [...routes, '/404'].flatMap((route) => {
    const html = built(pageFile(route));
    const scripts = html.match(/<script src=[^>]*>/g) ?? [];
    const body = html.slice(html.indexOf('<body'));
    return [
      ...(html.includes('<style>@layer docusaurus.infima{') ? [] : ['lacks the style sheet']),
      ...(/<link rel="?stylesheet/.test(html) ? ['links a style sheet'] : []),
      ...(scripts.every((tag) => body.includes(tag) && tag.includes(' defer')) ? [] : ['waits for a script']),
      // The bundler's own script, the main one, and for all but the 404 page, its own.
      ...(scripts.length > (route === '/404' ? 1 : 2) ? [] : ['does not name all of its scripts']),
    ].map((fault) => `${route} ${fault}`);
  });
  expect(faults).toEqual([]);
});
