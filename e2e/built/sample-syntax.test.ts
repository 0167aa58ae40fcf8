import { expect, test } from 'vitest';
import { operationsOf, readContract } from '../../src/remark/api/contract';
import { samplesOfOperation } from '../../src/remark/api/samples';
import { isMissing, languageIds, syntaxFaults } from '../support/languages';
import { placeOf, samplesIn } from '../support/samples';

const contract = readContract();

/** The samples made from the contract, by a name of their own. Those for Node are all run. */
const generated = operationsOf(contract).flatMap((placed) =>
  samplesOfOperation(contract, placed)
    .filter(({ language }) => language !== 'js')
    .map((sample) => ({ ...sample, name: placed.operation.operationId })),
);

test.each(languageIds)('samples in %s have no syntax errors', { timeout: 120_000 }, (id) => {
  const onPages = samplesIn([id]).map((sample) => ({
    ...sample,
    name: placeOf(sample).replaceAll('/', '-'),
  }));
  const samples = [...onPages, ...generated].filter(({ language }) => language === id);
  expect(samples.length).toBeGreaterThan(1);
  if (!isMissing(id)) {
    expect(syntaxFaults(id, Object.fromEntries(samples.map(({ name, code }) => [name, code])))).toBe('');
  }
});
