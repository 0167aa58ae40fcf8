import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { embedOptions, iframeAttributes } from '../../src/facts/embed';
import { sdkErrorCodes } from '../../src/facts/sdk';
import { ssoErrors, ssoSampleAddresses } from '../../src/facts/sso';
import { webhookHeaders } from '../../src/facts/webhooks';
import { readDeclarations } from '../../src/remark/sdk/declarations';
import { webhookEventNames } from '../../src/remark/webhooks/schemas';
import { builtPage, texts } from '../support/builtSite';
import { addressFaults, chatFaults, embedAddressFaults } from '../support/embedRules';

// Writers type names of the API, the SDK, and the embed into sentences and samples. Each has to exist.

/** Returns what looks like this in the code on a page, each once. */
function namesOn(route: string, pattern: RegExp): string[] {
  const all = texts(builtPage(route), 'main code').flatMap((text) => text.match(pattern) ?? []);
  return [...new Set(all)].sort();
}

function sorted(values: Iterable<string>): string[] {
  return [...new Set(values)].sort();
}

test.each([
  [
    'events of webhooks',
    '/chat-settings/webhooks/events',
    /^(?:message|member|rank|report|approval|poll|boost|chat)\.(?:[a-z_]+ed|left)$/,
    webhookEventNames().filter((name) => name !== 'ping'),
  ],
  [
    'headers of webhooks',
    '/chat-settings/webhooks/deliveries',
    /^webhook-[a-z]+$/,
    Object.keys(webhookHeaders).filter((name) => name.startsWith('webhook-')),
  ],
  ['errors of single sign-on', '/organizations/sso', /\bsso_[a-z_]+\b/g, Object.keys(ssoErrors)],
  [
    'addresses of single sign-on',
    '/organizations/sso/redirect',
    /https:\/\/rookery\.example\/(?:sso|oauth)\/[\w/-]*harbour-radio[\w/-]*/g,
    Object.values(ssoSampleAddresses),
  ],
] as const)('%s on %s are those that exist', (_, route, pattern, names) => {
  expect(namesOn(route, pattern)).toEqual(sorted(names));
});

describe('code in the sentences for developers', () => {
  /** Names with an underscore that are not error codes. */
  const otherNames = ['return_to', 'rk_test_', 'api_key_id', 'author_id', 'external_id'];

  const chatMembers = readDeclarations().interfaces.get('RookeryChat') ?? [];

  const methods = ['mount', 'Date', 'rookeryToken', ...chatMembers.map(({ name }) => name)];

  /** Returns what is wrong with a piece of code: it looks like a name that readers can use, but doesn't exist. */
  function nameFaults(code: string): string[] {
    const { call } = /^(?:new )?(?:chat\.)?(?<call>\w+)\(/.exec(code)?.groups ?? {};
    if (call && !methods.includes(call)) {
      return [`there is no method ${call}`];
    }
    const errors = [...sdkErrorCodes, ...Object.keys(ssoErrors)];
    if (/^[a-z]+(_[a-z]*)+$/.test(code) && ![...errors, ...otherNames].includes(code)) {
      return [`there is no error code ${code}`];
    }
    const { name = '', value = '' } = /^(?<name>[a-z]+)=(?:")?(?<value>[^"]*)"?$/.exec(code)?.groups ?? {};
    if (Object.hasOwn(embedOptions, name) && !Object.hasOwn(iframeAttributes, name)) {
      const mode = name === 'position' ? 'popup' : 'inline';
      return chatFaults({ chat: 'night-owls', mode, [name]: value });
    }
    if (code.startsWith('?') && code.length > 1) {
      return embedAddressFaults(`https://embed.rookery.example/night-owls${code.replaceAll('&amp;', '&')}`);
    }
    return /^https:\/\/[^\s/]*rookery\.example\/\S+$/.test(code) ? addressFaults(code) : [];
  }

  /** Returns the code in a page's sentences and tables. Blocks and patterns with placeholders don't count. */
  function codeInText($: CheerioAPI): string[] {
    return texts($, '.markdown :is(p, li, td, h2, h3) code').filter((code) => !/[\n{]/.test(code));
  }

  test.each([
    '/chat-features/sdk',
    '/chat-features/embed',
    '/chat-features/embed/guides/jimdo',
    '/chat-features/embed/guides/neocities',
    '/chat-features/embed/guides/squarespace',
    '/chat-features/embed/guides/wix',
    '/integration-guide',
  ])('names on %s only what exists', (route) => {
    const code = codeInText(builtPage(route));
    expect(code.length).toBeGreaterThan(0);
    expect(code.flatMap((each) => nameFaults(each).map((fault) => `\`${each}\`: ${fault}`))).toEqual([]);
  });
});
