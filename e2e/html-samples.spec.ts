import { expect, test } from '@playwright/test';
import { iframeSnippet, linkSnippet, scriptSnippet } from '../src/facts/embed';
import { addresses, examples } from '../src/facts/product';
import { htmlFaults } from './support/htmlFaults';
import { samplesOfClass } from './support/sampleClasses';
import type { Sample } from './support/samples';
import { vueFaults } from './support/vueFaults';

const samples = samplesOfClass('html');

function isVue({ code }: Sample): boolean {
  return code.startsWith('<script setup');
}

/** What is wrong with a sample of HTML or Vue, each with page and line. */
function faultsOf(sample: Sample): string[] {
  const faults = isVue(sample) ? vueFaults(sample.code) : htmlFaults(sample.code);
  return faults.map(({ line, text }) => `${sample.file}:${sample.line + line} ${text}`);
}

test('the samples of HTML are well formed, and embed a chat as the facts say', () => {
  expect(samples.flatMap(faultsOf)).toEqual([]);
});

test('the code that the facts make is well formed, and is what the embed page shows first', () => {
  const options = { theme: 'dusk', hide: 'header members', accent: '#2f6f4f', open: 'true', mode: 'popup' };
  const made = [
    iframeSnippet(examples.chat),
    scriptSnippet(examples.chat),
    linkSnippet(examples.chat),
    iframeSnippet(examples.chat, options, 'Owls & "friends"'),
    scriptSnippet(examples.chat, options),
  ];
  expect(made.flatMap(htmlFaults)).toEqual([]);
  const shown = samples
    .filter(({ file }) => file === 'docs/chat-features/embed.mdx')
    .map(({ code }) => code.trim());
  expect(shown).toEqual(expect.arrayContaining(made.slice(0, 3)));
});

const mistakes = [
  ['</rookery-chat>', '</rookery-chats>'],
  ['</iframe>', '<iframe>'],
  ['<iframe', '<ifrme'],
  ['src="https://embed.rookery.example', 'scr="https://embed.rookery.example'],
  ['https://embed.', 'http://embed.'],
  ['https://embed.rookery.example/night-owls', 'https://embed.rookery.example/c/night-owls'],
  ['embed/v2.js', 'embed/v2js'],
  ['chat="night-owls"', 'chats="night-owls"'],
  ['mode="popup"', 'mode="pop-up"'],
  ['position="bottom-right"', 'position="right"'],
  ['height="500"', 'height="50%"'],
  ['title="', 'titel="'],
  ['theme=', 'thema='],
  ['hide=members', 'hide=member'],
  ['&amp;', '&'],
  ['fullscreen', 'full-screen'],
  ['allow-forms', 'allow-form'],
  ['loading="lazy"', 'loading="lasy"'],
  ['rookery.example/c/', 'rookery.example/chat/'],
  ['ref="box"', 'ref="bax"'],
  ['</div>', '<div>'],
  ["mount('#chat'", "mount('#chats'"],
  ['</script>', '<script>'],
] as const;

for (const [right, wrong] of mistakes) {
  test(`a sample with ${wrong} in place of ${right} is refused`, () => {
    const changed = samples.filter(({ code }) => code.includes(right));
    expect(changed.length).toBeGreaterThan(0);
    const accepted = changed.filter(
      (sample) => faultsOf({ ...sample, code: sample.code.replace(right, wrong) }).length === 0,
    );
    expect(accepted.map(({ file, line }) => `${file}:${line} accepts ${wrong}`)).toEqual([]);
  });
}

/** What a browser says about the CSS of a sample: the declarations and selectors that it does not know. */
function strangeStyles(): string[] {
  const declarations = [...document.querySelectorAll('[style]')].map(
    (element) => element.getAttribute('style') ?? '',
  );
  const rules = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    [...(textContent ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      selector: selector.trim(),
      body,
    })),
  );
  const strange = [...declarations, ...rules.map(({ body }) => body)]
    .flatMap((text) => text.split(';'))
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && !CSS.supports(`(${declaration})`));
  return [
    ...strange,
    ...rules.map(({ selector }) => selector).filter((selector) => !CSS.supports(`selector(${selector})`)),
  ];
}

test('a browser knows every style of the samples', async ({ page }) => {
  await page.route(/./, (route) => route.abort());
  const styled = samples.filter((sample) => !isVue(sample) && /<style>|style="/.test(sample.code));
  expect(styled.length).toBeGreaterThan(0);
  for (const { file, line, code } of styled) {
    await page.setContent(code, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(strangeStyles), `${file}:${line}`).toEqual([]);
  }
  await page.setContent('<style>p { colour: red }</style>');
  expect(await page.evaluate(strangeStyles)).toEqual(['colour: red']);
});

test('a sample that adds the chat by script adds one that the facts know', async ({ page }) => {
  await page.route(/./, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const adding = samples.filter(({ code }) => code.includes('createElement('));
  expect(adding.length).toBeGreaterThan(0);
  for (const { file, line, code } of adding) {
    await page.setContent(`<body>${code}</body>`);
    const chat = page.locator('body > rookery-chat');
    await expect(chat, `${file}:${line} adds no chat`).toHaveCount(1);
    const html = await chat.evaluate((element) => element.outerHTML);
    const whole = `<script src="${addresses.script}"></script>${html}`;
    expect(htmlFaults(whole).map(({ text }) => `${file}:${line} ${text}`)).toEqual([]);
  }
});
