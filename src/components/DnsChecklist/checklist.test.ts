import { dnsRecords, domainTargets } from '@site/src/facts/domains';
import { expect, test } from 'vitest';
import { checklistOf, digLine, fieldsOf, searchOf } from './checklist';

const { sampleDomain, sampleZone, sampleCode } = domainTargets;
const sampleRecords = dnsRecords(sampleDomain, sampleZone, sampleCode);
const empty = { domain: '', zone: '', code: '' };

test('shows the records of the example until there is a domain', () => {
  const example = { isExample: true, hasCode: false, records: sampleRecords };
  expect(checklistOf(empty)).toMatchObject(example);
  expect(checklistOf({ ...empty, domain: 'bad_name' })).toMatchObject(example);
  expect(checklistOf({ ...empty, domain: sampleDomain, code: sampleCode })).toMatchObject({
    isExample: false,
    hasCode: true,
    records: sampleRecords,
  });
});

test('uses addresses in place of CNAME where the domain is the zone', () => {
  const { records } = checklistOf({ ...empty, domain: sampleZone });
  expect(records).toEqual(dnsRecords(sampleZone, sampleZone, sampleCode));
  expect(records.map(digLine)).toEqual([
    'dig +short A example.org',
    'dig +short A example.org',
    'dig +short AAAA example.org',
    'dig +short TXT _rookery.example.org',
    'dig +short CAA example.org',
  ]);
});

test('uses the zone that was chosen if the domain is in it', () => {
  const fields = { domain: 'chat.eu.example.org', zone: 'eu.example.org', code: 'abcd1234' };
  expect(checklistOf(fields).records).toEqual(dnsRecords(fields.domain, fields.zone, fields.code));
  expect(checklistOf({ ...fields, zone: 'example.net' }).zone).toBe('example.org');
});

test('writes the fields to the query string and reads them back, without the code', () => {
  const fields = { domain: 'chat.eu.example.org', zone: 'eu.example.org', code: '' };
  expect(fieldsOf(searchOf(fields, ''))).toEqual(fields);
  expect(searchOf({ ...fields, zone: '', code: 'abcd1234' }, '?keep=1&zone=x')).toBe(
    '?keep=1&domain=chat.eu.example.org',
  );
});
