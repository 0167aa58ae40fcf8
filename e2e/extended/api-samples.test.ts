import { afterAll, beforeAll, expect, test } from 'vitest';
import { programs } from '../../tools/test/programs';
import { runSample } from '../support/apiSamples';
import { testApiSamples } from '../support/apiSampleTests';
import { startContractMock } from '../support/contractMock';
import type { Program } from '../support/programs';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf } from '../support/samples';

let mock: Program;

beforeAll(async () => {
  mock = await startContractMock();
});

afterAll(() => mock?.stop());

for (const language of ['bash', 'php', 'ruby', 'java', 'python'] as const) {
  testApiSamples(language, () => mock.address);
}

test.skipIf(!programs.python.isInstalled())('the list sample for Python reads all pages', async () => {
  const samples = samplesOfClass('api-call').filter(
    ({ language, code }) => language === 'python' && code.includes('/accounts'),
  );
  expect(samples).toHaveLength(1);
  for (const sample of samples) {
    const { calls, failure } = await runSample(sample, mock.address, {
      answer: (call, _, body) => (call === 0 ? body.replace('"next":null', '"next":"cur_second"') : body),
    });
    const cursors = calls.map((call) => new URL(call.path, mock.address).searchParams.get('after'));
    expect(failure, placeOf(sample)).toBe('');
    expect(cursors, placeOf(sample)).toEqual([null, 'cur_second']);
  }
});
