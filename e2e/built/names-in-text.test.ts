import { expect, test } from 'vitest';
import { sdkErrorCodes } from '../../src/facts/sdk';
import { ssoErrors, ssoSampleAddresses } from '../../src/facts/sso';
import { webhookHeaders } from '../../src/facts/webhooks';
import { readDeclarations } from '../../src/remark/sdk/declarations';
import { webhookEventNames } from '../../src/remark/webhooks/schemas';
import { builtPage, texts } from '../support/builtSite';

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

test.each(['/chat-features/sdk', '/chat-features/embed', '/integration-guide'])(
  'methods and error codes in the sentences of %s are those that exist',
  (route) => {
    const code = texts(builtPage(route), '.markdown :is(p, li, td, h2, h3) code');
    const called = code.flatMap((each) => /^(?:new )?(?:chat\.)?(\w+)\(/.exec(each)?.[1] ?? []);
    const codes = code.filter((each) => /^[a-z]+(_[a-z]+)+$/.test(each));
    const chatMembers = readDeclarations().interfaces.get('RookeryChat') ?? [];
    const methods = ['mount', 'Date', 'rookeryToken', ...chatMembers.map(({ name }) => name)];
    // Names with an underscore that are not error codes.
    const fields = ['return_to', 'api_key_id', 'author_id', 'external_id'];
    const errors = [...sdkErrorCodes, ...Object.keys(ssoErrors), ...fields];
    expect(called.filter((name) => !methods.includes(name))).toEqual([]);
    expect(codes.filter((name) => !errors.includes(name))).toEqual([]);
  },
);
