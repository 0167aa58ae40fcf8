import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, readText } from '../../src/files';
import { builtFiles, readBuilt, siteDir } from '../support/site';

// Class names of CSS modules end with a hash, so selectors name their beginning: `[class*="hitTitle"]`.
test('the classes that selectors name by a part exist', () => {
  const scripts = builtFiles.filter((file) => file.endsWith('.js')).map(readBuilt);
  const problems = [...filesBelow(siteDir, 'src'), ...filesBelow(siteDir, 'e2e')]
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .flatMap((file) =>
      [...readText(path.join(siteDir, file)).matchAll(/\[class\*=['"]?([A-Za-z]+)/g)]
        .filter(
          ([, name]) => !scripts.some((script) => new RegExp(`\\b${name}\\w*_[\\w-]{4}\\b`).test(script)),
        )
        .map(([, name]) => `${file}: Docusaurus or the search package renamed ${name}`),
    );
  expect(problems).toEqual([]);
});

test('the stable classes that styles rely on exist', () => {
  const markup = builtFiles
    .filter((file) => file.endsWith('.js'))
    .map(readBuilt)
    .join('\n');
  const stable =
    /\.((?:alert|breadcrumbs|col-|dropdown|footer|menu|navbar|pagination-nav|table-of-contents|tabs|theme-)[\w-]*)/g;
  const problems = filesBelow(siteDir, 'src')
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readText(path.join(siteDir, file)).matchAll(stable)]
        .filter(([, name = '']) => !markup.includes(name))
        .map(([, name]) => `${file}: Docusaurus has no class ${name}`),
    );
  expect(problems).toEqual([]);
});
