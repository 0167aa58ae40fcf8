import { expect, test } from 'vitest';
import { pageIds, pageMetadata } from './pages';

test('reads the pages, without the unlisted ones', () => {
  expect(pageIds()).toEqual(expect.arrayContaining(['faq', 'chat-features/polls']));
  expect(pageIds()).not.toContain('writing/components');
  expect(pageMetadata('chat-features/pols')).toBeUndefined();
});

test('the rank, the plan, and the place of a Chat settings page come from its settings', () => {
  expect(pageMetadata('chat-settings/webhooks')).toMatchObject({
    access: { who: 'owner', plan: 'plus', planNote: expect.any(String) },
    location: 'chat-settings/webhooks',
  });
});

test('a word of the index leads to one page', () => {
  const words = pageIds().flatMap((id) => pageMetadata(id)?.index ?? []);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
