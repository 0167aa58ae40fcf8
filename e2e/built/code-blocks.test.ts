import { expect, test } from 'vitest';
import { attributes, builtPage, faultsOn, readersPages } from '../support/builtSite';

test.each([
  ['php', '/chat-settings/webhooks/receivers'],
  ['ruby', '/chat-settings/webhooks/receivers'],
  ['java', '/chat-settings/webhooks/receivers'],
  ['python', '/chat-settings/webhooks/receivers'],
  ['bash', '/organizations/api'],
  ['json', '/chat-features/sdk'],
  ['js', '/chat-features/sdk'],
  ['tsx', '/chat-features/sdk'],
  ['html', '/chat-features/embed'],
])('%s is highlighted', (language, route) => {
  const tokens = attributes(builtPage(route), `pre.language-${language} .token`, 'class').flatMap((name) =>
    name.split(' '),
  );
  expect(new Set(tokens).size).toBeGreaterThan(2);
});

test('a block of code has its language, and text in each', () => {
  const faults = faultsOn(readersPages, ({ $ }) =>
    $('.theme-code-block pre')
      .toArray()
      .filter((block) => !/language-\w/.test($(block).attr('class') ?? '') || !$(block).text().trim())
      .map((block) => `has the block ${$.html(block).slice(0, 120)}`),
  );
  expect(faults).toEqual([]);
});
