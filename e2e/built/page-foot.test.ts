import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { reviewedIn } from '../../src/remark/frontMatter';
import { repository, site } from '../../src/site';
import { builtPage } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { siteDir } from '../support/site';

const foot = '.theme-doc-footer';

test('every page links to its source, and to the form for a problem with its name and address', () => {
  const template = 'problem-with-a-page.yml';
  const form: { title: string; body: readonly { id: string }[] } = parse(
    fs.readFileSync(path.join(siteDir, '.github/ISSUE_TEMPLATE', template), 'utf8'),
  );
  expect(form.body.map(({ id }) => id)).toContain('page');
  for (const route of docRoutes) {
    const [edit, report] = builtPage(route)(`${foot} a`)
      .toArray()
      .map(({ attribs }) => attribs.href ?? '');
    expect(edit).toMatch(new RegExp(`^${repository.edit}docs${route}\\.mdx?$`));
    const { origin, pathname, searchParams } = new URL(report ?? '');
    expect(origin + pathname).toBe(repository.newIssue);
    expect(Object.fromEntries(searchParams)).toEqual({
      template,
      title: expect.stringContaining(form.title),
      page: site.url + route,
    });
  }
});

test("a page says when it was compared with other people's screens, if it was", () => {
  for (const route of docRoutes) {
    const shown = builtPage(route)('article p:contains("checked against") time').attr('datetime');
    const source = fs.readFileSync(path.join(siteDir, `docs${route}.mdx`), 'utf8');
    expect(shown, route).toBe(reviewedIn(source));
  }
});
