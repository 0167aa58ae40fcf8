import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scenario } from '../support/apiRecorder';
import { runSample, runtimes } from '../support/apiSamples';
import { testApiSamples } from '../support/apiSampleTests';
import { startContractMock } from '../support/contractMock';
import type { Program } from '../support/programs';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf, type Sample } from '../support/samples';

/** The export of the contract's samples. */
const exportId = 'exp_01JZ8Q7W8X9Y0Z1A2B3C4D5E6F';

let mock: Program;

beforeAll(async () => {
  mock = await startContractMock();
});

afterAll(() => mock?.stop());

// Samples that call the API spend most of their time waiting, so their tests run side by side.

// Node.js is always installed. `e2e/extended` runs the samples in the other languages.
testApiSamples('js', () => mock.address);

/** Returns the one sample for Node.js that contains this text. */
function sampleWith(text: string): Sample {
  const [sample, other] = samplesOfClass('api-call').filter(
    ({ language, code }) => language === 'js' && code.includes(text),
  );
  if (!sample || other) {
    throw new Error(`${other ? 'Several samples contain' : 'No sample contains'} ${text}, expected one.`);
  }
  return sample;
}

test('every sample that calls the API is in a language that is run', () => {
  const languages = Object.keys(runtimes);
  const others = samplesOfClass('api-call').filter(({ language }) => !languages.includes(language));
  expect(others.map((sample) => `${placeOf(sample)} is in ${sample.language}`)).toEqual([]);
});

test.concurrent('the list sample reads all pages of the list', async () => {
  const sample = sampleWith('/accounts');
  const twoPages: Scenario = {
    answer: (call, _, body) => (call === 0 ? body.replace('"next":null', '"next":"cur_second"') : body),
  };
  const { calls, failure } = await runSample(sample, mock.address, twoPages);
  const cursors = calls.map((call) => new URL(call.path, mock.address).searchParams.get('after'));
  expect(failure, placeOf(sample)).toBe('');
  expect(cursors, placeOf(sample)).toEqual([null, 'cur_second']);
});

const createChat = "await call('POST', '/chats', { slug: 'night-owls', name: 'Night Owls' });";

test.concurrent.each(['drop', 'html'] as const)(
  'the rate limit sample survives a fault: %s',
  async (fault) => {
    const sample = sampleWith('Retry-After');
    const code = `${sample.code}\n${createChat}\n`;
    const faults: Scenario = { fault: (call) => (call === 1 ? fault : undefined) };
    const { calls, failure } = await runSample({ ...sample, code }, mock.address, faults);
    expect(failure, placeOf(sample)).toBe('');
    const [first, again] = calls.slice(1);
    expect(again?.headers['idempotency-key'], placeOf(sample)).toBe(first?.headers['idempotency-key']);
    expect(again?.body, placeOf(sample)).toBe(first?.body);
  },
);

test.concurrent('the rate limit sample waits while its first attempt is running', async () => {
  const sample = sampleWith('Retry-After');
  const running: Scenario = {
    status: (call) => (call === 1 ? 409 : undefined),
    answer: (call, _, body) => (call === 1 ? body.replaceAll('slug_taken', 'request_in_progress') : body),
  };
  const code = `${sample.code}\n${createChat}\n`;
  const { calls, failure } = await runSample({ ...sample, code }, mock.address, running);
  expect(failure, placeOf(sample)).toBe('');
  expect(calls.map(({ status }) => status)).toEqual([200, 409, 201]);
});

test.concurrent('the rate limit sample waits and sends the same request again', async () => {
  const sample = sampleWith('Retry-After');
  const limited: Scenario = {
    status: (call) => (call === 1 ? 429 : undefined),
    answer: (_, headers, body) => {
      if (headers['retry-after']) {
        headers['retry-after'] = '1';
      }
      return body;
    },
  };
  const code = `${sample.code}\n${createChat}\n`;
  const { calls, failure } = await runSample({ ...sample, code }, mock.address, limited);
  expect(failure, placeOf(sample)).toBe('');
  expect(
    calls.map(({ status }) => status),
    placeOf(sample),
  ).toEqual([200, 429, 201]);
  const [first, again] = calls.slice(1);
  expect(first?.headers['idempotency-key'], placeOf(sample)).toBeTruthy();
  expect(again?.headers['idempotency-key'], placeOf(sample)).toBe(first?.headers['idempotency-key']);
  expect(again?.body, placeOf(sample)).toBe(first?.body);
});

test.concurrent('the export sample waits until the export is ready, and saves the file', async () => {
  const sample = sampleWith('/exports');
  const running: Scenario = {
    answer: (call, _, body) => (call === 1 ? body.replace('"ready"', '"running"') : body),
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
  const sample = sampleWith('/exports');
  const failed: Scenario = { answer: (_call, _headers, body) => body.replace('"queued"', '"failed"') };
  const { failure } = await runSample(sample, mock.address, failed);
  expect(failure, placeOf(sample)).toContain(`${exportId} failed`);
});

test('the header on the page has a live key', () => {
  const faults = samplesOfClass('header')
    .filter(({ code }) => !/^Authorization: Bearer rk_live_\w{32}\n$/.test(code))
    .map((sample) => `${placeOf(sample)} isn't the header with a live key`);
  expect(faults).toEqual([]);
});
