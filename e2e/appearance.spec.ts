import type { Page } from '@playwright/test';
import {
  coloursOf,
  contrast,
  customPairs,
  needed,
  pairsOf,
  parseColour,
  ratioText,
} from '../src/components/AppearancePreview/colour';
import {
  choices,
  type Look,
  lookOf,
  newChat,
  searchOf,
  settingsFor,
  sizes,
} from '../src/components/AppearancePreview/look';
import { themes } from '../src/facts/themes';
import { Fuzz } from './support/fuzz';
import { expect, open, test } from './support/page';

const address = '/chat-settings/chat-appearance';
const picture = (page: Page) => page.getByRole('img', { name: /^A chat with three messages/ });
const form = (page: Page) => page.getByRole('form', { name: 'Look of the chat' });
const verdict = (page: Page) => page.getByRole('status').filter({ hasText: /: 1/ });

test('reads hex colours, and says why another text is none', () => {
  for (const [typed, colour] of [
    ['#2f6f4f', '#2f6f4f'],
    ['2F6F4F', '#2f6f4f'],
    [' #abc ', '#aabbcc'],
  ] as const) {
    expect(parseColour(typed)).toEqual({ colour });
  }
  for (const [typed, why] of [
    ['', 'Type a hex colour'],
    ['#2f6f4', 'this has 5'],
    ['#2f6f4f80', 'lets the ground through'],
    ['red', 'Names of colours'],
    ['rgb(1, 2, 3)', 'rgb()'],
    ['##abc', '0–9 and a–f'],
  ] as const) {
    expect(parseColour(typed), typed).toEqual({ fault: expect.stringContaining(why) });
  }
});

test('whatever is typed as a colour is one or gets a sentence', () => {
  const fuzz = new Fuzz(1);
  let colours = 0;
  for (let round = 0; round < 5000; round++) {
    const typed = fuzz.text(9, ['#', 'a', 'f', '0', '9', 'G', ' ', '%', 'rgb(', '-']);
    const reading = parseColour(fuzz.number(2) ? typed : fuzz.spoil('#2f6f4f'));
    if ('colour' in reading) {
      colours++;
      expect(reading.colour).toMatch(/^#[0-9a-f]{6}$/);
    } else {
      expect(reading.fault).toMatch(/\.$/);
    }
  }
  expect(colours).toBeGreaterThan(200);
});

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.542, 3);
  expect(contrast('#123456', '#123456')).toBe(1);
  expect(ratioText(4.4999)).toBe('4.49 : 1');
  expect(ratioText(21)).toBe('21.00 : 1');
});

test('every pair holds in every ready-made theme and in any Custom theme that is not refused', () => {
  const fuzz = new Fuzz(2);
  const colour = () => `#${fuzz.number(0x1000000).toString(16).padStart(6, '0')}`;
  let held = 0;
  for (let round = 0; round < 3000; round++) {
    const custom = { background: colour(), surface: colour(), text: colour() };
    const accent = colour();
    const theme = fuzz.pick(['daylight', 'dusk', 'night', 'contrast', 'custom'] as const);
    if (theme === 'custom' && !customPairs(custom).every(({ holds }) => holds)) {
      continue;
    }
    held++;
    const failing = pairsOf(coloursOf({ theme, accent }, custom)).filter(({ ratio }) => ratio < needed);
    expect(failing, `${theme} ${accent} ${JSON.stringify(custom)}`).toEqual([]);
  }
  expect(held).toBeGreaterThan(2000);
  for (const theme of ['daylight', 'dusk', 'night', 'contrast'] as const) {
    expect(coloursOf(newChat, newChat), 'a new chat').toEqual(themes.daylight.colours);
    expect(coloursOf({ theme, accent: newChat.accent }, newChat), theme).toEqual(themes[theme].colours);
  }
});

test('an address and its look are each other', () => {
  const looks: Look[] = [
    newChat,
    { ...newChat, theme: 'custom', background: '#101010', surface: '#202020', text: '#fafafa' },
    { ...newChat, theme: 'night', accent: '#ff8800', font: 'mono', size: 20, density: 'roomy' },
    { ...newChat, messages: 'bubbles', avatars: false, times: 'never' },
  ];
  for (const look of looks) {
    expect(lookOf(searchOf(look))).toEqual({ look, faults: [] });
  }
  expect(searchOf(newChat, '?theme=dusk&other=1')).toBe('?other=1');
});

