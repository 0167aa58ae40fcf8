import { chatFaults, embedAddressFaults } from '@site/e2e/support/embedRules';
import { Fuzz } from '@site/e2e/support/fuzz';
import { typeCheck } from '@site/e2e/support/typeCheck';
import { vueFaults } from '@site/e2e/support/vueFaults';
import {
  embedOptions,
  embedThemes,
  hideableParts,
  iframeSnippet,
  scriptSnippet,
} from '@site/src/facts/embed';
import { languageIds } from '@site/src/facts/languages';
import { developerLimits } from '@site/src/facts/limits/developers';
import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { type Choices, choicesOf, embedOf, noChoices, searchOf } from './choices';
import { codeOf, linesOf } from './code';

const codeFor = (choices: Partial<Choices>): string =>
  codeOf(embedOf({ ...noChoices, chat: 'night-owls', ...choices }));

/** A value for every option that has an effect in the script. */
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

test('leaves out options that have their default value', () => {
  expect(codeFor({})).toBe(iframeSnippet('night-owls'));
  expect(codeFor({ code: 'script' })).toBe(scriptSnippet('night-owls', {}));
  const defaults = { width: '100%', height: embedOptions.height.default, mode: 'inline', open: '' };
  expect(codeFor({ ...defaults, code: 'script' })).toBe(scriptSnippet('night-owls', {}));
});

test('accepts the lowest and the highest height', () => {
  const { min, max } = developerLimits['embed-height'];
  expect(codeFor({ height: String(min) })).toContain(`height="${min}"`);
  expect(codeFor({ height: String(max), width: '400px' })).toContain(`width="400"\n  height="${max}"`);
});

test('writes every option as an attribute, a query parameter, or a property', () => {
  expect(codeFor({ ...everything, code: 'script' }).replace(/\n */g, ' ')).toContain(
    '<rookery-chat chat="night-owls" mode="popup" height="600" theme="dusk" accent="#2f6f4f" channel="news" lang="de" position="bottom-left" open hide="header members" nickname="wren" ></rookery-chat>',
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

test('writes code for React and Vue that matches the types of the SDK', { timeout: 30_000 }, async () => {
  const choices = [{}, everything, { width: '320.5', nickname: `o'</script>\\"` }];
  const scripts = choices.flatMap((given, index) => {
    const vue = codeFor({ ...given, code: 'vue' });
    expect(vueFaults(vue)).toEqual([]);
    const script = /<script setup>\n(.*?)<\/script>/s.exec(vue)?.[1] ?? '';
    const react = codeFor({ ...given, code: 'react' });
    return [
      { file: `React ${index}`, line: 1, extension: 'tsx' as const, code: react, classic: false },
      { file: `Vue ${index}`, line: 1, extension: 'js' as const, code: script, classic: false },
    ];
  });
  expect(await typeCheck(scripts, 'browser')).toEqual([]);
});

test('colors strings, keywords, tags, and attributes, and escapes what is typed', () => {
  expect(linesOf(`const a = <b c="https://x/?y&<i>">`)).toBe(
    '<div class="token-line"><span class="token keyword">const</span> a = <span class="token keyword">&lt;b</span> ' +
      '<span class="token function">c</span><span class="token string">="https://<wbr>x/<wbr>?y&amp;&lt;i>"</span>' +
      '<span class="token keyword">></span><br></div>',
  );
});

/** Returns what is wrong with the code for some choices. */
function problemsOf(choices: Choices, compile: boolean): string[] {
  const embed = embedOf(choices);
  const code = codeOf({ ...embed, chat: 'night-owls' });
  const search = searchOf(choices, '');
  const problems = [
    ...(/^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/.test(embed.chat) ? [] : [`the chat ${embed.chat}`]),
    ...(searchOf(choicesOf(search), '') === search ? [] : ['the query string']),
    ...Object.values(embed.faults).filter((fault) => !/^\S.*\.$/s.test(fault)),
  ];
  if (embed.code === 'iframe' || embed.code === 'script') {
    const $ = cheerio.load(code, null, false);
    const { width = '1', ...attributes } = $('rookery-chat, iframe').attr() ?? {};
    const isIframe = embed.code === 'iframe';
    const widths = isIframe ? /^\d+(\.\d+)?%$|^\d+$/ : /^\d+(\.\d+)?(%|em|rem|vw)?$/;
    return [
      ...problems,
      ...($('*').length === (isIframe ? 1 : 2) ? [] : ['the number of elements']),
      ...(widths.test(width) ? [] : [`the width ${width}`]),
      ...(isIframe ? embedAddressFaults(attributes.src ?? '') : chatFaults(attributes)),
    ];
  }
  const options = /mount\([\w.]+, (\{.*?\})\);\n/s.exec(code)?.[1] ?? '';
  const { chat, ...values }: Record<string, unknown> = Function(`return ${options}`)();
  const texts = Object.entries(values).map(([name, value]) => [name, [value].flat().join(' ')]);
  return [
    ...problems,
    ...(chat === 'night-owls' ? [] : ['the chat']),
    ...(JSON.stringify(Object.fromEntries(texts)) === JSON.stringify(embed.values) ? [] : ['the options']),
    ...(compile && embed.code === 'vue' ? vueFaults(code).map(({ text }) => text) : []),
  ];
}

test('writes valid code, whatever is chosen or typed', () => {
  const fuzz = new Fuzz(6);
  const words = ['300', '2000', '100%', '#00ff00', 'night-owls', '</script>', '"><b>', "'", '\\'] as const;
  const typed = () => (fuzz.chance(0.5) ? fuzz.pick([...words, '&amp;', '\ud800']) : fuzz.text(24));
  for (let round = 0; round < 400; round++) {
    const choices: Choices = {
      code: fuzz.pick(['iframe', 'script', 'react', 'vue']),
      chat: fuzz.chance(0.7) ? 'night-owls' : typed(),
      mode: fuzz.pick(['inline', 'popup', 'sidebar']),
      width: typed(),
      height: typed(),
      theme: fuzz.pick(['', ...Object.keys(embedThemes)]),
      accent: typed(),
      channel: typed(),
      // The rules of the samples know two letters and a country.
      lang: fuzz.pick(['', ...languageIds.filter((id) => !id.startsWith('zh-'))]),
      position: fuzz.pick(['bottom-right', 'bottom-left']),
      open: fuzz.pick(['', 'true']),
      hide: Object.keys(hideableParts)
        .filter(() => fuzz.chance(0.3))
        .join(' '),
      nickname: typed(),
    };
    expect(problemsOf(choices, round % 50 === 0), JSON.stringify(choices)).toEqual([]);
  }
});
