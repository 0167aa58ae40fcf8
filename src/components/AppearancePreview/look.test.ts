import { Fuzz } from '@site/e2e/support/fuzz';
import { expect, test } from 'vitest';
import { type Look, newChat, options, searchOf, settingsFor, sizes, stateOf } from './look';

test.each<Partial<Look>>([
  {},
  { theme: 'custom', background: '#101010', surface: '#202020', text: '#fafafa' },
  { theme: 'night', accent: '#ff8800', font: 'mono', size: 20, density: 'roomy' },
  { messages: 'bubbles', avatars: false, times: 'never' },
])('writes the look %j to the query string and reads it back', (part) => {
  const look = { ...newChat, ...part };
  expect(stateOf(searchOf({ look }, ''))).toEqual({ look, typed: {}, faults: [] });
});

test('says what is wrong with a query string', () => {
  expect(stateOf('?size=99&font=comic&accent=green')).toEqual({
    look: newChat,
    typed: {},
    faults: [
      expect.stringContaining('The accent in the address'),
      expect.stringContaining('The font in the address'),
      expect.stringContaining('Valid values: 12–20 px'),
    ],
  });
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

test('reads any query string', () => {
  const fuzz = new Fuzz(3);
  const names = Object.keys(newChat) as [string, ...string[]];
  for (let round = 0; round < 1000; round++) {
    const search = `?${fuzz.pick(names)}=${fuzz.text(6, ['night', 'custom', '1', '9', '%', '#', '&', 'on', 'é'])}`;
    const { look, faults } = stateOf(search);
    const isSound =
      options.theme.some(([id]) => id === look.theme) &&
      look.size >= sizes.min &&
      look.size <= sizes.max &&
      /^#[0-9a-f]{6}$/.test(look.text) &&
      faults.length < 3;
    expect(isSound, search).toBe(true);
  }
});
