import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reviewedIn } from '../../src/remark/frontMatter';
import { faultsOn, readersPages } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { siteDir } from '../support/site';

const pages = readersPages.filter(({ route }) => docRoutes.includes(route));

function sourceOf(route: string): string {
  return fs.readFileSync(path.join(siteDir, `docs${route}.mdx`), 'utf8');
}

test("a page says when it was compared with other people's screens, if it was", () => {
  const faults = faultsOn(pages, ({ route, $ }) => {
    const shown = $('article p:contains("checked against") time').attr('datetime');
    const reviewed = reviewedIn(sourceOf(route));
    return shown === reviewed ? [] : [`shows ${shown}, but was reviewed on ${reviewed}`];
  });
  expect(faults).toEqual([]);
  expect(reviewedIn(sourceOf('/cookies'))).toBeDefined();
});
