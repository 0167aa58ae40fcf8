import { Fuzz } from '@site/e2e/support/fuzz';
import { dnsRecords, domainTargets } from '@site/src/facts/domains';
import { expect, test } from 'vitest';
import { checklistOf, digLine, fieldsOf, searchOf } from './checklist';
import { readDomain } from './domain';

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

const dnsName = /^(_rookery\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Returns what is wrong with the checklist for a typed domain. */
function problemsOf(domain: string, zone: string, code: string): string[] {
  const { value, fault } = readDomain(domain);
  const { records, faults } = checklistOf({ domain, zone, code });
  const isValid = value !== undefined;
  return [
    ...(isValid || /^\S.*\.$/s.test(fault ?? '') ? [] : ['the fault is not a sentence']),
    ...(!isValid || readDomain(value).value === value ? [] : ['reading it again changes it']),
    ...((!isValid && domain.trim() !== '') === Boolean(faults.domain) ? [] : ['the fault is not shown']),
    ...records.flatMap(({ name, short, value }) => [
      ...(name.length <= 253 && dnsName.test(name) ? [] : [`the name ${name}`]),
      ...(short === '@' || name.startsWith(`${short}.`) ? [] : [`the short name ${short} of ${name}`]),
      ...(/^[\w.:=" -]+$/.test(value) ? [] : [`the value ${value}`]),
    ]),
  ];
}

test('makes only valid records, whatever is typed', () => {
  const fuzz = new Fuzz(53);
  const labels = [
    'chat',
    'example',
    'co.uk',
    'org',
    'com.au',
    'xn--caf-dma',
    'café',
    '-',
    '..',
    '_',
  ] as const;
  let valid = 0;
  for (let round = 0; round < 3000; round++) {
    const domain = fuzz.chance(0.3)
      ? fuzz.text(40)
      : Array.from({ length: 1 + (round % 5) }, () =>
          fuzz.chance(0.9) ? fuzz.pick([...labels, 'a'.repeat(63)]) : fuzz.text(5),
        ).join('.');
    const zone = fuzz.chance(0.5) ? '' : domain.slice(domain.indexOf('.') + 1);
    valid += 'value' in readDomain(domain) ? 1 : 0;
    expect(problemsOf(domain, zone, fuzz.text(20)), domain).toEqual([]);
  }
  expect(valid).toBeGreaterThan(250);
});
