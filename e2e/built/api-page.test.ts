import { expect, test } from 'vitest';
import { allOperations } from '../../src/markdown/reference/api/contract';
import { movedAnchors } from '../../src/markdown/reference/api/movedAnchors';
import { findAttributes, findIds, loadPage } from '../support/builtSite';
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

test('every anchor that the first page of the API had leads on', () => {
  const $ = loadPage(folder);
  const lost = Object.entries(movedAnchors()).flatMap(([page, anchors]) =>
    anchors.filter(([id, moved]) => {
      const target = $(`[id="${id}"]`).attr('data-moved-to');
      return target !== `${folder}/${page}#${moved}` || !findIds(`${folder}/${page}`).has(moved);
    }),
  );
  expect(lost, 'Write their new ids after > in docs/organizations/api.moved.yaml.').toEqual([]);
});
