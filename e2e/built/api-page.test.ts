import type { Cheerio, Element } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { bodyOf, operationsOf, readContract, successOf } from '../../src/remark/api/contract';
import { samplesOfOperation } from '../../src/remark/api/samples';
import { indexFile } from '../../src/search/file';
import { attributes, builtPage, codeIn } from '../support/builtSite';
import { built } from '../support/site';

const $ = builtPage('/organizations/api');
const contract = readContract();
const operations = operationsOf(contract);

/** Returns what stands between an operation's heading and the next one. */
function sectionOf(id: string): Cheerio<Element> {
  return $<Element, string>(`h3[id="${id}"]`).nextUntil('h2, h3');
}

/** Returns the first cells of a table's rows. */
function rowNames(tables: Cheerio<Element>): string[] {
  return tables
    .find('tbody tr')
    .toArray()
    .map((row) => $(row).children().first().text());
}

describe('the page of the API', () => {
  test('has a section for each operation, and for no other', () => {
    const expected = operations.map(({ method, path, operation: { operationId, security } }) => [
      operationId,
      `${method.toUpperCase()} ${path} · scope ${security[0]?.bearer[0]}`,
    ]);
    const found = $('h3')
      .toArray()
      .map((heading) => [$(heading).attr('id'), $(heading).next('p').text()])
      .filter(([, line]) => /^[A-Z]+ \/\S+ · scope /.test(line ?? ''));
    expect(found).toEqual(expected);
  });

  test('has the parameters, the fields of the body, and the response of each operation', () => {
    const faults = operations.flatMap(({ operation }) => {
      const { operationId, summary, parameters } = operation;
      const section = sectionOf(operationId);
      const tables = (name: string) => section.filter(`[aria-label="${name}: ${summary}"]`);
      const wanted = parameters.filter(({ in: place }) => place !== 'header');
      const body = bodyOf(operation)?.schema.properties ?? {};
      const [success] = successOf(operation);
      return [
        ...(rowNames(tables('Parameters')).join() === wanted.map(({ name }) => name).join()
          ? []
          : ['parameters']),
        ...(rowNames(tables('Request body')).join() === Object.keys(body).join() ? [] : ['body']),
        ...(section.filter('p').text().includes(`Response (${success}):`) || success === '204'
          ? []
          : ['response']),
      ].map((part) => `${operationId}: ${part}`);
    });
    expect(faults).toEqual([]);
  });

  test('shows the sample that is made from the contract for each operation', () => {
    const withoutSpace = (text: string) => text.replace(/\s+/g, '');
    const faults = operations.filter((placed) => {
      const [curl] = samplesOfOperation(contract, placed);
      const shown = sectionOf(placed.operation.operationId).find('pre.language-bash').first();
      return withoutSpace(codeIn($, shown)) !== withoutSpace(curl?.code ?? '');
    });
    expect(faults.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  test('has a table of the fields of every object', () => {
    const objects = Object.entries(contract.components.schemas).filter(
      ([name, { properties }]) => properties && !name.endsWith('Page'),
    );
    const missing = objects.filter(
      ([name, { properties = {} }]) =>
        $(`tr[id^="api-object-${name.toLowerCase()}-"]`).length < Object.keys(properties).length,
    );
    expect(objects.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  test('leads to every operation from its table of contents, and from the search', () => {
    const contents = attributes($, '.table-of-contents a', 'href');
    const index = built(indexFile);
    const ids = operations.map(({ operation }) => `#${operation.operationId}`);
    expect(ids.filter((id) => !contents.includes(id))).toEqual([]);
    expect(ids.filter((id) => !index.includes(`"${id}"`))).toEqual([]);
  });
});
