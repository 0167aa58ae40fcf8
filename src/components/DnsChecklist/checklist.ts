import { type DnsRecord, dnsRecords, domainTargets } from '@site/src/facts/domains';
import { withParameters } from '../ui/queryString';
import type { Reading } from '../ui/reading';
import { readCode, readDomain, zonesOf } from './domain';

/** What the reader entered. */
export interface Fields {
  readonly domain: string;
  /** The domain whose DNS is managed; empty for the likely one. */
  readonly zone: string;
  readonly code: string;
}

/** Returns the records to set, or those of the example until there is a valid domain, and what is wrong with the fields. */
export function checklistOf(fields: Fields) {
  const domain: Reading = fields.domain.trim() ? readDomain(fields.domain) : {};
  const code: Reading = fields.code.trim() ? readCode(fields.code) : {};
  const name = domain.value ?? domainTargets.sampleDomain;
  const zones = zonesOf(name);
  const zone = zones.find((candidate) => candidate === fields.zone) ?? zones[0] ?? name;
  return {
    domain: name,
    zone,
    /** The zones to choose from, the likely one first. */
    zones,
    isExample: domain.value === undefined,
    records: dnsRecords(name, zone, code.value ?? domainTargets.sampleCode),
    faults: { domain: domain.fault, code: code.fault },
    /** Whether the code is the reader's. Without it, the TXT record can't be set. */
    hasCode: code.value !== undefined,
  };
}

/** Returns the command that looks up a record. An ALIAS is visible only on its own DNS server. Others see an A record. */
export function digLine({ type, name }: DnsRecord): string {
  return `dig +short ${type === 'ALIAS' ? 'A' : type} ${name}`;
}

/** Reads the fields from a query string such as `?domain=chat.example.org`. It never contains the code. */
export function fieldsOf(search: string): Fields {
  const parameters = new URLSearchParams(search);
  return { domain: parameters.get('domain') ?? '', zone: parameters.get('zone') ?? '', code: '' };
}

/** Returns the query string with the fields. */
export function searchOf({ domain, zone }: Fields, search: string): string {
  return withParameters(search, { domain: domain.trim(), zone });
}
