import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as cheerio from 'cheerio';
import {
  type Choices,
  choicesOf,
  embedCodes,
  embedOf,
  noChoices,
  searchOf,
} from '../src/components/EmbedBuilder/choices';
import { codeOf } from '../src/components/EmbedBuilder/code';
import { contrast, hexColour, readableOn, textOn } from '../src/components/EmbedBuilder/colours';
import {
  embedModes,
  embedOptions,
  embedThemes,
  hideableParts,
  iframeSnippet,
  scriptSnippet,
} from '../src/facts/embed';
import { languageIds } from '../src/facts/languages';
import { developerLimits } from '../src/facts/limits/developers';
import { themes } from '../src/facts/themes';
import { chatFaults, embedAddressFaults } from './support/embedRules';
import { seeded } from './support/generator';
import { expect, open, test } from './support/page';
import { typeCheck } from './support/typeCheck';
import { vueFaults } from './support/vueFaults';

const address = '/chat-features/embed';

const chosen = (choices: Partial<Choices>): Choices => ({ ...noChoices, chat: 'night-owls', ...choices });
const codeFor = (choices: Partial<Choices>): string => codeOf(embedOf(chosen(choices)));
const faultsOf = (choices: Partial<Choices>) => embedOf(chosen({ code: 'script', ...choices })).faults;

/** Everything that the page can be asked for, with an effect in the script. */
const everything: Partial<Choices> = {
  mode: 'popup',
  height: '600',
  theme: 'dusk',
  accent: '2F6F4F',
  channel: '#news',
  lang: 'de',
  position: 'bottom-left',
  open: 'true',
  hide: 'header members',
  nickname: 'wren',
};

test('nothing chosen gives the code of the pages, and only what differs is written', () => {
  expect(codeFor({})).toBe(iframeSnippet('night-owls'));
  expect(codeFor({ code: 'script' })).toBe(scriptSnippet('night-owls', {}));
  const { min, max } = developerLimits['embed-height'];
  const defaults = { width: '100%', height: embedOptions.height.default, mode: 'inline', open: '' };
  expect(codeFor({ ...defaults, code: 'script' })).toBe(scriptSnippet('night-owls', {}));
  expect(codeFor({ height: String(min) })).toContain(`height="${min}"`);
  expect(codeFor({ height: String(max), width: '400px' })).toContain(`width="400" height="${max}"`);
});

test('each form of the code has what the choices say', () => {
  expect(codeFor({ ...everything, code: 'script' }).split('\n')[1]).toBe(
    '<rookery-chat chat="night-owls" mode="popup" height="600" theme="dusk" accent="#2f6f4f" channel="news" lang="de" position="bottom-left" open hide="header members" nickname="wren"></rookery-chat>',
  );
  expect(codeFor(everything)).toContain(
    'src="https://embed.rookery.example/night-owls?theme=dusk&amp;accent=2f6f4f&amp;channel=news&amp;lang=de&amp;hide=header+members&amp;nickname=wren"',
  );
  expect(codeFor({ code: 'react', mode: 'popup' })).toContain(
    "mount(box.current, { chat: 'night-owls', mode: 'popup' });",
  );
  for (const code of ['react', 'vue']) {
    const text = codeFor({ ...everything, code });
    for (const line of ["mode: 'popup',", 'height: 600,', 'open: true,', "hide: ['header', 'members'],"]) {
      expect(text).toContain(`  ${line}\n`);
    }
  }
});

test('an option without an effect is said to have none, and is not written', () => {
  const iframe = embedOf(chosen(everything));
  expect(Object.keys(iframe.idle).sort()).toEqual(['mode', 'open', 'position']);
  expect(iframe.mode).toBe('inline');
  expect(Object.keys(embedOf(chosen({ ...everything, width: '90%', code: 'vue' })).idle)).toEqual(['width']);
  const sidebar = embedOf(chosen({ ...everything, width: '90%', mode: 'sidebar', code: 'script' }));
  expect(Object.keys(sidebar.idle)).toEqual(['width', 'height']);
  expect(sidebar.values).not.toHaveProperty('height');
});

