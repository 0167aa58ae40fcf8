import { describe, expect, test } from 'vitest';
import { bodyOf, readContract, sampleBodyOf, successOf } from '../../src/remark/api/contract';
import { type ApiCall, badGateway, problem, recordApi } from './apiRecorder';
import { faultsOf, operationOf } from './apiRules';
import { type GeneratedSample, generatedSamples, runSample, type SampleRun } from './apiSamples';
import { isMissing, type LanguageId, languages } from './languages';
import { samplesOfClass } from './sampleClasses';
import { placeOf, type Sample } from './samples';

const contract = readContract();

/** What the samples written by hand print, by a part of their code. The first that matches counts. */
const prints = [
  { part: 'Retry-After', output: ['1'] },
  { part: '/exports', output: [] },
  { part: '/accounts', output: ['wren'] },
  { part: '/chats?limit=1', output: ['chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K', 'Night Owls'] },
] as const;

function outputFaults({ code }: Sample, { output, failure }: SampleRun): string[] {
  const found = prints.find(({ part }) => code.includes(part));
  if (!found) {
    return ['is a sample whose output the test does not know'];
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

/** Returns what keeps a generated sample from calling its operation, once, with the example of the contract. */
function operationFaults({ placed: { operation } }: GeneratedSample, calls: readonly ApiCall[]): string[] {
  const [call] = calls;
  const [status] = successOf(operation);
  const example = bodyOf(operation)?.example;
  const sent = call?.body ? JSON.parse(call.body) : undefined;
  const called = call && operationOf(contract, call)?.operation.operationId;
  return [
    ...(calls.length === 1 ? [] : [`calls the API ${calls.length} times`]),
    ...(called === operation.operationId ? [] : [`calls ${called}`]),
    ...(String(call?.status) === status ? [] : [`gets ${call?.status}, not ${status}`]),
    ...(JSON.stringify(sent) === JSON.stringify(example) ? [] : [`sends ${call?.body}`]),
  ];
}

/** Returns what a generated sample doesn't print of the response. curl alone prints no status. */
function responseFaults(
  { placed: { operation }, language }: GeneratedSample,
  { output }: SampleRun,
): string[] {
  const [status, response] = successOf(operation);
  const [id = ''] = /\b[a-z]+_[0-9A-Z]{26}\b/.exec(JSON.stringify(sampleBodyOf(response) ?? '')) ?? [];
  const expected = [id, ...(language === 'bash' ? [] : [status])];
  return expected.filter((text) => !output.includes(text)).map((text) => `does not print ${text}`);
}

/**
 * Adds the tests of all samples in a language that call the API.
 * @param mock returns the address of a mock of the contract
 */
export function testApiSamples(language: LanguageId, mock: () => string): void {
  const byHand = samplesOfClass('api-call').filter((sample) => sample.language === language);

  describe.skipIf(isMissing(language))(
    `API samples for ${languages[language].name}`,
    { timeout: 600_000, concurrent: true },
    () => {
      test('the samples on the page succeed and follow the contract', async () => {
        const faults: string[] = [];
        for (const sample of byHand) {
          const run = await runSample(sample, mock());
          const found = [...runFaults(run), ...outputFaults(sample, run)];
          faults.push(...found.map((fault) => `${placeOf(sample)} ${fault}`));
        }
        expect(byHand.length).toBeGreaterThan(0);
        expect(faults).toEqual([]);
      });

      test('the generated samples call their operation and print the response', async () => {
        const samples = generatedSamples(language);
        const faults: string[] = [];
        for (const sample of samples) {
          const run = await runSample(sample, mock());
          const more = run.failure
            ? []
            : [...operationFaults(sample, run.calls), ...responseFaults(sample, run)];
          const place = `${placeOf(sample)} (${sample.placed.operation.operationId})`;
          faults.push(...[...runFaults(run), ...more].map((fault) => `${place} ${fault}`));
        }
        expect(samples.length).toBeGreaterThan(0);
        expect(faults).toEqual([]);
      });

      const lists = byHand.filter(({ code }) => code.includes('/accounts'));
      test.runIf(lists.length > 0)('the list sample reads all pages of the list', async () => {
        for (const sample of lists) {
          const { calls, failure } = await runSample(sample, mock(), {
            change: (call, body) => (call === 0 ? body.replace('"next":null', '"next":"cur_second"') : body),
          });
          const cursors = calls.map((call) => new URL(call.path, mock()).searchParams.get('after'));
          expect(failure, placeOf(sample)).toBe('');
          expect(cursors, placeOf(sample)).toEqual([null, 'cur_second']);
        }
      });

      test('the samples send the key to no other host after a redirect', async () => {
        const other = await recordApi(mock());
        for (const sample of [...byHand, ...generatedSamples(language).slice(0, 1)]) {
          await runSample(sample, mock(), { redirect: other.address });
        }
        other.stop();
        expect(other.calls.filter(({ headers }) => headers.authorization)).toEqual([]);
      });

      // A proxy in front of the API can return a page of HTML, so the samples check the status before they parse.
      test.each([
        ['the API refuses', problem('unauthenticated'), 'unauthenticated'],
        ['a proxy fails', badGateway, badGateway.body],
      ] as const)('the samples print the reason and fail when %s', async (_, fault, expected) => {
        const [generated] = generatedSamples(language);
        // The sample that retries server errors takes a minute to give up, and has its own tests.
        const samples = [
          ...byHand.filter(({ code }) => !code.includes('attempt')),
          ...(generated ? [generated] : []),
        ];
        const faults: string[] = [];
        for (const sample of samples) {
          const { failure } = await runSample(sample, mock(), { fault: () => fault });
          if (!failure.includes(expected)) {
            faults.push(`${placeOf(sample)} does not fail with ${expected}, but: ${failure || 'succeeds'}`);
          }
        }
        expect(faults).toEqual([]);
      });
    },
  );
}
