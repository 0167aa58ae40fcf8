import { expect, test } from 'vitest';
import { deferredFiles } from '../../src/plugins/speed/deferredFiles';
import { routes } from '../support/routes';
import { built, pageFile } from '../support/site';

test('no page waits for another file before it shows, and each names the scripts it needs later', () => {
  const faults = [...routes, '/404'].flatMap((route) => {
    const html = built(pageFile(route));
    const withoutNoscript = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    const main = deferredFiles(html, 'scripts').at(-1);
    return [
      ...(/<link rel="?stylesheet/.test(withoutNoscript) ? ['links a style sheet'] : []),
      ...(/<script src/.test(withoutNoscript) ? ['loads a script'] : []),
      ...(html.match(/<style>/g)?.length === 1 ? [] : ['does not have one inline style']),
      ...(main?.startsWith('/assets/js/main.') ? [] : ['does not name the main script last']),
    ].map((fault) => `${route} ${fault}`);
  });
  expect(faults).toEqual([]);
});