test('the code for React and Vue satisfies the types of the SDK', async () => {
  const choices = [{}, everything, { width: '320.5', nickname: `o'</script>\\"` }];
  const scripts = choices.map((given, index) => ({
    file: `React ${index}`,
    line: 1,
    extension: 'tsx' as const,
    code: codeFor({ ...given, code: 'react' }),
    classic: false,
  }));
  const vue = choices.map((given, index) => {
    const code = codeFor({ ...given, code: 'vue' });
    expect(vueFaults(code)).toEqual([]);
    const script = /<script setup>\n(.*?)<\/script>/s.exec(code)?.[1] ?? '';
    return { file: `Vue ${index}`, line: 1, extension: 'js' as const, code: script, classic: false };
  });
  expect(await typeCheck([...scripts, ...vue], 'browser')).toEqual([]);
});

test('an address is read from what people paste', () => {
  for (const text of [
    ' night-owls ',
    'https://rookery.example/c/night-owls',
    'HTTPS://Rookery.example/c/night-owls/news?x=1#y',
    'rookery.example/c/night-owls/',
    'https://embed.rookery.example/night-owls?theme=dusk',
  ]) {
    expect(embedOf(chosen({ chat: text }))).toMatchObject({ chat: 'night-owls', faults: {} });
  }
});

test('wrong input gets a sentence that says what is right', () => {
  for (const [field, text, sentence] of [
    ['chat', 'ab', 'A chat address has 3–30 characters; this one has 2.'],
    ['chat', 'Owls', 'A chat address has small letters only: write “o” for “O”.'],
    ['chat', 'night owls', "A chat address can't have a space in it: only a–z, 0–9 and hyphens."],
    ['chat', '-owls', "A chat address can't start or end with a hyphen."],
    [
      'chat',
      'https://example.org/owls',
      "Type the last word of the chat's page: night-owls for https://rookery.example/c/night-owls.",
    ],
    ['width', 'wide', 'Width is a number of pixels, such as 400, or a length such as 100%.'],
    ['width', '101%', 'More than 100% is wider than the page. Write 100% or less.'],
    ['width', '0', 'A width of 0 shows nothing. Write 100%, or a number of pixels such as 400.'],
    ['height', '299', 'Height is 300–2,000 px; 299 is too low.'],
    ['height', '2001', 'Height is 300–2,000 px; 2,001 is too high.'],
    ['height', '70vh', 'Height is a whole number of pixels, 300–2,000 px, without anything else.'],
    ['accent', '#26f', 'A colour is six digits from 0–9 and a–f, such as #2f6f4f.'],
    ['channel', 'x', 'A channel name has 2–30 characters; this one has 1.'],
    ['nickname', 'w', 'A guest nickname has 2–20 characters; this one has 1.'],
  ] as const) {
    const faults = faultsOf({ [field]: text });
    expect(faults, `${field} ${text}`).toEqual({ [field]: sentence });
  }
  expect(embedOf(chosen({ width: '20em' })).faults.width).toContain('The width of an iframe');
  expect(faultsOf({ width: '20em' })).toEqual({});
});

test('an address and its choices are each other', () => {
  const choices = chosen({ ...everything, code: 'react' });
  expect(choicesOf(searchOf(choices, ''))).toEqual(choices);
  expect(searchOf(noChoices, '?other=1&theme=dusk')).toBe('?other=1');
  expect(choicesOf('?code=php&mode=window&theme=pink&lang=xx&open=yes&hide=header+all&position=top')).toEqual(
    {
      ...noChoices,
      hide: 'header',
    },
  );
  expect(choicesOf('?mode=constructor&theme=__proto__').mode).toBe('inline');
});

