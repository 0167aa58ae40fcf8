import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageHistory } from '../../src/plugins/page-history';
import { builtPage } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { siteDir } from '../support/site';

const foot = '.theme-doc-footer';

function sourceOf(route: string): string {
  return (
    [`docs${route}.mdx`, `docs${route}.md`].find((file) => fs.existsSync(path.join(siteDir, file))) ?? ''
  );
}

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
