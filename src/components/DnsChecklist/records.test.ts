import { domainSample } from '@site/src/facts/domains';
import { readText } from '@site/src/utils/files';
import { expect, test } from 'vitest';
import { dnsRecords } from './records';

test.each([
  [domainSample.domain, ['CNAME', 'TXT', 'CAA']],
  ['example.org', ['ALIAS', 'A', 'AAAA', 'TXT', 'CAA']],
])('the records for %s match the tables on the page', (domain, types) => {
  const page = readText('docs/organizations/custom-domains.mdx');
  const records = dnsRecords(domain, 'example.org');
  expect(records.map(({ type }) => type)).toEqual(types);
  for (const { type, name, shortName, value } of records) {
    expect(page).toContain(`| \`${type}\` | \`${name}\` | \`${shortName}\` | \`${value}\` |`);
  }
});