/** What is wrong with the code for some choices, however it is meant. */
function faultsOfCode(choices: Choices, compile: boolean): string[] {
  const embed = embedOf(choices);
  const code = codeOf({ ...embed, chat: 'night-owls' });
  const parameters = searchOf(choices, '');
  const faults = [
    ...(/^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/.test(embed.chat) ? [] : [`the chat ${embed.chat}`]),
    ...(searchOf(choicesOf(parameters), '') === parameters ? [] : ['the address']),
    ...Object.values(embed.faults).filter((fault) => !/^\S.*\.$/s.test(fault)),
  ];
  if (embed.code === 'iframe' || embed.code === 'script') {
    const $ = cheerio.load(code, null, false);
    const { width = '1', ...attributes } = $('rookery-chat, iframe').attr() ?? {};
    const isIframe = embed.code === 'iframe';
    faults.push(
      ...($('*').length === (isIframe ? 1 : 2) ? [] : ['the number of elements']),
      ...((isIframe ? /^\d+(\.\d+)?%$|^\d+$/ : /^\d+(\.\d+)?(%|em|rem|vw)?$/).test(width)
        ? []
        : [`the width ${width}`]),
      ...(isIframe ? embedAddressFaults(attributes.src ?? '') : chatFaults(attributes)),
    );
  } else {
    const options = /mount\([\w.]+, (\{.*?\})\);\n/s.exec(code)?.[1] ?? '';
    const { chat, ...values } = Function(`return ${options}`)() as Record<string, unknown>;
    const texts = Object.entries(values).map(([name, value]) => [name, [value].flat().join(' ')]);
    faults.push(
      ...(chat === 'night-owls' ? [] : ['the chat']),
      ...(JSON.stringify(Object.fromEntries(texts)) === JSON.stringify(embed.values) ? [] : ['the options']),
      ...(compile && embed.code === 'vue' ? vueFaults(code).map(({ text }) => text) : []),
    );
  }
  return faults.map((fault) => `${fault} in ${code}`);
}

test('whatever is chosen or typed, the code is valid and nothing throws', () => {
  const { pick, text, chance } = seeded(6);
  const words = [
    '300',
    '2000',
    '100%',
    '#00ff00',
    'night-owls',
    '</script>',
    '"><b>',
    "'",
    '\\',
    '&amp;',
    '\ud800',
  ];
  const typed = () => (chance(0.5) ? pick(words) : text(24));
  const faults: string[] = [];
  for (let round = 0; round < 6000; round += 1) {
    const choices: Choices = {
      code: pick(Object.keys(embedCodes)),
      chat: chance(0.7) ? 'night-owls' : typed(),
      mode: pick(Object.keys(embedModes)),
      width: typed(),
      height: typed(),
      theme: pick(['', ...Object.keys(embedThemes)]),
      accent: typed(),
      channel: typed(),
      // The rules of the samples know two letters and a country.
      lang: pick(['', ...languageIds.filter((id) => !id.startsWith('zh-'))]),
      position: pick(['bottom-right', 'bottom-left']),
      open: pick(['', 'true']),
      hide: Object.keys(hideableParts)
        .filter(() => chance(0.3))
        .join(' '),
      nickname: typed(),
    };
    faults.push(...faultsOfCode(choices, round % 100 === 0));
  }
  expect(faults).toEqual([]);
});

test('a colour is read, and is readable wherever the picture shows it', () => {
  expect(['#2F6F4F', '2f6f4f', ' 2f6f4f '].map(hexColour)).toEqual(Array(3).fill('#2f6f4f'));
  expect(['', '#', '2f6', '#2f6f4', '2f6f4g', '##2f6f4f', '#2f6f4f00', '٢f6f4f'].map(hexColour)).toEqual(
    Array(8).fill(undefined),
  );
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  const { pick, text } = seeded(7);
  const wrong: string[] = [];
  for (let round = 0; round < 4000; round += 1) {
    const typed = text(9);
    if ((hexColour(typed) !== undefined) !== /^\s*#?[0-9a-f]{6}\s*$/i.test(typed)) {
      wrong.push(typed);
    }
    const colour = `#${Array.from({ length: 6 }, () => pick([...'0123456789abcdef'])).join('')}`;
    const { background } = themes[pick(Object.keys(themes) as (keyof typeof themes)[])].colours;
    const shown = readableOn(background, colour);
    if (contrast(shown, background) < 4.5 || contrast(shown, textOn(shown)) < 4.5) {
      wrong.push(`${colour} on ${background}`);
    }
  }
  expect(wrong).toEqual([]);
});

