import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repository, site } from '../../src/site';
import { attributes, builtPage } from '../support/builtSite';
import { siteDir } from '../support/site';

test('a page links to its source, the form for a problem with its name and address, and its Markdown', () => {
  const template = 'problem-with-a-page.yml';
  const form: { title: string; body: readonly { id: string }[] } = parse(
    fs.readFileSync(path.join(siteDir, '.github/ISSUE_TEMPLATE', template), 'utf8'),
  );
  expect(form.body.map(({ id }) => id)).toContain('page');
  const [edit, report = '', markdown] = attributes(builtPage('/faq'), '.theme-doc-footer a', 'href');
  expect(markdown).toBe('/faq.md');
  expect(edit).toBe(`${repository.edit}docs/faq.mdx`);
  expect(report.split('?')[0]).toBe(repository.newIssue);
  expect(Object.fromEntries(new URL(report).searchParams)).toEqual({
    template,
    title: expect.stringContaining(form.title),
    page: `${site.url}/faq`,
  });
});
