import { describe, expect, test } from 'vitest';
import { sdkEvents } from '../../src/facts/sdk';
import { answerFaults } from '../support/apiAnswers';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf, type Sample } from '../support/samples';

const samples = samplesOfClass('json');

/** Returns what is wrong with a block: it is neither a response of the API nor the sample message of the SDK. */
function faultsOf({ code, file }: Sample): string[] {
  let body: unknown;
  try {
    body = JSON.parse(code);
  } catch (error) {
    return [`is not JSON: ${error instanceof Error ? error.message : error}`];
  }
  if (file === 'docs/organizations/api.mdx') {
    return answerFaults(body);
  }
  return JSON.stringify(body) === JSON.stringify(sdkEvents.message.sample)
    ? []
    : ['is not the sample message of src/facts/sdk.ts'];
}

describe('samples of JSON', () => {
  test('are responses that the contract allows, or the message of the SDK', () => {
    const faults = samples.flatMap((sample) =>
      faultsOf(sample).map((fault) => `${placeOf(sample)} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test.each([
    ['"id"', '"ID"'],
    ['": "', '" "'],
    ['"type": "validation_failed"', '"type": "validation_fail"'],
    ['"online": 42', '"online": "42"'],
    ['"sentAt"', '"sent_at"'],
  ])('may not have %s turned into %s', (right, wrong) => {
    const changed = samples
      .filter(({ code }) => code.includes(right))
      .map((sample) => ({ ...sample, code: sample.code.replace(right, wrong) }));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((sample) => faultsOf(sample).length === 0).map(placeOf)).toEqual([]);
  });
});
