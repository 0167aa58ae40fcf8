import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { type EmbedOption, embedOptions } from '../../src/facts/embed';
import { addresses, examples } from '../../src/facts/product';
import { ssoSampleAddresses } from '../../src/facts/sso';
import { findAttributes } from '../support/builtHtml';
import { samplesIn, sdk } from '../support/samples';

// `sdk-samples.test.ts` compiles scripts and elements.

const pinnedScript = addresses.pinnedScript.replace('{version}', sdk.version);

const urlOptions: readonly string[] = Object.entries<EmbedOption>(embedOptions).flatMap(
  ([name, { inUrl }]) => (inUrl ? name : []),
);

/** The URLs that samples can load and link to, without query parameters. */
const validUrls: readonly string[] = [
  addresses.script,
  pinnedScript,
  addresses.embed.replace('{chat}', examples.chat),
  `https://chat.example.org/embed/${examples.chat}`,
  addresses.chat.replace('{chat}', examples.chat),
  ...Object.values(ssoSampleAddresses),
];

/** Returns the problems with how a sample of HTML embeds a chat. */
function findHtmlProblems(code: string): string[] {
  const $ = cheerio.load(code);
  const frames = findAttributes($, 'iframe', 'src');
  const urls = [...findAttributes($, 'script[src]', 'src'), ...frames, ...findAttributes($, 'a', 'href')];
  const ids = code.match(/(?<=(?:mount|querySelector|getElementById)\('#?)[\w-]+(?=')/g) ?? [];
  return [
    ...urls.filter((url) => !validUrls.includes(url.split('?')[0] ?? '')),
    ...ids.filter((id) => $(`[id="${id}"]`).length === 0).map((id) => `no element has the id ${id}`),
    ...$('iframe:not([title][height])').map(() => 'an iframe without a title or a height'),
    ...frames.flatMap((src) =>
      [...new URL(src).searchParams.keys()].filter((name) => !urlOptions.includes(name)),
    ),
    ...$(`script[src="${pinnedScript}"]:not([integrity^="sha384-"][crossorigin])`).map(
      () => 'the script of one version without its hash',
    ),
  ];
}

test('samples of HTML embed a chat as the product allows', () => {
  const samples = samplesIn(['html']);
  const problems = samples.flatMap(({ location, code }) =>
    findHtmlProblems(code).map((problem) => `${location} ${problem}`),
  );
  expect(samples.length).toBeGreaterThan(15);
  expect(problems).toEqual([]);
});

test('the Content-Security-Policies to copy allow the script, the frame, and the custom domain', () => {
  // Without 'self', a site that copies the line blocks its own scripts and frames.
  const scripts = `script-src 'self' ${new URL(addresses.script).origin}`;
  const policy = `Content-Security-Policy: ${scripts}; frame-src 'self' ${new URL(addresses.embed).origin}`;
  const shown = samplesIn(['text']).filter(({ code }) => code.startsWith('Content-Security-Policy:'));
  expect(new Set(shown.map(({ code }) => code.trim()))).toEqual(
    new Set([policy, `${policy} https://chat.example.org`]),
  );
});
