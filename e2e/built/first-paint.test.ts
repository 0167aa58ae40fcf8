import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { finishPages } from '../../src/plugins/speed/criticalCss/finishPages';
import { filesNamedIn } from '../../src/plugins/speed/criticalCss/namedFiles';
import { routes } from '../support/routes';
import { buildDir, built, pageFile, siteDir } from '../support/site';

test('no page waits for another file before it shows, and each names the scripts it needs later', () => {
  const faults = [...routes, '/404'].flatMap((route) => {
    const html = built(pageFile(route));
    const withoutNoscript = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    const scripts = filesNamedIn(html, 'scripts');
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

test('finishing pages a second time changes nothing', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-'));
  try {
    for (const file of ['index.html', 'cookies.html']) {
      fs.copyFileSync(path.join(buildDir, file), path.join(folder, file));
    }
    await finishPages(folder, path.join(siteDir, '.docusaurus'));
    for (const file of ['index.html', 'cookies.html']) {
      expect(fs.readFileSync(path.join(folder, file), 'utf8')).toBe(built(file));
    }
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
