import { type DnsRecord, dnsRecords, domainTargets } from '@site/src/facts/domains';
import { withParameters } from '../shared/queryString';
import type { Reading } from '../shared/reading';
import { readCode, readDomain, zonesOf } from './domain';

/** What the reader entered. */
export interface Fields {
  readonly domain: string;
  /** The domain whose DNS is managed; empty for the likely one. */
  readonly zone: string;
  readonly code: string;
}

/** The records for what is entered, and what is wrong with it. */
export interface Checklist {
  /** The domain that the records are for: the example's, until there is a valid one. */
  readonly domain: string;
  readonly zone: string;
  /** The zones to choose from, the likely one first. */
  readonly zones: readonly string[];
  readonly isExample: boolean;
  readonly records: readonly DnsRecord[];
  readonly faults: Partial<Record<'domain' | 'code', string>>;
  /** Whether the code is the reader's. Without it, the TXT record can't be set. */
  readonly hasCode: boolean;
}

/** Returns the records to set. */
export function checklistOf(fields: Fields): Checklist {
  const domain: Reading = fields.domain.trim() ? readDomain(fields.domain) : {};
  const code: Reading = fields.code.trim() ? readCode(fields.code) : {};
  const name = domain.value ?? domainTargets.sampleDomain;
  const zones = zonesOf(name);
  const zone = zones.find((candidate) => candidate === fields.zone) ?? zones[0] ?? name;
  return {
    domain: name,
    zone,
    zones,
    isExample: domain.value === undefined,
    records: dnsRecords(name, zone, code.value ?? domainTargets.sampleCode),
    faults: {
      ...(domain.fault && { domain: domain.fault }),
      ...(code.fault && { code: code.fault }),
    },
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
