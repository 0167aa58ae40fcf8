import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addresses } from '../../src/facts/product';
import { bodyOf, operationsOf, readContract, sampleBodyOf, successOf } from '../../src/remark/api/contract';
import { samplesOfOperation } from '../../src/remark/api/samples';
import { type Change, operationOf, sampleKey, startFakeApi } from '../support/fakeApi';
import { isMissing, type LanguageId, prepare } from '../support/languages';
import { runProgram } from '../support/programs';
import { placeOf, samplesIn, sampleWith } from '../support/samples';

const contract = readContract();
const badGateway = { status: 502, body: '<h1>502 Bad Gateway</h1>' };

/** The client that other samples import. */
const client = sampleWith(/async function call/).code;

/** Runs a sample. Returns what it prints, why it failed, and its calls. */
async function run(id: LanguageId, code: string, change?: Change) {
  const { calls, faults, address, stop } = await startFakeApi(change);
  const { folder, command } = prepare(id, code.replaceAll(addresses.api, address));
  fs.writeFileSync(`${folder}/rookery.mjs`, client.replaceAll(addresses.api, address));
  const env = { ROOKERY_API_KEY: sampleKey, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' };
  const ended = await runProgram(command, { folder, env }).then(
    (output) => ({ output, failure: '' }),
    (error: Error) => ({ output: '', failure: error.message }),
  );
  stop();
  return { ...ended, calls, faults, folder };
}

/** The samples that the build makes from the contract. */
const generated = operationsOf(contract).flatMap((placed) =>
  samplesOfOperation(contract, placed).map((sample) => ({ ...sample, placed })),
);

describe.each(['js', 'bash', 'python'] as const)('API samples in %s', (id) => {
  const byHand = samplesIn([id]).filter(
    ({ code }) => /rookery\.mjs|api\.rookery/.test(code) && code !== client && !code.includes('createServer'),
  );
  const made = generated.filter(({ language }) => language === id);
  // Node is the language of most readers. Of the others, a request without a body and one with a body show the rest.
  const first = made.find(({ placed }) => !bodyOf(placed.operation));
  const withBody = made.find(({ placed }) => bodyOf(placed.operation));
  const tried = id === 'js' ? made : [first, withBody].flatMap((sample) => sample ?? []);

  test.skipIf(isMissing(id))(
    'call the API as the contract allows, and print the response',
    async () => {
      const problems: string[] = [];
      for (const { code, placed } of tried) {
        const { operation } = placed;
        const { output, failure, calls, faults } = await run(id, code);
        const [status, response] = successOf(operation);
        const [item = ''] =
          /\b[a-z]+_[0-9A-Z]{26}\b/.exec(JSON.stringify(sampleBodyOf(response) ?? '')) ?? [];
        const called = calls.map((call) => operationOf(call)?.operation.operationId);
        const sent = JSON.stringify(JSON.parse(calls[0]?.body || 'null'));
        const isRight =
          called.join() === operation.operationId &&
          sent === JSON.stringify(bodyOf(operation)?.example ?? null);
        // curl alone prints no status.
        const isPrinted = [item, id === 'bash' ? '' : status].every((text) => output.includes(text));
        const found = [
          failure,
          ...faults,
          !isRight && `calls ${called}: ${sent}`,
          !isPrinted && `prints ${output}`,
        ];
        problems.push(...found.filter(Boolean).map((fault) => `${operation.operationId} ${fault}`));
      }
      for (const sample of byHand) {
        const { output, failure, calls, faults } = await run(id, sample.code);
        const found = [
          failure,
          ...faults,
          calls.length === 0 && 'makes no call',
          /undefined/.test(output) && 'reads a field that is missing',
        ];
        problems.push(...found.filter(Boolean).map((fault) => `${placeOf(sample)} ${fault}`));
      }
      expect(tried.length).toBeGreaterThan(1);
      expect(problems).toEqual([]);
    },
    300_000,
  );

  test.skipIf(isMissing(id))('fail with the reason if a proxy responds with HTML', async () => {
    const samples = [...byHand, ...(first ? [first] : [])].filter(
      ({ code }) => !/attempt|rookery\.mjs/.test(code),
    );
    for (const { code } of samples) {
      expect((await run(id, code, () => badGateway)).failure).toContain(badGateway.body);
    }
  });
});

describe.each([
  ['js', sampleWith(/listAll\('\/accounts'\)/).code],
  ['python', sampleWith(/list_all\("\/accounts"\)/, 'python').code],
] as const)('the list sample in %s', (id, code) => {
  test.skipIf(isMissing(id))('reads all pages of the list, also after a rate limit', async () => {
    const { calls, failure } = await run(id, code, (call, reply) => {
      const first = { ...reply, body: reply.body.replace('"next":null', '"next":"cur_second"') };
      return [first, { status: 429, body: '{}' }][call] ?? reply;
    });
    expect([
      failure,
      ...calls.map(({ path }) => new URL(path, addresses.api).searchParams.get('after')),
    ]).toEqual(['', null, 'cur_second', 'cur_second']);
  });
});

test('the sample that synchronizes messages adds each once, and continues from the newest', async () => {
  const { code } = sampleWith(/messages\.jsonl/);
  const once = await run('js', code);
  const lines = fs.readFileSync(`${once.folder}/messages.jsonl`, 'utf8');
  expect([once.failure, lines.split('\n')]).toEqual(['', [expect.stringMatching(/^\{"id"/), '']]);
  const again = await run('js', code.replace(/const text = .+/, `const text = ${JSON.stringify(lines)};`));
  expect([again.failure, fs.readFileSync(`${again.folder}/messages.jsonl`, 'utf8')]).toEqual(['', '']);
  const asked = [...once.calls, ...again.calls].map(({ path }) =>
    new URL(path, addresses.api).searchParams.get('since'),
  );
  expect(asked).toEqual(['2025-10-01T00:00:00Z', JSON.parse(lines).sent_at]);
});

test.each([
  ['the connection drops', 'dropped'],
  ['a proxy fails', badGateway],
  ['there were too many requests', { status: 429, body: '{}' }],
] as const)('the sample that retries sends the same request again when %s', async (_, fault) => {
  const create = "await call('POST', '/chats', { slug: 'night-owls', name: 'Night Owls' });";
  const { calls, failure } = await run('js', `${client}\n${create}`, (call, reply) =>
    call === 0 ? fault : reply,
  );
  const [first, again] = calls;
  expect([failure, again?.status]).toEqual(['', 201]);
  expect(first?.headers['idempotency-key']).toBeTruthy();
  expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(again?.body).toBe(first?.body);
});

test('the export sample waits until the export is ready, and saves the file', async () => {
  const { calls, failure, folder } = await run('js', sampleWith(/createWriteStream/).code);
  expect(failure).toBe('');
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
  const [file = ''] = fs.readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  expect(fs.readFileSync(`${folder}/${file}`, 'utf8')).toContain('"id"');
});
