import { expect, test } from 'vitest';
import { allOperations } from '../../src/markdown/reference/api/contract';
import { findAttributes, loadPage } from '../support/builtSite';
import { docRoutes } from '../support/site';

const folder = '/organizations/api';
const operations = allOperations();
const pages = docRoutes.filter((route) => route.startsWith(folder)).map(loadPage);

test('the reference of the API has a section for each operation, which the first page links to', () => {
  const expected = operations.map(({ operationId, summary }) => `${operationId} ${summary}`);
  const sections = pages.flatMap(($) =>
    $('.endpoint')
      .toArray()
      .map((line) => $(line).closest('.reference').prev('h3'))
      .map((heading) => `${heading.attr('id')} ${heading.contents().first().text()}`),
  );
  expect(sections.sort()).toEqual(expected.sort());
  const ids = operations.map(({ operationId }) => operationId);
  const links = findAttributes(loadPage(folder), 'tr[id^="api-operations-"] a', 'href');
  expect(links.map((link) => link.split('#')[1])).toEqual(ids);
});
