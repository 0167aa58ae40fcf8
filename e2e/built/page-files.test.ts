import { expect, test } from 'vitest';
import { routes } from '../support/routes';
import { built, pageFile } from '../support/site';

test('every page contains the style sheet, waits for no file, and names its own scripts', () => {
  const faults = [...routes, '/404'].flatMap((route) => {
    const html = built(pageFile(route));
    const scripts = html.match(/<script src=[^>]*>/g) ?? [];
    return [
      ...(html.includes('<style>@layer docusaurus.infima{') ? [] : ['lacks the style sheet']),
      ...(/<link rel="?stylesheet/.test(html) ? ['links a style sheet'] : []),
      ...(scripts.every((tag) => tag.includes(' defer')) ? [] : ['waits for a script']),
      // All pages have the bundler's and the main one.
      ...(scripts.length > 2 || route === '/404' ? [] : ['does not name its own scripts']),
    ].map((fault) => `${route} ${fault}`);
  });
  expect(faults).toEqual([]);
});
