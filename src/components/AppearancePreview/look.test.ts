import { expect, test } from 'vitest';
import { type Look, newChat, searchOf, settingsFor, stateOf } from './look';

test.each<Partial<Look>>([
  {},
  { theme: 'custom', background: '#101010', surface: '#202020', text: '#fafafa' },
  { theme: 'night', accent: '#ff8800', font: 'mono', size: 20, density: 'roomy' },
  { messages: 'bubbles', avatars: false, times: 'never' },
])('writes the look %j to the query string and reads it back', (part) => {
  const look = { ...newChat, ...part };
  expect(stateOf(searchOf({ look }, ''))).toEqual({ look, typed: {} });
});

test('ignores values in a query string that do not exist', () => {
  expect(stateOf('?size=99&font=comic&accent=green').look).toEqual(newChat);
});

test('lists the settings of a look with the labels on the screen', () => {
  const settings = Object.fromEntries(
    settingsFor({ ...newChat, theme: 'night', density: 'roomy', avatars: false }),
  );
  expect(settings).toMatchObject({
    Theme: 'Night',
    Density: 'Roomy',
    'Show avatars': 'Off',
    'Font size': '15 px',
  });
  expect(Object.values(Object.fromEntries(settingsFor({ ...newChat, theme: 'custom' })))).toContain(
    `background ${newChat.background}, surface ${newChat.surface}, text ${newChat.text}`,
  );
});
