import { expect, test } from 'vitest';
import { addresses } from '../../src/facts/product';
import { allOperations, findJsonBody, readOpenApi } from '../../src/markdown/reference/api/openapi';
import { operationSamples } from '../../src/markdown/reference/api/samples';
import { createTempFolder } from '../../tools/testing/tempFolders';
import { findSchemaErrors, type Reply, sampleKey, startFakeApi } from '../support/fakeApi';
import { type Language, runSample, testIn } from '../support/programs';
import { findCode, samplesIn } from '../support/samples';

/** The module that other samples import. */
const client = findCode(/async function call/);

/**
 * Runs a sample with a fake of the API. Returns its output and its calls.
 * @param files the code of other files in its folder, by name
 */
async function run(
  language: Language,
  code: string,
  replies: readonly Reply[] = [],
  files: Readonly<Record<string, string>> = {},
) {
  const { calls, errors, address } = await startFakeApi(replies);
  const local = (text: string) =>
    text.replaceAll(addresses.api, address).replaceAll('* 1000', '* 10').replaceAll('5_000', '5');
  const all = Object.entries({ ...files, 'rookery.mjs': client });
  const folder = createTempFolder(Object.fromEntries(all.map(([name, text]) => [name, local(text)])));
  const env = { ROOKERY_API_KEY: sampleKey, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' };
  const output = await runSample(language, local(code), folder, env);
  expect(errors).toEqual([]);
  return { output, calls };
}

/** The samples in the text of pages, except the one with a server: `receivers.test.ts` runs it. */
const typed = (['js', 'bash', 'python'] as const).flatMap((language) =>
  samplesIn([language])
    .filter(({ code }) => /rookery\.mjs|api\.rookery/.test(code) && code !== client)
    .filter(({ code }) => !code.includes('createServer'))
    .map(({ location, code }) => ({ location, language, code })),
);

for (const { location, language, code } of typed) {
  testIn(language)(`${location} sends valid requests, and reads properties that exist`, async () => {
    const { output, calls } = await run(language, code);
    expect(calls).not.toEqual([]);
    expect(output).not.toContain('undefined');
  });
}

/** Statements that run another file. One process for all operations, because starting one for each is slow. */
const runners = [
  { language: 'js', extension: 'mjs', line: (file: string) => `await import('./${file}');` },
  { language: 'bash', extension: 'sh', line: (file: string) => `bash -euo pipefail ${file}` },
  { language: 'python', extension: 'py', line: (file: string) => `__import__('runpy').run_path('${file}')` },
] as const;

for (const { language, extension, line } of runners) {
  testIn(language)(`the samples of all operations in ${language} send their requests`, async () => {
    const samples = allOperations().map((operation) => {
      const code = operationSamples(operation).find((sample) => sample.language === language)?.code ?? '';
      return { operation, code, file: `${operation.operationId}.${extension}` };
    });
    const files = Object.fromEntries(samples.map(({ file, code }) => [file, code]));
    const { calls } = await run(language, Object.keys(files).map(line).join('\n'), [], files);
    const expected = samples.map(({ operation }) => ({
      id: operation.operationId,
      body: findJsonBody(operation)?.example ?? null,
    }));
    expect(calls).toMatchObject(expected);
  });
}

test('samples in JSON can be parsed, and those about the API match a schema of the contract', () => {
  const schemas = Object.values(readOpenApi().components.schemas);
  const samples = samplesIn(['json']);
  expect(samples.map(({ location }) => location).join()).toContain('docs/organizations/api');
  for (const { location, code } of samples) {
    const value: unknown = JSON.parse(code);
    if (location.startsWith('docs/organizations/api')) {
      const errors = schemas.map((schema) => findSchemaErrors(schema, value));
      // The errors of the closest schema are the most useful.
      expect(errors.sort((a, b) => a.length - b.length)[0], location).toEqual([]);
    }
  }
});

testIn('python')('the client in Python accepts a date in Retry-After', async () => {
  const code = findCode(/def list_all/, 'python').replace('seconds = 2**attempt', 'seconds = 0');
  const retryAfter = 'Wed, 01 Oct 2025 12:00:00 GMT';
  const { calls } = await run('python', code, [{ status: 503, body: '{}', retryAfter }]);
  expect(calls.map(({ id }) => id)).toEqual(['list-accounts', 'list-accounts']);
});

test('the client retries with the same key, and reads all pages of a list', async () => {
  const code = `import { call, listAll } from './rookery.mjs';
await call('POST', '/chats', { slug: 'night-owls', name: 'Night Owls' });
for await (const { username } of listAll('/accounts')) console.log(username);`;
  const badGateway = { status: 502, body: '<h1>502 Bad Gateway</h1>' };
  const firstPage = { status: 200, body: '{"data":[{"username":"first"}],"next":"cur_second"}' };
  const replies = ['dropped', badGateway, { status: 429, body: '{}' }, undefined, firstPage] as const;
  const { calls, output } = await run('js', code, replies);
  const posts = calls.slice(0, 4);
  expect(new Set(posts.map(({ id, headers }) => `${id} ${headers['idempotency-key']}`)).size).toBe(1);
  expect(calls.slice(4).map(({ query }) => query.after)).toEqual([undefined, 'cur_second']);
  expect(output).toMatch(/^first\n\w/);
});
