import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { badGateway, problem, type Scenario } from '../support/apiRecorder';
import { runSample } from '../support/apiSamples';
import { testApiSamples } from '../support/apiSampleTests';
import { startContractMock } from '../support/contractMock';
import { languages } from '../support/languages';
import type { Program } from '../support/programs';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf, sampleWith } from '../support/samples';

const exportId = 'exp_01JZ8Q7W8X9Y0Z1A2B3C4D5E6F';

let mock: Program;

beforeAll(async () => {
  mock = await startContractMock();
});

afterAll(() => mock?.stop());

// Samples that call the API spend most of their time waiting, so their tests run side by side.

testApiSamples('js', () => mock.address);

const nodeSamples = samplesOfClass('api-call').filter(({ language }) => language === 'js');

test('every sample that calls the API is in a language that is run', () => {
  const others = samplesOfClass('api-call').filter(({ language }) => !(language in languages));
  expect(others.map((sample) => `${placeOf(sample)} is in ${sample.language}`)).toEqual([]);
});

const createChat = "await call('POST', '/chats', { slug: 'night-owls', name: 'Night Owls' });";

test.concurrent.each([
  ['the connection drops', 'dropped'],
  ['a proxy fails', badGateway],
  ['its first attempt is still running', problem('request_in_progress')],
  ['it has made too many requests', problem('rate_limited')],
] as const)('the rate limit sample sends the same request again when %s', async (_, fault) => {
  const sample = sampleWith(nodeSamples, /Retry-After/);
  const { calls, failure } = await runSample(
    { ...sample, code: `${sample.code}\n${createChat}\n` },
    mock.address,
    { fault: (call) => (call === 1 ? fault : undefined) },
  );
  expect(failure, placeOf(sample)).toBe('');
  expect(calls.map(({ status }) => status)).toEqual([200, fault === 'dropped' ? 0 : fault.status, 201]);
  const [first, again] = calls.slice(1);
  expect(first?.headers['idempotency-key'], placeOf(sample)).toBeTruthy();
  expect(again?.headers['idempotency-key'], placeOf(sample)).toBe(first?.headers['idempotency-key']);
  expect(again?.body, placeOf(sample)).toBe(first?.body);
});

test.concurrent('the export sample waits until the export is ready, and saves the file', async () => {
  const sample = sampleWith(nodeSamples, /\/exports/);
  const running: Scenario = {
    change: (call, body) => (call === 1 ? body.replace('"ready"', '"running"') : body),
  };
  const { calls, failure, folder } = await runSample(sample, mock.address, running);
  expect(failure, placeOf(sample)).toBe('');
  expect(
    calls.map(({ method }) => method),
    placeOf(sample),
  ).toEqual(['POST', 'GET', 'GET']);
  const file = path.join(folder, `${exportId}.jsonl`);
  expect(fs.existsSync(file) && fs.readFileSync(file, 'utf8'), placeOf(sample)).toContain('"id"');
});

test.concurrent('the export sample reports a failed export', async () => {
  const sample = sampleWith(nodeSamples, /\/exports/);
  const failed: Scenario = { change: (_, body) => body.replace('"queued"', '"failed"') };
  const { failure } = await runSample(sample, mock.address, failed);
  expect(failure, placeOf(sample)).toContain(`${exportId} failed`);
});

test('the header on the page has a live key', () => {
  const faults = samplesOfClass('header')
    .filter(({ code }) => !/^Authorization: Bearer rk_live_\w{32}\n$/.test(code))
    .map((sample) => `${placeOf(sample)} isn't the header with a live key`);
  expect(faults).toEqual([]);
});
