import { expect, test } from 'vitest';
import sidebars from '../../sidebars';
import { settingsPages } from '../facts/settings';
import { pageIds, pageMetadata } from './pages';

test('knows the pages, without drafts', () => {
  expect(pageIds()).not.toContain('writing/components');
  expect(pageMetadata('no-such-page')).toBeUndefined();
});

test('the pages of settings in the facts are those of the sidebar, in its order', () => {
  const listed = JSON.stringify(sidebars.chatSettings).matchAll(/"chat-settings\/([\w-]+)"/g);
  const advice = 'name and order the pages in src/facts/settings as in sidebars.ts';
  expect(Object.keys(settingsPages), advice).toEqual([...listed].map(([, page]) => page));
});
