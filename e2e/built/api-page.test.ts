import { expect, test } from 'vitest';
import { allOperations } from '../../src/markdown/reference/api/contract';
import { movedAnchors } from '../../src/markdown/reference/api/movedAnchors';
import { attributes, builtPage, idsOf } from '../support/builtSite';
import { docRoutes } from '../support/site';

const folder = '/organizations/api';
const operations = allOperations();
const pages = docRoutes.filter((route) => route.startsWith(folder)).map(builtPage);

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
  const links = attributes(builtPage(folder), 'tr[id^="api-operations-"] a', 'href');
  expect(links.map((link) => link.split('#')[1])).toEqual(ids);
});

test('every anchor that the first page of the API had leads on', () => {
  const $ = builtPage(folder);
  for (const [page, anchors] of Object.entries(movedAnchors())) {
    for (const [id, moved] of anchors) {
      expect($(`[id="${id}"]`).attr('data-moved-to'), id).toBe(`${folder}/${page}#${moved}`);
      expect(idsOf(`${folder}/${page}`).has(moved), id).toBe(true);
    }
  }
});
