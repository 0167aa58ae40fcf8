import { expect, test } from 'vitest';
import { accountLimits } from '../../src/facts/limits/accounts';
import { developerLimits } from '../../src/facts/limits/developers';
import { organizationLimits } from '../../src/facts/limits/organizations';
import { organizationRoles } from '../../src/facts/roles';
import { samplesOfClass } from '../support/sampleClasses';

/** Reads a CSV file by the rules of the page: commas between values, double quotes around them, doubled inside. */
function rowsOf(csv: string): string[][] {
  return csv
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );
}

const [head = [], ...rows] = rowsOf(samplesOfClass('csv')[0]?.code ?? '');

test('the sample file follows the rules of its columns, and names each person once', () => {
  expect(head).toEqual(['username', 'email', 'display_name', 'role', 'external_id']);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.length).toBeLessThanOrEqual(organizationLimits['org-csv-rows'].max);
  const { min, max } = accountLimits.username;
  for (const row of rows) {
    expect(row, row.join()).toEqual([
      expect.stringMatching(new RegExp(`^\\w{${min},${max}}$`)),
      expect.stringMatching(/^[^@\s]+@[^@\s]+\.[a-z]+$/),
      expect.stringMatching(new RegExp(`^.{0,${accountLimits['display-name'].max}}$`)),
      expect.toBeOneOf(['', ...organizationRoles]),
      expect.stringMatching(new RegExp(`^.{0,${developerLimits['api-external-id'].max}}$`)),
    ]);
  }
  for (const column of [0, 1, 4]) {
    const values = rows.flatMap((row) => row[column] || []);
    expect(new Set(values).size, head[column]).toBe(values.length);
  }
});