test('whatever stands in the address gives a look', () => {
  const fuzz = new Fuzz(3);
  const names = Object.keys(newChat) as [string, ...string[]];
  for (let round = 0; round < 5000; round++) {
    const search = `?${fuzz.pick(names)}=${fuzz.text(6, ['night', 'custom', '1', '9', '%', '#', '&', 'on'])}`;
    const { look, faults } = lookOf(search);
    expect(choices.theme.map(([id]) => id)).toContain(look.theme);
    expect(look.size >= sizes.min && look.size <= sizes.max, search).toBe(true);
    expect(look.text).toMatch(/^#[0-9a-f]{6}$/);
    expect(faults.length).toBeLessThan(3);
    expect(settingsFor(look).length).toBeGreaterThan(7);
  }
});

test('the picture follows the form, and the address keeps it', async ({ page }) => {
  await open(page, address);
  await form(page).getByLabel('Theme', { exact: true }).selectOption('Night');
  await form(page).getByLabel('Density').selectOption('Roomy');
  await form(page).getByLabel('Message style').selectOption('Bubbles');
  await form(page).getByLabel('Show avatars').uncheck();
  await form(page).getByLabel('Show times').selectOption('Always');
  await form(page)
    .getByLabel(/^Font size/)
    .fill('20');
  await expect(page).toHaveURL(
    /\?theme=night&size=20&density=roomy&messages=bubbles&avatars=off&times=always$/,
  );
  await expect(picture(page)).toHaveCSS('background-color', 'rgb(15, 20, 18)');
  await expect(picture(page)).toHaveCSS('font-size', '20px');
  await expect(picture(page)).toContainText('21:00');
  await page.reload();
  await expect(form(page).getByLabel('Theme', { exact: true })).toHaveValue('night');
  await expect(picture(page)).toHaveCSS('font-size', '20px');
  await expect(page.getByRole('listitem').filter({ hasText: 'Density: Roomy' })).toBeVisible();
});

test('a Custom theme that cannot be read is refused with its ratio', async ({ page }) => {
  await open(page, address);
  await form(page).getByLabel('Theme', { exact: true }).selectOption('Custom');
  await form(page).getByLabel('Text', { exact: true }).fill('#888888');
  await expect(verdict(page)).toContainText('Refused: Text on background has 3.54 : 1');
  await expect(picture(page)).toHaveCSS('color', 'rgb(27, 38, 32)');
  await expect(page.getByRole('button', { name: 'Copy the settings' })).toHaveCount(0);
  // The address follows when the typing rests.
  await expect(page).toHaveURL(/888888/);
  await page.reload();
  await expect(verdict(page)).toContainText('Refused');
  await form(page).getByLabel('Text', { exact: true }).fill('#333');
  await expect(verdict(page)).toContainText('Every pair reaches 4.5 : 1');
  await expect(picture(page)).toHaveCSS('color', 'rgb(51, 51, 51)');
});

test('says what is wrong with a colour or an address', async ({ page }) => {
  await open(page, `${address}?size=99&font=comic`);
  await expect(verdict(page)).toContainText('wrong font');
  await expect(verdict(page)).toContainText('wrong size; right is 12–20 px');
  await form(page).getByLabel('Accent colour', { exact: true }).fill('green');
  await expect(form(page).getByRole('status')).toContainText('Names of colours');
  await expect(form(page).getByLabel('Accent colour', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await form(page).getByLabel('Accent colour', { exact: true }).fill('#ffee00');
  await expect(page.getByText('#ffee00 is hard to read on these colours')).toBeVisible();
});

test('copies the settings, and selects them where copying is refused', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${address}?theme=dusk`);
  const copy = page.getByRole('button', { name: 'Copy the settings' });
  await copy.click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Theme: Dusk\nAccent colour: #2f6f4f',
  );
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await copy.click();
  await expect(page.getByText('Press Ctrl+C')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('Density: Cozy');
});

test('works by keyboard alone', async ({ page }) => {
  await open(page, address);
  await form(page).getByLabel('Theme', { exact: true }).focus();
  await page.keyboard.type('Du');
  await expect(page).toHaveURL(/\?theme=dusk$/);
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Accent colour', { exact: true })).toBeFocused();
  await form(page)
    .getByLabel(/^Font size/)
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/size=16/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture of a new chat and the tables are there, and nothing to fill in', async ({ page }) => {
    await page.goto(address);
    await expect(picture(page)).toBeVisible();
    await expect(page.getByLabel('Theme', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy the settings' })).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Daylight' }).first()).toBeVisible();
  });
});
