import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { apiErrors, apiKeyKinds, apiObjects } from '../src/facts/api';
import { successOf } from '../src/plugins/openapi/contract';
import { openapiFile, readContract } from '../src/plugins/openapi/file';
import type { ApiCall, Scenario } from './support/apiRecorder';
import { faultsOf, operationOf } from './support/apiRules';
import {
  type ApiLanguage,
  type GeneratedSample,
  generatedSamples,
  runSample,
  runtimes,
  type SampleRun,
} from './support/apiSamples';
import { freePort, type Program, startProgram } from './support/programs';
import { samplesOfClass } from './support/sampleClasses';
import { placeOf, type Sample } from './support/samples';
import { siteDir } from './support/site';
import { type ToolName, useTool } from './support/tools';

// One mock serves all languages, one after the other.
test.describe.configure({ mode: 'default' });

const contract = readContract();
const languages = Object.keys(runtimes) as ApiLanguage[];
const written = samplesOfClass('api-call');

let mock: Program;

test.beforeAll(async () => {
  const port = await freePort();
  const command = ['mock', openapiFile, '--errors', '--port', String(port)];
  mock = await startProgram(['node_modules/.bin/prism', ...command], port, { folder: siteDir });
});

test.afterAll(() => mock?.stop());

function useToolsOf(language: ApiLanguage): void {
  const tools: readonly ToolName[] = runtimes[language].tools;
  tools.map(useTool);
}

/** The one sample in a language that holds a text. */
function sampleWith(text: string, language: ApiLanguage): Sample {
  const [sample, other] = written.filter((each) => each.language === language && each.code.includes(text));
  if (!sample || other) {
    throw new Error(`Not one sample in ${language} holds ${text}, but ${other ? 'several' : 'none'}.`);
  }
  return sample;
}

const { chat, account, export: job } = apiObjects;

/** What the samples written by hand print, by a text that they hold. The first that fits counts. */
const prints = [
  { holds: 'Retry-After', output: ['1'] },
  { holds: '/exports', output: [] },
  { holds: '/accounts', output: [account.sample.username] },
  { holds: '/chats?limit=2', output: [chat.sample.id, chat.sample.name] },
] as const;

function outputFaults({ code }: Sample, { output, failure }: SampleRun): string[] {
  const found = prints.find(({ holds }) => code.includes(holds));
  if (!found) {
    return ['is a sample of which the test does not know what it prints'];
  }
  const missing = failure ? [] : found.output.filter((text) => !output.includes(text));
  return missing.map((text) => `does not print ${text}, but: ${output}`);
}

function runFaults({ failure, calls }: SampleRun): string[] {
  return [
    ...(failure ? [failure] : []),
    ...(calls.length === 0 ? ['does not call the API'] : []),
    ...calls.flatMap((call) => faultsOf(contract, call)),
  ];
}

/** Whether a sample made from the contract does its own operation, once, with the contract's example. */
function operationFaults({ placed: { operation } }: GeneratedSample, calls: readonly ApiCall[]): string[] {
  const [call] = calls;
  const [status] = successOf(contract, operation);
  const example = operation.requestBody?.content['application/json']?.example;
  const sent = call?.body ? JSON.parse(call.body) : undefined;
  const meant = call && operationOf(contract, call)?.operation.operationId;
  return [
    ...(calls.length === 1 ? [] : [`calls the API ${calls.length} times`]),
    ...(meant === operation.operationId ? [] : [`is the operation ${meant}`]),
    ...(String(call?.status) === status ? [] : [`is answered with ${call?.status}, not ${status}`]),
    ...(JSON.stringify(sent) === JSON.stringify(example) ? [] : [`sends ${call?.body}`]),
  ];
}

/** Whether it prints the answer; curl alone does not print the status. */
function answerFaults({ placed: { operation }, language }: GeneratedSample, { output }: SampleRun): string[] {
  const [status, { content }] = successOf(contract, operation);
  const [id = ''] = /\b[a-z]+_[0-9A-Z]{26}\b/.exec(JSON.stringify(content ?? '')) ?? [];
  const wanted = [id, ...(language === 'bash' ? [] : [status])];
  return wanted.filter((text) => !output.includes(text)).map((text) => `does not print ${text}`);
}

