import { expect, test } from 'vitest';
import { readContract } from '../../src/remark/api/contract';
import { schemaFaults } from '../support/fakeApi';
import { samplesIn } from '../support/samples';

test('samples of JSON about the API are objects of the contract', () => {
  const schemas = Object.values(readContract().components.schemas);
  const samples = samplesIn(['json'], '/organizations/api');
  expect(samples.length).toBeGreaterThan(0);
  for (const { code } of samples) {
    const faults = schemas.map((schema) => schemaFaults(schema, JSON.parse(code)));
    // If it fits none, the closest schema shows best what is wrong.
    expect(faults.sort((one, other) => one.length - other.length)[0]).toEqual([]);
  }
});

// sdk-samples.test.ts and token-samples.test.ts check what the others contain.
test('samples of JSON can be parsed', () => {
  for (const { code } of samplesIn(['json'])) {
    expect(() => JSON.parse(code), code).not.toThrow();
  }
});
