import { expect, test } from 'vitest';
import { readDeclarations, type SdkMember } from '../../src/remark/sdk/declarations';
import { answerFaults } from '../support/apiAnswers';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf, type Sample } from '../support/samples';

const samples = samplesOfClass('json');

/** Returns what is wrong with an object of the SDK. It has all fields of its type, and no other. */
function objectFaults(fields: readonly SdkMember[], object: object): string[] {
  const unknown = Object.keys(object).filter((name) => !fields.some((field) => field.name === name));
  return [
    ...unknown.map((name) => `has the field ${name}, which the SDK's types don't`),
    ...fields.flatMap(({ name, type, fields: inner }) => {
      const value: unknown = Object.entries(object).find(([key]) => key === name)?.[1];
      if (inner.length > 0 && typeof value === 'object' && value) {
        return objectFaults(inner, value);
      }
      return type.split(' | ').some((each) => each === typeof value || each === `'${value}'`)
        ? []
        : [`has a ${name} that isn't a ${type}`];
    }),
  ];
}

/** Returns what is wrong with a block: it is neither a response of the API nor the sample message of the SDK. */
function faultsOf({ code, file }: Sample): string[] {
  let body: object;
  try {
    body = JSON.parse(code);
  } catch (error) {
    return [`is not JSON: ${error instanceof Error ? error.message : error}`];
  }
  if (file.startsWith('docs/organizations/api')) {
    return answerFaults(body);
  }
  return objectFaults(readDeclarations().interfaces.get('Message') ?? [], body);
}

test('samples of JSON are responses that the contract allows, or the message of the SDK', () => {
  const faults = samples.flatMap((sample) => faultsOf(sample).map((fault) => `${placeOf(sample)} ${fault}`));
  expect(faults).toEqual([]);
});
