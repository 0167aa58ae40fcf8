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
