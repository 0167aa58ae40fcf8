import { expect, test } from '@playwright/test';
import { redirectsFor } from '../src/plugins/redirects-for-file-system';
import { promisedOldAddresses } from '../src/promisedAddresses';
import { redirects } from '../src/redirects';
import { routes } from './support/routes';

const sources = redirects.map(({ from }) => from);

test('the 40 old addresses that the site promises are there, and each stands once', () => {
  expect(new Set(promisedOldAddresses).size).toBe(40);
  expect(promisedOldAddresses.filter((address) => !sources.includes(address))).toEqual([]);
  expect(sources.filter((address, index) => sources.indexOf(address) !== index)).toEqual([]);
});

test('each leads straight to a page: no dead target, no chain, no loop', () => {
  expect(redirects.filter(({ to }) => !routes.includes(to))).toEqual([]);
  expect(redirects.filter(({ to }) => sources.includes(to))).toEqual([]);
});

test('no old address is a page', () => {
  expect(sources.filter((from) => routes.includes(from))).toEqual([]);
});

test('where the file system ignores case, no two addresses share a file', () => {
  const written = redirectsFor(false).map(({ from }) => from.toLowerCase());
  expect(new Set(written).size).toBe(written.length);
  expect(written.filter((from) => routes.includes(from))).toEqual([]);
  expect(written).toContain('/sso');
  expect(written).not.toContain('/bot');
  expect(redirectsFor(true)).toEqual(redirects);
});
