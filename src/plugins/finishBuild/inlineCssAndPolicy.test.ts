import { expect, test } from 'vitest';
import { createTempFolder } from '../../../tools/testing/tempFolders';
import { inlineCssAndPolicy } from './inlineCssAndPolicy';

// e2e/built/built-pages.test.ts tests the finished pages.
test.each([
  ['<meta http-equiv=Content-Security-Policy content="the policy, after the build">', 'links no style sheet'],
  ['<link rel="stylesheet" href="/a.css">', 'has no placeholder for the policy'],
])('a page with only %s stops the build', (head, problem) => {
  const outDir = createTempFolder({ 'index.html': head, 'a.css': '' });
  const build = { outDir, routesPaths: ['/'] };
  expect(() => inlineCssAndPolicy(build)).toThrow(`index.html ${problem}`);
});
