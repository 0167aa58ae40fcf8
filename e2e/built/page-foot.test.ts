import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addresses } from '../../src/facts/product';
import { pageHistory } from '../../src/plugins/page-history';
import { builtPage } from '../support/builtSite';
import { docRoutes, writersRoute } from '../support/routes';
import { siteDir } from '../support/site';

const foot = '.theme-doc-footer';

/** Returns the source file of a page, relative to the site. */
function sourceOf(route: string): string {
  return (
    [`docs${route}.mdx`, `docs${route}.md`].find((file) => fs.existsSync(path.join(siteDir, file))) ?? ''
  );
}

test('every page links to its own file in the repository', () => {
  for (const route of [...docRoutes, writersRoute]) {
    expect(builtPage(route)(`${foot} a.theme-edit-this-page`).attr('href')).toBe(
      `${addresses.repository}/edit/main/${sourceOf(route)}`,
    );
  }
});

test('every page says on which day it was last committed, if Git knows', async () => {
  const history = pageHistory('docs');
  history.initialize({ siteDir });
  for (const route of docRoutes) {
    const update = await history.getFileLastUpdateInfo(path.join(siteDir, sourceOf(route)));
    const day = update && new Date(update.timestamp);
    const time = builtPage(route)(`${foot} .theme-last-updated time`);
    expect([time.attr('datetime'), time.text()], route).toEqual([
      day?.toISOString().slice(0, 10),
      day?.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) ?? '',
    ]);
  }
});
