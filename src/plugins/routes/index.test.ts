import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { redirects } from '../../redirects';
import { folderWith } from '../../testFolders';
import routes, { isCaseSensitive, redirectsFor } from '.';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

test('leaves nothing behind when it looks whether case matters', () => {
  const dir = path.join(folderWith(), 'build');
  expect(isCaseSensitive(dir)).toBe(!fs.existsSync(path.join(path.dirname(dir), 'BUILD')));
  expect(fs.readdirSync(dir)).toEqual([]);
});

test('writes every redirect where case matters', () => {
  expect(redirectsFor(true)).toBe(redirects);
});

test('writes no two files that differ only in case, and none over a page, where case does not matter', () => {
  const paths = redirectsFor(false).map(({ from }) => from.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/sso');
  expect(paths).not.toContain('/bot');
});

test('stops the build at a redirect to a page that does not exist', async () => {
  const outDir = folderWith();
  const context = { outDir, baseUrl: '/', siteConfig: { trailingSlash: false, future: {} } };
  const routesPaths = redirects.map(({ to }) => to).filter((to) => to !== '/payments');
  // Only what the library reads.
  const plugin = routes(context as unknown as LoadContext);
  const props = { ...context, routesPaths } as unknown as PostBuildProps;
  await expect(plugin.postBuild?.(props)).rejects.toThrow(/\/payments/);
});
