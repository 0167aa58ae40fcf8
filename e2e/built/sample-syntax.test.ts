import { execSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { operationsOf, readContract } from '../../src/markdown/reference/api/contract';
import { samplesOfOperation } from '../../src/markdown/reference/api/samples';
import { folderWith } from '../../tools/testFolders';
import { schemaFaults } from '../support/fakeApi';
import { isMissing, type Language } from '../support/programs';
import { placeOf, samplesIn } from '../support/samples';

const contract = readContract();

// Most of these are also run. The other languages have only servers, which are all run.
test.each<[Language, string]>([
  ['bash', 'xargs -n1 bash -n'],
  ['php', 'xargs -n1 php -l'],
  ['python', 'xargs python3 -m py_compile'],
])('samples in %s have no syntax errors', (language, command) => {
  const typed = samplesIn([language]).map((sample) => [placeOf(sample).replaceAll('/', '-'), sample.code]);
  const made = operationsOf(contract).flatMap((placed) =>
    samplesOfOperation(contract, placed)
      .filter((sample) => sample.language === language)
      .map(({ code }) => [placed.operation.operationId, code]),
  );
  const cwd = folderWith(Object.fromEntries([...typed, ...made]));
  expect(typed.length).toBeGreaterThan(0);
  if (!isMissing(language)) {
    execSync(`ls | ${command}`, { cwd, stdio: 'pipe' });
  }
});

test('samples of JSON can be parsed, and those about the API are objects of the contract', () => {
  const schemas = Object.values(contract.components.schemas);
  for (const { file, code } of samplesIn(['json'])) {
    const value: unknown = JSON.parse(code);
    if (file.startsWith('docs/organizations/api')) {
      const faults = schemas.map((schema) => schemaFaults(schema, value));
      // If it fits none, the closest schema shows best what is wrong.
      expect(faults.sort((one, other) => one.length - other.length)[0]).toEqual([]);
    }
  }
});
