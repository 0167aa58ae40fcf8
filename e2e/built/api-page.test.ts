import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { bodyOf, operationsOf, ownErrorsOf, readContract, successOf } from '../../src/remark/api/contract';
import { movedAnchors } from '../../src/remark/api/movedAnchors';
import { samplesOfOperation } from '../../src/remark/api/samples';
import { isNullable, rowsOf } from '../../src/remark/api/schemaTable';
import { indexFile } from '../../src/search/format';
import { attributes, builtPage, codeIn, hasId } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { built } from '../support/site';

const folder = '/organizations/api';
const contract = readContract();
const operations = operationsOf(contract);
const pages = new Map(
  docRoutes.filter((route) => route.startsWith(folder)).map((route) => [route, builtPage(route)]),
);

/** Returns the page with an operation, and what it shows of it. */
function sectionOf(id: string) {
  const [page, other] = [...pages.values()].filter(($) => $(`h3[id="${id}"]`).length > 0);
  if (!page || other) {
    throw new Error(`The operation ${id} is on ${other ? 'several pages' : 'no page'} below ${folder}.`);
  }
  return { $: page, section: page(`h3[id="${id}"]`).next('.reference') };
}

function idsOf($: CheerioAPI, prefix: string): string[] {
  return attributes($, `.parameters > [id^="${prefix}"]`, 'id').map((id) => id.slice(prefix.length));
}

