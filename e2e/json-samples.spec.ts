import { expect, test } from '@playwright/test';
import { sdkEvents } from '../src/facts/sdk';
import { answerFaults } from './support/apiAnswers';
import { samplesOfClass } from './support/sampleClasses';
import { placeOf, type Sample } from './support/samples';

const samples = samplesOfClass('json');

/** What a block holds, or why it cannot be read. */
function parsed({ code }: Sample): { readonly body?: unknown; readonly fault?: string } {
  try {
    return { body: JSON.parse(code) };
  } catch (error) {
    return { fault: `is no JSON: ${error instanceof Error ? error.message : error}` };
  }
}

/** What is wrong with a block: it is an answer of the API, or on the SDK's page the message of its event. */
function faultsOf(sample: Sample): string[] {
  const { body, fault } = parsed(sample);
  if (fault) {
    return [fault];
  }
  if (sample.file === 'docs/organizations/api.mdx') {
    return answerFaults(body);
  }
  return JSON.stringify(body) === JSON.stringify(sdkEvents.message.sample)
    ? []
    : ['is not the message that the facts give as a sample'];
}

test('the samples of JSON are what they stand for', () => {
  const faults = samples.flatMap((sample) => faultsOf(sample).map((fault) => `${placeOf(sample)} ${fault}`));
  expect(faults).toEqual([]);
});

for (const [right, wrong] of [
  ['"id"', '"ID"'],
  ['": "', '" "'],
  ['"type": "validation_failed"', '"type": "validation_fail"'],
  ['"online": 42', '"online": "42"'],
  ['"sentAt"', '"sent_at"'],
] as const) {
  test(`a sample of JSON with ${wrong} in place of ${right} is refused`, () => {
    const changed = samples.filter(({ code }) => code.includes(right));
    expect(changed.length).toBeGreaterThan(0);
    const accepted = changed.filter(
      (sample) => faultsOf({ ...sample, code: sample.code.replace(right, wrong) }).length === 0,
    );
    expect(accepted.map((sample) => `${placeOf(sample)} accepts ${wrong}`)).toEqual([]);
  });
}