const code = (page: Page) => page.locator('pre:has(+ span button)');
const picture = (page: Page) => page.getByRole('img', { name: /high/ });

test('the code and the picture follow the fields, by keyboard', async ({ page }) => {
  await open(page, address);
  await page.getByLabel('Chat address', { exact: true }).focus();
  await page.keyboard.type('harbour-radio');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'iframe' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(code(page)).toHaveText(/<rookery-chat chat="harbour-radio"><\/rookery-chat>$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Mode', { exact: true })).toHaveValue('popup');
  await expect(code(page)).toContainText('mode="popup"');
  await expect(picture(page)).toHaveAccessibleName(/Pop-up.*closed at first/);
  await page.getByRole('button', { name: 'Draw it open' }).press('Enter');
  await expect(picture(page).getByText('Send')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Header' }).press('Space');
  await expect(code(page)).toContainText('hide="header"');
});

test('wrong input is named beside its field and left out of the code', async ({ page }) => {
  await open(page, address);
  await page.getByLabel('Chat address', { exact: true }).fill('night-owls');
  await page.getByLabel('Height', { exact: true }).fill('5000');
  await expect(page.getByLabel('Height', { exact: true })).toHaveAccessibleDescription(
    /300–2,000 px; 5,000 is too high/,
  );
  await expect(page.getByLabel('Height', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByRole('status').filter({ hasText: 'Left out until it is right: Height.' }),
  ).toBeVisible();
  await expect(code(page)).toContainText('height="500"');
  await page.getByLabel('Height', { exact: true }).fill('700');
  await expect(code(page)).toContainText('height="700"');
});

test('what is chosen stands in the address and comes back from it', async ({ page }) => {
  await open(page, `${address}?keep=1#builder`);
  await page.getByLabel('Chat address', { exact: true }).fill('night-owls');
  await page.getByRole('radio', { name: 'Vue' }).check();
  await page.getByLabel('Theme', { exact: true }).selectOption('night');
  await page.getByLabel('Accent', { exact: true }).fill('#zz');
  await expect(page).toHaveURL(/\?keep=1&code=vue&chat=night-owls&theme=night&accent=%23zz#builder$/);
  await page.reload();
  await expect(page.getByLabel('Accent', { exact: true })).toHaveValue('#zz');
  await expect(code(page)).toContainText("theme: 'night'");
});

test('copies the code, and selects it where the browser refuses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${address}?chat=night-owls`);
  await page.getByRole('button', { name: 'Copy the code for iframe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iframeSnippet('night-owls'));
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('radio', { name: 'Script' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy the code for Script' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Press Ctrl+C' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(scriptSnippet('night-owls', {}));
});

test('asks nobody for anything and shows no frame', async ({ page }) => {
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Chat address', { exact: true }).fill('night-owls');
  await page.getByLabel('Language', { exact: true }).selectOption('ar');
  await expect(code(page)).toContainText('lang=ar');
  expect(asked).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const [name, search] of [
  ['a wrong embed', '?chat=No&height=1&accent=x'],
  ['an open pop-up', '?chat=night-owls&code=script&mode=popup&open=true&theme=dusk&accent=%23ffee00'],
  ['a sidebar', '?code=react&mode=sidebar&theme=contrast&lang=ar&open=true'],
] as const) {
  for (const [mode, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    test(`axe finds nothing in ${name}, ${mode}, and it fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((value) => localStorage.setItem('theme-rookery', value), mode);
      await open(page, address + search);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture and the code of the iframe are there, and no fields', async ({ page }) => {
    await page.goto(address);
    await expect(code(page)).toHaveText(iframeSnippet('night-owls'));
    await expect(picture(page)).toBeVisible();
    await expect(page.getByLabel('Chat address', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});