describe('the reference of the API', () => {
  test('has a section for each operation, and for no other', () => {
    const expected = operations.map(({ method, path, operation: { operationId, 'x-scope': scope } }) => [
      operationId,
      `${method.toUpperCase()} ${path} ${scope ? `Scope ${scope}` : 'No scope'}`,
    ]);
    const found = [...pages.values()].flatMap(($) =>
      $('.endpoint')
        .toArray()
        .map((line) => [$(line).closest('.reference').prev('h3').attr('id'), $(line).text()]),
    );
    expect(found.sort()).toEqual(expected.sort());
  });

  test('has the parameters, the fields of the body, the response, and the errors of each operation', () => {
    const faults = operations.flatMap(({ operation }) => {
      const { operationId, parameters } = operation;
      const { $, section } = sectionOf(operationId);
      const wanted = parameters.filter(({ in: place }) => place !== 'header').map(({ name }) => name);
      const body = bodyOf(operation);
      const [success] = successOf(operation);
      const errors = section.find('dt a:not(.hash-link)').toArray();
      const shown = errors.map((link) => $(link).attr('href')?.split('#')[1]);
      return [
        idsOf($, `api-query-${operationId}-`).join() === wanted.join() || 'parameters',
        idsOf($, `api-body-${operationId}-`).join() === Object.keys(body?.schema.properties ?? {}).join() ||
          'body',
        section.text().includes(`Response ${success}`) || 'response',
        shown.join() ===
          ownErrorsOf(contract, operation)
            .map(({ code }) => code)
            .join() || 'errors',
      ]
        .filter((part) => part !== true)
        .map((part) => `${operationId}: ${part}`);
    });
    expect(faults).toEqual([]);
  });

  test('says which fields of a body are required, and which can be null', () => {
    const stated = operations.flatMap(({ operation }) => {
      const { operationId } = operation;
      const { $ } = sectionOf(operationId);
      const prefix = `api-body-${operationId}-`;
      return $(`.parameters > [id^="${prefix}"]`)
        .toArray()
        .map((field) => {
          const states = $(field).children('dt').find('.parameters__state').toArray();
          return `${field.attribs.id}: ${states.map((state) => $(state).text())}`;
        });
    });
    const expected = operations.flatMap(({ operation }) =>
      rowsOf(bodyOf(operation)?.schema ?? {}).map(({ name, schema, required }) => {
        const states = [...(required ? ['required'] : []), ...(isNullable(schema) ? ['nullable'] : [])];
        return `api-body-${operation.operationId}-${name}: ${states}`;
      }),
    );
    expect(stated.filter((line) => line.endsWith('required')).length).toBeGreaterThan(5);
    expect(stated).toEqual(expected);
  });

  test('shows the samples that are made from the contract for each operation, in every language', () => {
    const withoutSpace = (text: string) => text.replace(/\s+/g, '');
    const faults = operations.flatMap((placed) => {
      const { $, section } = sectionOf(placed.operation.operationId);
      const panels = section.find('[role="tabpanel"] pre').toArray();
      const shown = panels.map((panel) => withoutSpace(codeIn($, $(panel))));
      return samplesOfOperation(contract, placed)
        .filter(({ code }) => !shown.includes(withoutSpace(code)))
        .map(({ label }) => `${placed.operation.operationId}: ${label}`);
    });
    expect(faults).toEqual([]);
  });

  test('has a list of the fields of every object', () => {
    const objects = Object.entries(contract.components.schemas).filter(
      ([name, { properties }]) => properties && !name.endsWith('Page'),
    );
    const shown = [...pages.values()].flatMap(($) => attributes($, '.parameters > [id]', 'id'));
    const missing = objects.flatMap(([name, schema]) =>
      rowsOf(schema)
        .map((row) => `api-object-${name.toLowerCase()}-${row.name.replaceAll('[]', '')}`)
        .filter((id) => !shown.includes(id)),
    );
    expect(objects.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  test('begins each page of endpoints with a sentence and the base URL', () => {
    const faults = [...pages].flatMap(([route, $]) => {
      const { url } = contract.servers[0] ?? {};
      const isComplete =
        $('.markdown > header + p').length === 1 &&
        $('.at-a-glance dd').is((_, value) => $(value).text() === url);
      return $('.endpoint').length === 0 || isComplete ? [] : [route];
    });
    expect(faults).toEqual([]);
  });

  test('has a list of its sections, and a link to each field', () => {
    const withSamples = [...pages]
      .map(([route, $]) => ({ route, $ }))
      .filter(({ $ }) => $('.reference').length > 0);
    expect(withSamples.length).toBeGreaterThan(7);
    for (const { route, $ } of withSamples) {
      expect($('.theme-doc-toc-mobile').length, route).toBe(1);
      const ids = attributes($, '.parameters > [id]', 'id').map((id) => `#${id}`);
      expect(attributes($, '.parameters .hash-link', 'href'), route).toEqual(ids);
    }
  });

  test('leads to every operation from the table of endpoints, and from the search', () => {
    const links = attributes(builtPage(folder), 'tr[id^="api-operations-"] a', 'href');
    const index = built(indexFile);
    const ids = operations.map(({ operation }) => `#${operation.operationId}`);
    expect(links.map((link) => link.replace(/.*(?=#)/, ''))).toEqual(ids);
    expect(ids.filter((id) => !index.includes(`"${id.slice(1)}"`))).toEqual([]);
  });

  test('has no page with more than 1,500 words, not counting code', () => {
    const long = [...pages.keys()].flatMap((route) => {
      const words = built(`${route}.md`)
        .replace(/```[\s\S]*?```/g, '')
        .split(/\s+/).length;
      return words > 1500 ? [`${route} has ${words} words: move a part of it to another page`] : [];
    });
    expect(long).toEqual([]);
  });

  test('explains every error at the address of its type', () => {
    const { examples } = contract.components;
    const ids = attributes(builtPage(`${folder}/errors`), 'tr[id]', 'id');
    const types = Object.values(examples).map(({ value }) => new URL(value.type));
    expect(
      types.filter(({ pathname, hash }) => pathname !== `${folder}/errors` || !ids.includes(hash.slice(1))),
    ).toEqual([]);
  });

  test('leads on from every anchor that its first page had', () => {
    const $ = builtPage(folder);
    const faults = Object.entries(movedAnchors).flatMap(([page, list]) =>
      list
        .trim()
        .split(/\s+/)
        .flatMap((entry) => {
          const [id = '', moved = id] = entry.split('>');
          const to = $(`[id="${id}"]`).attr('data-moved-to');
          const hasLink = $(`tr:has([id="${id}"]) a[href="${folder}/${page}"]`).length === 1;
          const isThere = hasId(`${folder}/${page}`, moved);
          return to === `${folder}/${page}#${moved}` && hasLink && isThere ? [] : [`#${id} leads to ${to}`];
        }),
    );
    expect(faults).toEqual([]);
  });
});
