import { expect, test } from 'vitest';
import { faultsOn, readersPages } from '../support/builtSite';

test('a block of code has its language, and text in each', () => {
  const faults = faultsOn(readersPages, ({ $ }) =>
    $('.theme-code-block pre')
      .toArray()
      .filter((block) => !/language-\w/.test($(block).attr('class') ?? '') || !$(block).text().trim())
      .map((block) => `has the block ${$.html(block).slice(0, 120)}`),
  );
  expect(faults).toEqual([]);
});
