import { expect, test } from 'vitest';
import { collectProblems, findTexts } from '../support/builtSite';
import { docRoutes } from '../support/site';

test('reader views keep the links of a page, and have no icon that fills the screen', () => {
  const problems = collectProblems(docRoutes, ($) => [
    // Its navigation, a reader view thinks.
    ...findTexts($, '.markdown div:has(> a:first-child):not(:has(> :not(a)))'),
    ...$('.theme-admonition svg:not([width][aria-hidden="true"])').map(() => 'an icon without a size'),
  ]);
  expect(problems).toEqual([]);
});
