import { describe, expect, test } from 'vitest';
import { promisedOldAddresses } from '../../src/promisedAddresses';
import { redirects } from '../../src/redirects';
import { docRoutes, routes } from '../support/routes';
import { built } from '../support/site';

const sources = redirects.map(({ from }) => from);

describe('the table of old addresses', () => {
  test('has all 40 that the site promises to keep, each once', () => {
    expect(new Set(promisedOldAddresses).size).toBe(40);
    expect(promisedOldAddresses.filter((address) => !sources.includes(address))).toEqual([]);
    expect(sources.filter((from, index) => sources.indexOf(from) !== index)).toEqual([]);
  });

  test('leads straight to pages, without a chain or a loop', () => {
    expect(redirects.filter(({ to }) => !docRoutes.includes(to))).toEqual([]);
    expect(redirects.filter(({ to }) => sources.includes(to))).toEqual([]);
  });

  test('has no address of a page', () => {
    expect(sources.filter((from) => routes.includes(from))).toEqual([]);
  });

  // Addresses that have the name of no page.
  const renamed: Readonly<Record<string, string>> = {
    '/Branding': '/chat-settings/icon-bar',
    '/buy': '/payments',
    '/chat-settings/fonts': '/chat-settings/chat-appearance',
    '/CSS': '/chat-settings/chat-appearance',
    '/Main_Page': '/home',
    '/Messagecolor': '/chat-settings/user-personalization',
    '/plans': '/subscriptions',
    '/Register': '/account-features/registration',
    '/smilies': '/account-features/emoji',
    '/Temprank': '/chat-features/ranks',
  };

  test('leads from the old name of a page to that page', () => {
    const nameOf = (address: string) => address.split('/').at(-1)?.toLowerCase().replace(/[-_]/g, '');
    const wrong = redirects.filter(({ from, to }) =>
      from in renamed ? to !== renamed[from] : nameOf(from)?.replace(/^chat/, '') !== nameOf(to),
    );
    expect(wrong).toEqual([]);
  });
});

test('each old address has a page that leads on, with query and hash', () => {
  const faults = redirects.flatMap(({ from, to }) => {
    const html = built(`${from}/index.html`);
    const keepsQuery = html.includes(
      `window.location.href = '${to}' + window.location.search + window.location.hash;`,
    );
    return [
      ...(html.includes(`<meta http-equiv="refresh" content="0; url=${to}">`)
        ? []
        : [`${from} has no refresh to ${to}`]),
      ...(keepsQuery ? [] : [`${from} loses its query or its hash`]),
    ];
  });
  expect(faults).toEqual([]);
});
