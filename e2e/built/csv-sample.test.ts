import { expect, test } from 'vitest';
import { accountLimits } from '../../src/facts/limits/accounts';
import { organizationLimits } from '../../src/facts/limits/organizations';
import { csvSample, organizationRoles } from '../../src/facts/organizations';
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

const [head = [], ...rows] = rowsOf(csvSample);

test('the page shows the sample file that the facts check', () => {
  expect(samplesOfClass('csv').map(({ code }) => code.trimEnd())).toEqual([csvSample]);
});

test('the sample file follows the rules of its columns', () => {
  expect(head).toEqual(['username', 'email', 'display_name', 'role']);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.length).toBeLessThanOrEqual(organizationLimits['org-csv-rows'].max);
  const { min, max } = accountLimits.username;
  const faults = rows.flatMap(([username = '', email = '', name = '', role = '', ...rest], index) =>
    [
      new RegExp(`^\\w{${min},${max}}$`).test(username) ? [] : [`username ${username}`],
      /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(email) ? [] : [`email ${email}`],
      name.length <= accountLimits['display-name'].max ? [] : [`display name ${name}`],
      ['', ...organizationRoles].includes(role) ? [] : [`role ${role}`],
      rest.length === 0 ? [] : ['too many values'],
    ]
      .flat()
      .map((fault) => `line ${index + 2}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('the sample file names each person once', () => {
  for (const column of [0, 1]) {
    expect(new Set(rows.map((row) => row[column])).size, head[column]).toBe(rows.length);
  }
});
