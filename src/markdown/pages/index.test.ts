import { expect, test } from 'vitest';
import sidebars from '../../../sidebars';
import { settingsPages } from '../../facts/settings';
import { pageIds, pageMetadata } from '.';

test('reads the pages, without drafts', () => {
  expect(pageIds().filter((id) => !pageMetadata(id)?.title)).toEqual([]);
  expect(pageIds()).not.toContain('writing/components');
  expect(pageMetadata('no-such-page')).toBeUndefined();
});

test('each page of settings in the facts is a page below chat-settings/', () => {
  const ids = pageIds();
  const lost = Object.keys(settingsPages).filter((page) => !ids.includes(`chat-settings/${page}`));
  expect(lost, 'rename these pages in src/facts/settings, as their files in docs/chat-settings').toEqual([]);
});

test('the pages of settings in the facts have the order of the sidebar, as does the table of all settings', () => {
  const listed = JSON.stringify(sidebars.chatSettings).matchAll(/"chat-settings\/([\w-]+)"/g);
  expect(Object.keys(settingsPages)).toEqual([...listed].map(([, page]) => page));
});

test('the rank and the plan of a Chat settings page come from its settings', () => {
  expect(pageMetadata('chat-settings/webhooks')).toMatchObject({ access: { who: 'owner', plan: 'plus' } });
  expect(pageMetadata('chat-settings/ban-list')).toMatchObject({
    access: { who: 'administrator', planNote: expect.any(String) },
  });
});
