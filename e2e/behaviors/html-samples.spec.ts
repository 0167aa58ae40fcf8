import { expect, test } from '@playwright/test';
import { addresses } from '../../src/facts/product';
import { htmlFaults } from '../support/htmlFaults';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf } from '../support/samples';

const samples = samplesOfClass('html').filter(({ code }) => !code.startsWith('<script setup'));

/** Returns the declarations and selectors of a page's CSS that the browser doesn't know. */
function unknownStyles(): string[] {
  const declarations = [...document.querySelectorAll('[style]')].map(
    (element) => element.getAttribute('style') ?? '',
  );
  const rules = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    [...(textContent ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      selector: selector.trim(),
      body,
    })),
  );
  const unknown = [...declarations, ...rules.map(({ body }) => body)]
    .flatMap((text) => text.split(';'))
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && !CSS.supports(`(${declaration})`));
  return [
    ...unknown,
    ...rules.map(({ selector }) => selector).filter((selector) => !CSS.supports(`selector(${selector})`)),
  ];
}

test('browsers know every style of the samples', async ({ page }) => {
  await page.route(/./, (route) => route.abort());
  const styled = samples.filter(({ code }) => /<style>|style="/.test(code));
  expect(styled.length).toBeGreaterThan(0);
  for (const sample of styled) {
    await page.setContent(sample.code, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(unknownStyles), placeOf(sample)).toEqual([]);
  }
  await page.setContent('<style>p { colour: red }</style>');
  expect(await page.evaluate(unknownStyles)).toEqual(['colour: red']);
});

test('samples that add the chat by script add a valid one', async ({ page }) => {
  await page.route(/./, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const adding = samples.filter(({ code }) => code.includes('createElement('));
  expect(adding.length).toBeGreaterThan(0);
  for (const sample of adding) {
    await page.setContent(`<body>${sample.code}</body>`);
    const chat = page.locator('body > rookery-chat');
    await expect(chat, `${placeOf(sample)} adds no chat`).toHaveCount(1);
    const html = await chat.evaluate((element) => element.outerHTML);
    const faults = htmlFaults(`<script src="${addresses.script}"></script>${html}`);
    expect(faults, placeOf(sample)).toEqual([]);
  }
});
