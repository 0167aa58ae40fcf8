import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import {
  type EmbedOption,
  embedModes,
  embedOptions,
  embedPositions,
  embedTargets,
  embedThemes,
  hideableParts,
  hostPolicy,
  iframeAttributes,
  iframePermissions,
  sandboxTokens,
} from '../src/facts/embed';
import {
  type SdkEvent,
  type SdkField,
  sdk,
  sdkErrors,
  sdkEvents,
  sdkMethods,
  sdkObjects,
  sdkStates,
} from '../src/facts/sdk';
import { ssoErrors } from '../src/facts/sso';
import { addressFaults, chatFaults, embedAddressFaults } from './support/embedRules';
import { buildDir, siteDir } from './support/site';

const sdkPage = 'chat-features/sdk';
const embedPage = 'chat-features/embed';

const guides = ['jimdo', 'neocities', 'squarespace', 'wix'].map((name) => `${embedPage}/guides/${name}`);

function built(page: string): cheerio.CheerioAPI {
  return cheerio.load(fs.readFileSync(path.join(buildDir, `${page}.html`)));
}

/** The rows that a table of a built page must have: its name, and the keys of its facts. */
type Tables = Readonly<Record<string, readonly string[]>>;

function namesOf(fields: readonly SdkField[]): string[] {
  return fields.map(({ name }) => name);
}

const carrying = Object.entries<SdkEvent>(sdkEvents).filter(([, { payload }]) => payload.length > 0);

const tablesOf: Readonly<Record<string, Tables>> = {
  [sdkPage]: {
    'embed-option-types': Object.keys(embedOptions),
    'sdk-methods': Object.keys(sdkMethods),
    'sdk-events': Object.keys(sdkEvents),
    'sdk-errors': Object.keys(sdkErrors),
    'sdk-objects': Object.keys(sdkObjects),
    'sdk-states': Object.keys(sdkStates),
    'sso-errors': Object.keys(ssoErrors),
    ...Object.fromEntries(carrying.map(([name, { payload }]) => [`sdk-event-${name}`, namesOf(payload)])),
    ...Object.fromEntries(
      Object.entries(sdkObjects).map(([name, { fields }]) => [`sdk-object-${name}`, namesOf(fields)]),
    ),
  },
  [embedPage]: {
    'embed-attributes': Object.keys(embedOptions),
    'embed-modes': Object.keys(embedModes),
    'embed-themes': Object.keys(embedThemes),
    'embed-positions': Object.keys(embedPositions),
    'hideable-parts': Object.keys(hideableParts),
    'embed-policy': hostPolicy.map(({ directive }) => directive),
    'embed-targets': Object.keys(embedTargets),
    'iframe-attributes': Object.keys(iframeAttributes),
    'iframe-permissions': Object.keys(iframePermissions),
    'sandbox-tokens': Object.keys(sandboxTokens),
  },
};

for (const [page, tables] of Object.entries(tablesOf)) {
  test(`/${page} has every fact, and no row without one`, () => {
    const $ = built(page);
    for (const [table, keys] of Object.entries(tables)) {
      const rows = $(`tr[id^="${table}-"]`)
        .toArray()
        .map(
          (row) =>
            $(row)
              .attr('id')
              ?.slice(table.length + 1) ?? '',
        );
      expect(rows, `/${page}, table ${table}`).toEqual([...keys]);
    }
  });
}

test('the SDK page shows each signature, each type and the way to the declaration file', () => {
  const $ = built(sdkPage);
  for (const [name, { signature }] of Object.entries(sdkMethods)) {
    expect($(`#sdk-methods-${name}`).text()).toContain(signature);
  }
  for (const [name, { type }] of Object.entries(embedOptions)) {
    expect($(`#embed-option-types-${name}`).text()).toContain(type);
  }
  expect($(`a[href="${sdk.types}"]`)).toHaveLength(1);
  expect(fs.readFileSync(path.join(buildDir, sdk.types), 'utf8')).toBe(
    fs.readFileSync(path.join(siteDir, 'static', sdk.types), 'utf8'),
  );
});

