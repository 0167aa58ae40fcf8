import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deferredFiles } from '../../src/plugins/speed/deferredFiles';
import { routes } from '../support/routes';
import { buildDir, built, pageFile } from '../support/site';

test('no page waits for another file before it shows, and each names the scripts it needs later', () => {
  const faults = [...routes, '/404'].flatMap((route) => {
    const html = built(pageFile(route));
    const withoutNoscript = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    const scripts = deferredFiles(html, 'scripts');
    return [
      ...(/<link rel="?stylesheet/.test(withoutNoscript) ? ['links a style sheet'] : []),
      ...(/<script src/.test(withoutNoscript) ? ['loads a script'] : []),
      ...(html.match(/<style>/g)?.length === 1 ? [] : ['does not have one inline style']),
      ...(scripts.at(-1)?.startsWith('/assets/js/main.') ? [] : ['does not name the main script last']),
      ...scripts
        .filter((file) => !fs.existsSync(path.join(buildDir, file)))
        .map((file) => `names ${file}, which is missing`),
    ].map((fault) => `${route} ${fault}`);
  });
  expect(faults).toEqual([]);
});
