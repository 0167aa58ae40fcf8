import { expect, test } from 'vitest';
import { addresses } from '../../src/facts/product';
import { allOperations, jsonRequestBody, readContract } from '../../src/markdown/reference/api/contract';
import { operationSamples } from '../../src/markdown/reference/api/samples';
import { folderWith } from '../../tools/tempFolders';
import { type Reply, sampleKey, schemaFaults, startFakeApi } from '../support/fakeApi';
import { isMissing, type Language, runSample } from '../support/programs';
import { codeWith, samplesIn } from '../support/samples';

/** The client that other samples import. */
const client = codeWith(/async function call/);

/** Runs a sample. Returns what it prints, and its calls. */
async function run(language: Language, code: string, replies: readonly Reply[] = []) {
  const { calls, faults, address } = await startFakeApi(replies);
  const local = (text: string) =>
    text.replaceAll(addresses.api, address).replaceAll('* 1000', '* 10').replaceAll('5_000', '5');
  const folder = folderWith({ 'rookery.mjs': local(client) });
  const env = { ROOKERY_API_KEY: sampleKey, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' };
  const output = await runSample(language, local(code), folder, env);
  expect(faults).toEqual([]);
  return { output, calls };
}

/** The samples that writers typed, without the server, which has its own test. */
const typed = (['js', 'bash', 'python'] as const).flatMap((language) =>
  samplesIn([language])
    .filter(({ code }) => /rookery\.mjs|api\.rookery/.test(code) && code !== client)
    .filter(({ code }) => !code.includes('createServer'))
    .map(({ place, code }) => ({ place, language, code })),
);

test.for(typed)(
  '$place calls the API as the contract allows, and finds what it reads',
  async (sample, { skip }) => {
    skip(isMissing(sample.language));
    const { output, calls } = await run(sample.language, sample.code);
    expect(calls).not.toEqual([]);
    expect(output).not.toContain('undefined');
  },
);

const made = allOperations().flatMap((operation) =>
  operationSamples(operation).map(({ language, code }) => ({ ...operation, language, code })),
);

test.for(made)('the sample of $operationId in $language sends its request', async (sample, { skip }) => {
  skip(isMissing(sample.language));
  const { calls } = await run(sample.language, sample.code);
  expect(calls).toMatchObject([{ id: sample.operationId, body: jsonRequestBody(sample)?.example ?? null }]);
});

test('samples of JSON can be parsed, and those about the API are objects of the contract', () => {
  const schemas = Object.values(readContract().components.schemas);
  for (const { place, code } of samplesIn(['json'])) {
    const value: unknown = JSON.parse(code);
    if (place.startsWith('docs/organizations/api')) {
      const faults = schemas.map((schema) => schemaFaults(schema, value));
      // If it fits none, the closest schema shows best what is wrong.
      expect(faults.sort((one, other) => one.length - other.length)[0]).toEqual([]);
    }
  }
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
