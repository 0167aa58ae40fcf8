import type { Props } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { createTempFolder } from '../../../tools/tempFolders';
import { inlineCssAndPolicy } from '.';

// The tests in e2e/built look at the finished pages.
test.each([
  '<meta http-equiv=Content-Security-Policy content="the policy, after the build">',
  '<link rel="stylesheet" href="/a.css">',
])('a page with only %s stops the build', (head) => {
  const outDir = createTempFolder({ 'index.html': head, 'a.css': '' });
  const props = { outDir, baseUrl: '/', routesPaths: ['/'] } as Partial<Props> as Props;
  expect(() => inlineCssAndPolicy(props)).toThrow('index.html has no place');
});
