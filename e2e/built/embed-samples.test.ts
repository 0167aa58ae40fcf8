import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { domainTargets } from '../../src/facts/domains';
import * as embed from '../../src/facts/embed';
import { addresses, examples } from '../../src/facts/product';
import { ssoSampleAddresses } from '../../src/facts/sso';
import { findAttributes, findTexts, parseBuiltPage } from '../support/builtSite';
import { samplesIn, sdk } from '../support/samples';

const pinnedScript = addresses.pinnedScript.replace('{version}', sdk.version);

type Options = Readonly<Record<string, string>>;

/** The values of options that have a list. */
const lists: Readonly<Record<string, readonly string[]>> = {
  mode: Object.keys(embed.embedModes),
  theme: Object.keys(embed.embedThemes),
  lang: findTexts(parseBuiltPage('/chat-settings/language'), '#languages + p code'),
  position: Object.keys(embed.embedPositions),
  hide: Object.keys(embed.embedElements),
};

/** Returns the options of an embed that don't exist, have an unknown value, or have no effect in this code and mode. */
function optionFaults(code: 'iframe' | 'script', options: Options): string[] {
  const { mode = 'inline' } = options;
  const all: Readonly<Record<string, Partial<embed.EmbedOption>>> = embed.embedOptions;
  return Object.entries(options)
    .filter(([name, value]) => {
      const { inUrl, modes } = all[name] ?? {};
      const isKnown = value.split(' ').every((word) => lists[name]?.includes(word) ?? true);
      const isRead = code === 'script' ? inUrl !== undefined : inUrl;
      return !isKnown || !isRead || modes?.every((each) => each !== mode);
    })
    .map(([name, value]) => `${name}="${value}" has no effect in ${code}`);
}

/** What HTML can load and link to, without queries. */
const knownAddresses: readonly string[] = [
  addresses.script,
  pinnedScript,
  addresses.embed.replace('{chat}', examples.chat),
  `https://${domainTargets.sampleDomain}/embed/${examples.chat}`,
  addresses.chat.replace('{chat}', examples.chat),
  ...Object.values(ssoSampleAddresses),
];

/** Returns what is wrong with a piece or a page of HTML: how it embeds a chat. */
function findHtmlProblems(code: string): string[] {
  const $ = cheerio.load(code);
  const frames = findAttributes($, 'iframe', 'src');
  const named = [...findAttributes($, 'script[src]', 'src'), ...frames, ...findAttributes($, 'a', 'href')];
  const ids = code.match(/(?<=(?:mount|querySelector|getElementById)\('#?)[\w-]+(?=')/g) ?? [];
  return [
    ...named.filter((address) => !knownAddresses.includes(address.split('?')[0] ?? '')),
    ...ids.filter((id) => $(`[id="${id}"]`).length === 0).map((id) => `no element has the id ${id}`),
    ...$('iframe:not([title][height])').map(() => 'an iframe without a title or a height'),
    ...frames.flatMap((src) => optionFaults('iframe', Object.fromEntries(new URL(src).searchParams))),
    ...$('rookery-chat')
      .toArray()
      .flatMap((element) => optionFaults('script', $(element).attr() ?? {})),
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

test('the policies to copy allow the script and the frame, and the custom domain where there is one', () => {
  // Without 'self', a site that copies the line blocks its own scripts and frames.
  const scripts = `script-src 'self' ${new URL(addresses.script).origin}`;
  const policy = `Content-Security-Policy: ${scripts}; frame-src 'self' ${new URL(addresses.embed).origin}`;
  const shown = samplesIn(['text']).filter(({ code }) => code.startsWith('Content-Security-Policy:'));
  expect(new Set(shown.map(({ code }) => code.trim()))).toEqual(
    new Set([policy, `${policy} https://${domainTargets.sampleDomain}`]),
  );
});