for (const language of languages) {
  const { label } = runtimes[language];

  test(`the samples for ${label} get a success that matches the contract`, async () => {
    useToolsOf(language);
    const byHand = written.filter((sample) => sample.language === language);
    const generated = generatedSamples(language);
    // As many programs as the page has samples, and some of them are compiled first.
    test.setTimeout((byHand.length + generated.length) * 20_000);

    const faults: string[] = [];
    for (const sample of byHand) {
      const run = await runSample(sample, mock.address);
      const found = [...runFaults(run), ...outputFaults(sample, run)];
      faults.push(...found.map((fault) => `${placeOf(sample)} ${fault}`));
    }
    for (const sample of generated) {
      const run = await runSample(sample, mock.address);
      const more = run.failure ? [] : [...operationFaults(sample, run.calls), ...answerFaults(sample, run)];
      const place = `${placeOf(sample)} (${sample.placed.operation.operationId}, ${label})`;
      faults.push(...[...runFaults(run), ...more].map((fault) => `${place} ${fault}`));
    }
    expect(faults).toEqual([]);
    const counts = `${byHand.length} written by hand, ${generated.length} made from the contract`;
    process.stdout.write(`${label}: ${byHand.length + generated.length} samples ran (${counts})\n`);
  });

  test(`a sample written by hand for ${label} says what is wrong when the API refuses`, async () => {
    useToolsOf(language);
    const { status, title } = apiErrors.missing_scope;
    const faults: string[] = [];
    for (const sample of written.filter((each) => each.language === language)) {
      const { failure, output } = await runSample(sample, mock.address, { status: () => status });
      // Those that read the problem name its type; curl prints the whole of it and ends well.
      const wanted =
        language === 'bash' ? title : /\btype\b/.test(sample.code) ? 'missing_scope: The key' : '403';
      const said = language === 'bash' ? output : failure;
      faults.push(
        ...(said.includes(wanted) ? [] : [`${placeOf(sample)} does not say ${wanted}, but: ${said}`]),
      );
    }
    expect(faults).toEqual([]);
  });
}

test('every sample that calls the API is in a language that is run', () => {
  const others = written.filter(({ language }) => !languages.some((known) => known === language));
  expect(others.map((sample) => `${placeOf(sample)} is in ${sample.language}`)).toEqual([]);
});

for (const language of ['js', 'python'] as const) {
  test(`the loop over a list in ${runtimes[language].label} reads on to the end`, async () => {
    useToolsOf(language);
    const sample = sampleWith('/accounts', language);
    const twoPages: Scenario = {
      answer: (call, _, body) => (call === 0 ? body.replace('"next":null', '"next":"cur_second"') : body),
    };
    const { calls, failure } = await runSample(sample, mock.address, twoPages);
    const cursors = calls.map((call) => new URL(call.path, mock.address).searchParams.get('after'));
    expect(failure, placeOf(sample)).toBe('');
    expect(cursors, placeOf(sample)).toEqual([null, 'cur_second']);
  });
}

test('the sample that minds the rate limit waits, and sends the same request again', async () => {
  const sample = sampleWith('Retry-After', 'js');
  const post = "await call('POST', '/chats', { address: 'night-owls', name: 'Night Owls' });";
  const limited: Scenario = {
    status: (call) => (call === 1 ? apiErrors.rate_limited.status : undefined),
    answer: (_, headers, body) => {
      if (headers['retry-after']) {
        headers['retry-after'] = '1';
      }
      return body;
    },
  };
  const code = `${sample.code}\n${post}\n`;
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

test('the sample of an export waits until it is ready, and saves the file', async () => {
  const sample = sampleWith('/exports', 'js');
  const running: Scenario = {
    answer: (call, _, body) => (call === 1 ? body.replace('"ready"', '"running"') : body),
  };
  const { calls, failure, folder } = await runSample(sample, mock.address, running);
  expect(failure, placeOf(sample)).toBe('');
  expect(
    calls.map(({ method }) => method),
    placeOf(sample),
  ).toEqual(['POST', 'GET', 'GET']);
  const file = path.join(folder, `${job.sample.id}.jsonl`);
  expect(fs.existsSync(file) && fs.readFileSync(file, 'utf8'), placeOf(sample)).toContain('"id"');
});

test('the sample of an export says when it failed', async () => {
  const sample = sampleWith('/exports', 'js');
  const failed: Scenario = { answer: (_call, _headers, body) => body.replace('"queued"', '"failed"') };
  const { failure } = await runSample(sample, mock.address, failed);
  expect(failure, placeOf(sample)).toContain(`${job.sample.id} failed`);
});

test('the header on the page is the one that the contract takes', () => {
  const faults = samplesOfClass('header')
    .filter(({ code }) => code !== `Authorization: Bearer ${apiKeyKinds.live.sample}\n`)
    .map((sample) => `${placeOf(sample)} is not the header with the sample key`);
  expect(faults).toEqual([]);
});
