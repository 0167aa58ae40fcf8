import { expect, test } from 'vitest';
import { createTempFolder } from '../../../tools/testing/tempFolders';
import { inlineCssAndPolicy } from './inlineCssAndPolicy';

// e2e/built/built-pages.test.ts tests the finished pages.
test.each([
  '<meta http-equiv=Content-Security-Policy content="the policy, after the build">',
  '<link rel="stylesheet" href="/a.css">',
])('a page with only %s stops the build', (head) => {
  const outDir = createTempFolder({ 'index.html': head, 'a.css': '' });
  const build = { outDir, routesPaths: ['/'] };
  expect(() => inlineCssAndPolicy(build)).toThrow('index.html lacks');
});
