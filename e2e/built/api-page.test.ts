import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { bodyOf, operationsOf, ownErrorsOf, readContract, successOf } from '../../src/remark/api/contract';
import { movedAnchors } from '../../src/remark/api/movedAnchors';
import { samplesOfOperation } from '../../src/remark/api/samples';
import { isNullable, rowsOf } from '../../src/remark/api/schemaTable';
import { attributes, builtPage, codeIn, hasId, texts } from '../support/builtSite';
import { docRoutes } from '../support/routes';

const folder = '/organizations/api';
const contract = readContract();
const operations = operationsOf(contract);
const pages = docRoutes.filter((route) => route.startsWith(folder)).map(builtPage);

/** Returns the page with an operation, and what it shows of it. */
function sectionOf(id: string) {
  const [page, other] = pages.filter(($) => $(`h3[id="${id}"]`).length > 0);
  if (!page || other) {
    throw new Error(`The operation ${id} is on ${other ? 'several pages' : 'no page'} below ${folder}.`);
  }
  return { $: page, section: page(`h3[id="${id}"]`).next('.reference') };
}

/** Returns the names of the fields or parameters in a list, with what the page says about each. */
function rowsIn($: CheerioAPI, prefix: string): string[] {
  return $(`.parameters > [id^="${prefix}"]`)
    .toArray()
    .map((field) => {
      const states = $(field).children('dt').find('.parameters__state').toArray();
      return `${field.attribs.id?.slice(prefix.length)} ${states.map((state) => $(state).text())}`;
    });
}

test('the reference of the API has a section for each operation, and for no other', () => {
  const expected = operations.map(({ method, path, operation: { operationId, 'x-scope': scope } }) =>
    [operationId, method.toUpperCase(), path, scope ? `Scope ${scope}` : 'No scope'].join(' '),
  );
  const found = pages.flatMap(($) =>
    $('.endpoint')
      .toArray()
      .map((line) => `${$(line).closest('.reference').prev('h3').attr('id')} ${$(line).text()}`),
  );
  expect(found.sort()).toEqual(expected.sort());
  const links = attributes(builtPage(folder), 'tr[id^="api-operations-"] a', 'href');
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(links.map((link) => link.split('#')[1])).toEqual(ids);
});

test.each(operations.map((placed) => [placed.operation.operationId, placed] as const))(
  '%s has its parameters, fields, response, errors, and samples',
  (id, placed) => {
    const { operation } = placed;
    const { $, section } = sectionOf(id);
    const parameters = operation.parameters.filter(({ in: place }) => place !== 'header');
    const shown = rowsIn($, `api-query-${id}-`).map((row) => row.split(' ')[0]);
    expect(shown).toEqual(parameters.map(({ name }) => name));
    const fields = rowsOf(bodyOf(operation)?.schema ?? {}).map(({ name, schema, required }) => {
      const states = [...(required ? ['required'] : []), ...(isNullable(schema) ? ['nullable'] : [])];
      return `${name} ${states}`;
    });
    expect(rowsIn($, `api-body-${id}-`)).toEqual(fields);
    expect(section.text()).toContain(`Response ${successOf(operation)[0]}`);
    const errors = section.find('dt a:not(.hash-link)').toArray();
    expect(errors.map((link) => $(link).attr('href')?.split('#')[1])).toEqual(
      ownErrorsOf(contract, operation).map(({ code }) => code),
    );
    const withoutSpace = (text: string) => text.replace(/\s+/g, '');
    const samples = section.find('[role="tabpanel"] pre').toArray();
    expect(samples.map((block) => withoutSpace(codeIn($, $(block))))).toEqual(
      expect.arrayContaining(samplesOfOperation(contract, placed).map(({ code }) => withoutSpace(code))),
    );
  },
);

test('the reference of the API has a list of the fields of every object', () => {
  const shown = pages.flatMap(($) => attributes($, '.parameters > [id]', 'id'));
  const expected = Object.entries(contract.components.schemas)
    .filter(([name, { properties }]) => properties && !name.endsWith('Page'))
    .flatMap(([name, schema]) =>
      rowsOf(schema).map((row) => `api-object-${name.toLowerCase()}-${row.name.replaceAll('[]', '')}`),
    );
  expect(expected.length).toBeGreaterThan(30);
  expect(expected.filter((id) => !shown.includes(id))).toEqual([]);
});

test('every error is explained at the address of its type, with its status', () => {
  const $ = builtPage(`${folder}/errors`);
  for (const [code, { value }] of Object.entries(contract.components.examples)) {
    expect(new URL(value.type).pathname + new URL(value.type).hash).toBe(`${folder}/errors#${code}`);
    expect(texts($, `tr[id="${code}"] > *`).map((cell) => cell.trim())).toContain(String(value.status));
  }
});

test('every anchor that the first page of the API had leads on', () => {
  const $ = builtPage(folder);
  for (const [page, list] of Object.entries(movedAnchors)) {
    for (const entry of list.trim().split(/\s+/)) {
      const [id = '', moved = id] = entry.split('>');
      expect($(`[id="${id}"]`).attr('data-moved-to'), id).toBe(`${folder}/${page}#${moved}`);
      expect(hasId(`${folder}/${page}`, moved), id).toBe(true);
    }
  }
});
