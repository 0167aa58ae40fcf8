import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Cheerio, Element } from 'cheerio';
import * as cheerio from 'cheerio';
import {
  type ApiField,
  type ApiOperation,
  apiErrors,
  apiHeaders,
  apiObjects,
  apiOperations,
  apiScopes,
  idPrefixes,
  pathFields,
  pathParameters,
  problemFields,
} from '../src/facts/api';
import { operationsOf } from '../src/plugins/openapi/contract';
import { openapiFile, openapiText, readContract } from '../src/plugins/openapi/file';
import { samplesOfOperation } from '../src/plugins/openapi/samples';
import { expect, open, test } from './support/page';
import { buildDir, siteDir } from './support/site';

/** The page that is made from the contract. */
const page = 'docs/organizations/api.mdx';

const sampleLabels = ['curl', 'Node', 'PHP', 'Ruby', 'Java', 'Python'];

const operations = Object.entries<ApiOperation>(apiOperations);

test('the contract is what the facts give', () => {
  const file = fs.readFileSync(path.join(siteDir, openapiFile), 'utf8');
  const differs = `${openapiFile} differs from src/facts/api.ts. Write it anew: npm run openapi`;
  expect(file, differs).toBe(openapiText());
});

test('the contract passes the recommended rules of a linter, without a warning', async () => {
  const linter = path.join(siteDir, 'node_modules/.bin/redocly');
  const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await promisify(execFile)(
    linter,
    ['lint', openapiFile, '--extends=recommended', '--format=json'],
    { cwd: siteDir, env: environment, maxBuffer: 1 << 26 },
    // It ends with an error when it finds one; what it found is in its output all the same.
  ).catch((error: { stdout: string }) => error);
  const { totals, problems } = JSON.parse(stdout);
  const found = problems.map(
    ({ ruleId, message, location }: LintProblem) => `${location[0]?.pointer} ${ruleId}: ${message}`,
  );
  expect(found).toEqual([]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

/** The code of the open tab under each heading of an operation. */
function codeByOperation(browserPage: Page): Promise<Record<string, string>> {
  return browserPage.evaluate(() => {
    const code: Record<string, string> = {};
    let heading = '';
    for (const element of document.querySelectorAll('h3[id], [role="tabpanel"] pre code')) {
      if (element.matches('h3')) {
        heading = element.id;
      } else if (heading && !code[heading]) {
        code[heading] = element.textContent ?? '';
      }
    }
    return code;
  });
}

interface LintProblem {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly { readonly pointer: string }[];
}

test('the built site offers the contract for download', () => {
  const built = fs.readFileSync(path.join(buildDir, path.basename(openapiFile)), 'utf8');
  expect(built).toBe(openapiText());
});

test.describe('the page', () => {
  const $ = cheerio.load(fs.readFileSync(path.join(buildDir, 'organizations/api.html'), 'utf8'));

  /** The first cells of a table's rows. */
  function namesIn(table: Cheerio<Element>): string[] {
    return table
      .find('tbody tr')
      .get()
      .map((row) => $(row).children().first().text());
  }

  function tableNamed(name: string): Cheerio<Element> {
    return $<Element, string>(`[role="group"][aria-label="${name}"] table`);
  }

  function withInner(fields: readonly ApiField[], parent = ''): string[] {
    return fields.flatMap(({ name, type, fields: inner = [] }) => [
      parent + name,
      ...withInner(inner, `${parent}${name}${type.startsWith('array') ? '[]' : ''}.`),
    ]);
  }

  function namesOf(fields: readonly ApiField[] = []): string[] {
    return fields.map(({ name }) => name);
  }

  function withoutSpace(text: string): string {
    return text.replace(/\s+/g, '');
  }

  /** What stands between an operation's heading and the next one. */
  function sectionOf(id: string): Cheerio<Element> {
    return $<Element, string>(`h3[id="${id}"]`).nextUntil('h2, h3') as Cheerio<Element>;
  }

  test('it has every operation of the facts, and no other', () => {
    const lines = operations.map(([id, { method, path: address, scope }]) => [
      id,
      `${method} ${address} · scope ${scope}`,
    ]);
    const onPage = $('h3')
      .get()
      .map((title) => [$(title).attr('id'), $(title).next('p').text()])
      .filter(([, line]) => /^[A-Z]+ \/\S+ · scope /.test(line ?? ''));
    expect(onPage, page).toEqual(lines);
    const titles = operations.map(([id]) => $(`h3[id="${id}"]`).clone().children().remove().end().text());
    expect(titles).toEqual(operations.map(([, { summary }]) => summary));
  });

  test('its list of all operations is complete', () => {
    const listed = operations.map(([, { method, path: address }]) => `${method} ${address}`);
    expect(namesIn(tableNamed('Operations of the API'))).toEqual(listed);
  });

  for (const [id, operation] of operations) {
    test(`${id} has its parameters, body, answer and errors, and no other`, () => {
      const { summary, path: address, query = [], body, status, errors } = operation;
      const section = sectionOf(id);
      const place = (what: string) => `${page} ${id}: ${what}`;
      const tables = (name: string) => section.filter(`[aria-label="${name}: ${summary}"]`);
      expect(namesIn(tables('Parameters')), place('parameters')).toEqual([
        ...namesOf(pathParameters(address)),
        ...namesOf(query),
      ]);
      expect(namesIn(tables('Body')), place('fields of the body')).toEqual(namesOf(body));
      expect(namesIn(tables('Errors')).sort(), place('errors')).toEqual(
        [...new Set(errors.map(({ type }) => type))].sort(),
      );
      expect(section.filter('p').text(), place('answer')).toContain(
        status === 204 ? 'Answer: 204, without a body.' : `Answer, ${status}:`,
      );
      const needed = tables('Body')
        .find('tr')
        .get()
        .filter((row) => $(row).children().eq(3).text() === 'Yes')
        .map((row) => $(row).children().first().text());
      expect(needed, place('needed fields')).toEqual(namesOf(body?.filter(({ required }) => required)));
    });
  }

  test('each operation shows the samples that are made from the contract', async ({ page: browserPage }) => {
    await open(browserPage, '/organizations/api');
    const contract = readContract();
    const faults: string[] = [];
    for (const label of sampleLabels) {
      // The tabs of all operations change together.
      await browserPage.getByRole('tab', { name: label, exact: true }).first().click();
      const shown = await codeByOperation(browserPage);
      for (const placed of operationsOf(contract)) {
        const { operationId } = placed.operation;
        const sample = samplesOfOperation(contract, placed).find((each) => each.label === label);
        if (!sample || withoutSpace(sample.code) !== withoutSpace(shown[operationId] ?? '')) {
          faults.push(`${page} ${operationId}: the sample for ${label} is not shown as it is made.`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('it has every field of every object, and no other', () => {
    const expected = Object.entries(apiObjects).map(([name, { fields }]) => [name, withInner(fields)]);
    const onPage = Object.keys(apiObjects).map((name) => [
      name,
      namesIn(tableNamed(`Fields of ${name.charAt(0).toUpperCase()}${name.slice(1)}`)),
    ]);
    expect(onPage, page).toEqual(expected);
    expect(namesIn(tableNamed('Fields of Problem'))).toEqual(withInner(problemFields));
  });

  const tables = {
    'Errors of the API': apiErrors,
    'Scopes of an API key': apiScopes,
    'Headers of requests and answers': apiHeaders,
    'Prefixes of ids': idPrefixes,
    'Placeholders of paths': pathFields,
  } as const;

  for (const [name, facts] of Object.entries(tables)) {
    test(`its table "${name}" is complete`, () => {
      expect(namesIn(tableNamed(name)), page).toEqual(Object.keys(facts));
    });
  }

  test('the table of contents and the search lead to every operation', () => {
    const contents = $('.table-of-contents a')
      .get()
      .map((link) => $(link).attr('href'));
    const index = fs.readFileSync(path.join(buildDir, 'search-index.json'), 'utf8');
    const ids = operations.map(([id]) => `#${id}`);
    expect(ids.filter((id) => !contents.includes(id))).toEqual([]);
    expect(ids.filter((id) => !index.includes(`"${id}"`))).toEqual([]);
  });
});
