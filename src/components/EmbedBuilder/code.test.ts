import { typeCheck } from '@site/e2e/support/typeCheck';
import { embedOptions, iframeSnippet, scriptSnippet } from '@site/src/facts/embed';
import { limits } from '@site/src/facts/limits';
import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { type Choices, embedOf, noChoices } from './choices';
import { codeOf, highlight } from './code';

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
  const { min, max } = limits['embed-height'];
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
  const choices = [{}, everything, { width: '320', nickname: `o'</script>\\"` }];
  const scripts = choices.flatMap((given, index) => {
    const vue = codeFor({ ...given, code: 'vue' });
    const script = /<script setup>\n(.*?)<\/script>/s.exec(vue)?.[1] ?? '';
    return [
      [`react-${index}.tsx`, codeFor({ ...given, code: 'react' })],
      [`vue-${index}.js`, script],
    ];
  });
  expect(await typeCheck(Object.fromEntries(scripts))).toBe('');
});

test('colors strings, keywords, tags, and attributes, and escapes what is typed', () => {
  expect(highlight(`const a = <b c="https://x/?y&<i>">`)).toBe(
    '<span class="token keyword">const</span> a = <span class="token keyword">&lt;b</span> ' +
      '<span class="token function">c</span><span class="token string">="https://x/?y&amp;&lt;i>"</span>' +
      '<span class="token keyword">></span>',
  );
});

test.each(['iframe', 'script'])('escapes what is typed in the code for %s', (code) => {
  const $ = cheerio.load(codeFor({ code, nickname: '"><b>&amp;' }), null, false);
  expect($('b')).toHaveLength(0);
  const { src = '', nickname = new URL(src).searchParams.get('nickname') } =
    $('rookery-chat, iframe').attr() ?? {};
  expect(nickname).toBe('"><b>&amp;');
});
