import { expect, test } from 'vitest';
import sidebars from '../../../sidebars';
import { settingsPages } from '../../facts/settings';
import { pageIds, pageMetadata } from '.';

test('reads the pages, without drafts', () => {
  expect(pageIds().filter((id) => !pageMetadata(id)?.title)).toEqual([]);
  expect(pageIds()).not.toContain('writing/components');
  expect(pageMetadata('no-such-page')).toBeUndefined();
});

test('the pages of settings in the facts are those of the sidebar, in its order', () => {
  const listed = JSON.stringify(sidebars.chatSettings).matchAll(/"chat-settings\/([\w-]+)"/g);
  const advice = 'name and order the pages in src/facts/settings as in sidebars.ts';
  expect(Object.keys(settingsPages), advice).toEqual([...listed].map(([, page]) => page));
});

test('the rank and the plan of a Chat settings page come from its settings', () => {
  expect(pageMetadata('chat-settings/webhooks')).toMatchObject({ access: { who: 'owner', plan: 'plus' } });
  expect(pageMetadata('chat-settings/ban-list')).toMatchObject({
    access: { who: 'administrator', planNote: expect.any(String) },
  });
});
