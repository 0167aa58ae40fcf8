import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { choicesOf, embedOf } from '../../src/components/EmbedBuilder/choices';
import { dnsRecords, domainTargets } from '../../src/facts/domains';
import { iframeAttributes, iframeSnippet, scriptSnippet } from '../../src/facts/embed';
import { accountLimits } from '../../src/facts/limits/accounts';
import { developerLimits } from '../../src/facts/limits/developers';
import { addresses, examples } from '../../src/facts/product';
import { organizationRoles } from '../../src/facts/roles';
import { sdk } from '../../src/facts/sdk';
import { ssoSampleAddresses } from '../../src/facts/sso';
import { builtPage, codeIn } from '../support/builtSite';
import { placeOf, samplesIn } from '../support/samples';

const pinnedScript = addresses.pinnedScript.replace('{version}', sdk.version);

const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-storage-access-by-user-activation',
].join(' ');

type Attributes = Readonly<Record<string, string>>;

/** Returns the options of an embed that the embed builder refuses, or that have no effect in this code and mode. */
function optionFaults(code: 'iframe' | 'script', { token: _, ...options }: Attributes): string[] {
  const given: Attributes = { ...options, ...(options.open === '' && { open: 'true' }) };
  const choices = choicesOf(`?${new URLSearchParams({ code, ...given })}`);
  const { chat, faults, idle } = embedOf(choices);
  const accepted = new Map(Object.entries(choices));
  const refused = new Set<string>([...Object.keys(faults), ...idle]);
  const wrong = Object.entries(given).filter(
    ([name, value]) => refused.has(name) || accepted.get(name) !== value,
  );
  return [
    ...wrong.map(([name, value]) => `${name}="${value}" has no effect in ${code}`),
    ...(options.chat && chat === examples.chat ? [] : ['another chat than the example']),
  ];
}

function embedAddressFaults(address: string): string[] {
  const [base = '', query = ''] = address.split('?');
  const bases = [
    addresses.embed.replace('{chat}', examples.chat),
    `https://${domainTargets.sampleDomain}/embed/${examples.chat}`,
  ];
  return [
    ...(bases.includes(base) ? [] : [`${base} isn't an embed address`]),
    ...optionFaults('iframe', { ...Object.fromEntries(new URLSearchParams(query)), chat: examples.chat }),
  ];
}

function iframeFaults({ src = '', title, height = '', allow = '', ...others }: Attributes): string[] {
  const unknown = allow.split('; ').filter((word) => !iframeAttributes.allow.split('; ').includes(word));
  return [
    ...embedAddressFaults(src),
    ...(title ? [] : ['an iframe without a title']),
    ...(/^\d+$/.test(height) ? [] : ['an iframe without a height']),
    ...(allow ? unknown.map((word) => `an iframe that allows ${word}`) : []),
    ...('sandbox' in others && others.sandbox !== sandbox ? ['another sandbox'] : []),
  ];
}

function scriptFaults({ src, integrity, crossorigin }: Attributes): string[] {
  if (src === pinnedScript) {
    const isComplete = /^sha384-[\w+/]{64}$/.test(integrity ?? '') && crossorigin === 'anonymous';
    return isComplete ? [] : ['the script of one version without its hash'];
  }
  const isKnown = src === undefined || src === addresses.script;
  return isKnown && !integrity ? [] : [`the script ${src} with the hash ${integrity}`];
}

function linkFaults({ href = '' }: Attributes): string[] {
  const [base = ''] = href.split('?');
  const known: string[] = [
    addresses.chat.replace('{chat}', examples.chat),
    ...Object.values(ssoSampleAddresses),
  ];
  return known.includes(base) ? [] : [`a link to ${href}`];
}

const rules: Readonly<Record<string, (attributes: Attributes) => string[]>> = {
  iframe: iframeFaults,
  script: scriptFaults,
  'rookery-chat': (attributes) => optionFaults('script', attributes),
  a: linkFaults,
};

/** Returns what is wrong with a piece or a page of HTML: how it embeds a chat. */
function htmlFaults(code: string): string[] {
  const faults: string[] = [];
  const $ = cheerio.load(code, null, /^<!doctype/i.test(code));
  for (const element of $('*').toArray()) {
    if ('attribs' in element) {
      faults.push(...(rules[element.name]?.(element.attribs) ?? []));
    }
  }
  const ids = code.match(/(?<=(?:mount|querySelector|getElementById)\('#?)[\w-]+(?=')/g) ?? [];
  const hasScript = [addresses.script, pinnedScript].some((src) => $(`script[src="${src}"]`).length > 0);
  return [
    ...faults,
    ...ids.filter((id) => $(`[id="${id}"]`).length === 0).map((id) => `no element has the id ${id}`),
    ...($('rookery-chat').length > 0 && !hasScript ? ['<rookery-chat> without the script'] : []),
  ];
}

test('samples of HTML embed a chat as the product allows', () => {
  const samples = samplesIn(['html']);
  const faults = samples.flatMap((sample) =>
    htmlFaults(sample.code).map((fault) => `${placeOf(sample)} ${fault}`),
  );
  expect(samples.length).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

test('the embed page starts with what the embed builder makes', () => {
  const $ = builtPage('/chat-features/embed');
  const shown = $('pre')
    .toArray()
    .map((block) => codeIn($(block)));
  const made = [iframeSnippet(examples.chat), scriptSnippet(examples.chat)];
  expect(shown).toEqual(expect.arrayContaining(made));
  expect(made.flatMap(htmlFaults)).toEqual([]);
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

test('the commands to copy install the SDK, hash its script, or ask for a record of the custom domain', () => {
  const { sampleDomain, sampleZone, sampleCode } = domainTargets;
  const records = [sampleDomain, sampleZone].flatMap((domain) => dnsRecords(domain, sampleZone, sampleCode));
  const known = [
    `npm install ${sdk.package}`,
    `curl -fsS ${pinnedScript} | openssl dgst -sha384 -binary | openssl base64 -A`,
    ...records.flatMap(({ type }) => records.map(({ name }) => `dig +short ${type} ${name}`)),
  ];
  const commands = samplesIn(['bash'])
    .filter(({ code }) => /^(?:npm|dig|curl -fsS) /.test(code))
    .flatMap(({ code }) => code.trim().split('\n'));
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((command) => !known.includes(command))).toEqual([]);
});

test('the sample file of accounts follows the rules of its columns', () => {
  const [sample] = samplesIn(['text'], '/organizations/manage-accounts');
  const [head, ...rows] = (sample?.code ?? '').trim().split('\n');
  const { min, max } = accountLimits.username;
  const name = `"?.{0,${accountLimits['display-name'].max}}"?`;
  const id = `.{0,${developerLimits['api-external-id'].max}}`;
  const row = new RegExp(
    `^\\w{${min},${max}},[^@\\s,]+@[^@\\s,]+,${name},(?:${organizationRoles.join('|')}|),${id}$`,
  );
  expect(head).toBe('username,email,display_name,role,external_id');
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter((line) => !row.test(line))).toEqual([]);
});