test('each event that carries something, each object and each method has its heading', () => {
  const ids = built(sdkPage)('main h3')
    .toArray()
    .map(({ attribs }) => attribs.id ?? '');
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
  const headed = (kind: string) =>
    ids.filter((id) => id.startsWith(`${kind}-`)).map((id) => id.slice(kind.length + 1));
  expect(headed('event')).toEqual(carrying.map(([name]) => name));
  expect(headed('object')).toEqual(lower(Object.keys(sdkObjects)));
  expect(lower(Object.keys(sdkMethods))).toEqual(expect.arrayContaining(headed('method')));
});

test('the example of each option is a value that it takes', () => {
  const faults = Object.entries<EmbedOption>(embedOptions).flatMap(([name, { example, modes }]) =>
    chatFaults({ chat: 'night-owls', mode: modes?.[0] ?? 'inline', [name]: example }),
  );
  expect(faults).toEqual([]);
});

/** A piece of code in the text of a page. */
interface Word {
  readonly place: string;
  readonly code: string;
}

/** The pieces of code in the text of a page; blocks of code and the front matter are left out. */
function wordsOf(page: string): Word[] {
  const file = `docs/${page}.mdx`;
  const text = fs
    .readFileSync(path.join(siteDir, file), 'utf8')
    .replace(/^---\n.*?\n---\n/s, (matter) => matter.replace(/[^\n]/g, ''))
    .replace(/^ *```.*?^ *```$/gms, (block) => block.replace(/[^\n]/g, ''));
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`(?<code>[^`]+)`/g)].map(({ groups }) => ({
      place: `${file}:${index + 1}`,
      code: (groups?.code ?? '').replaceAll('\\|', '|'),
    })),
  );
}

/** Names with a line below that are no error codes. */
const otherNames = ['return_to', 'harbour_desk', 'rk_test_'];

/** Calls that are not the SDK's. */
const otherCalls = ['Date'];

/** What is wrong with a piece of code in the text: it looks like a name of the facts, and is none. */
function wordFaults(code: string): string[] {
  const { call } = /^(?:new )?(?:chat\.)?(?<call>\w+)\(/.exec(code)?.groups ?? {};
  if (call && ![...Object.keys(sdkMethods), ...otherCalls].includes(call)) {
    return [`there is no method ${call}`];
  }
  if (
    /^[a-z]+(_[a-z]*)+$/.test(code) &&
    ![...Object.keys({ ...sdkErrors, ...ssoErrors }), ...otherNames].includes(code)
  ) {
    return [`there is no error code ${code}`];
  }
  const { name = '', value = '' } = /^(?<name>[a-z]+)=(?:")?(?<value>[^"]*)"?$/.exec(code)?.groups ?? {};
  if (name && Object.hasOwn(embedOptions, name) && !Object.hasOwn(iframeAttributes, name)) {
    const mode = name === 'position' ? 'popup' : 'inline';
    return chatFaults({ chat: 'night-owls', mode, [name]: value });
  }
  if (code.startsWith('?') && code.length > 1) {
    return embedAddressFaults(`https://embed.rookery.example/night-owls${code.replaceAll('&amp;', '&')}`);
  }
  return /^https:\/\/[^\s/]*rookery\.example\/\S+$/.test(code) ? addressFaults(code) : [];
}

test('what the text names is in the facts', () => {
  const faults = [sdkPage, embedPage, ...guides, 'integration-guide'].flatMap((page) =>
    wordsOf(page).flatMap(({ place, code }) =>
      wordFaults(code).map((fault) => `${place} \`${code}\`: ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

for (const slip of [
  'chat.distroy()',
  'token_invald',
  'theme="dusky"',
  '?theme=nigth',
  'mode="side"',
  'https://embed.rookery.example/nightowls',
]) {
  test(`the text may not name ${slip}`, () => {
    expect(wordFaults(slip)).toHaveLength(1);
  });
}
