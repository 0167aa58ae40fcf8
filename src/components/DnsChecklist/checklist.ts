import { type DnsRecord, dnsRecords, domainTargets } from '@site/src/facts/domains';
import { readCode, readDomain, zonesOf } from './domain';

/** The fields as they stand. */
export interface Fields {
  readonly domain: string;
  /** The domain whose DNS is managed; empty for the one that is likely. */
  readonly zone: string;
  readonly code: string;
}

/** The records for what is in the fields, and what is wrong there. */
export interface Checklist {
  /** The domain that the records are for: that of the samples, until there is a right one. */
  readonly domain: string;
  readonly zone: string;
  /** The zones to choose from. */
  readonly zones: readonly string[];
  readonly isExample: boolean;
  readonly records: readonly DnsRecord[];
  readonly faults: Partial<Record<'domain' | 'code', string>>;
  /** Whether the code is the reader's own. Without it the TXT record cannot be set. */
  readonly hasCode: boolean;
}

/** Works out the records to set. */
export function checklistOf(fields: Fields): Checklist {
  const domain = fields.domain.trim() ? readDomain(fields.domain) : undefined;
  const code = fields.code.trim() ? readCode(fields.code) : undefined;
  const isRight = domain !== undefined && 'value' in domain;
  const name = isRight ? domain.value : domainTargets.sampleDomain;
  const zones = zonesOf(name);
  const zone = zones.find((candidate) => candidate === fields.zone) ?? zones[0] ?? name;
  const hasCode = code !== undefined && 'value' in code;
  return {
    domain: name,
    zone,
    zones,
    isExample: !isRight,
    records: dnsRecords(name, zone, hasCode ? code.value : domainTargets.sampleCode),
    faults: {
      ...(domain && 'fault' in domain ? { domain: domain.fault } : {}),
      ...(code && 'fault' in code ? { code: code.fault } : {}),
    },
    hasCode,
  };
}

/** The line that asks for a record. ALIAS is known to its own DNS server alone: others see an address. */
export function digLine({ type, name }: DnsRecord): string {
  return `dig +short ${type === 'ALIAS' ? 'A' : type} ${name}`;
}

/** The fields of an address such as `?domain=chat.example.org`. The code is nobody else's business. */
export function fieldsOf(search: string): Fields {
  const parameters = new URLSearchParams(search);
  return { domain: parameters.get('domain') ?? '', zone: parameters.get('zone') ?? '', code: '' };
}

/** An address part with the fields in place of those it had; the rest of it stays. */
export function searchOf({ domain, zone }: Fields, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of [
    ['domain', domain.trim()],
    ['zone', zone],
  ] as const) {
    parameters.delete(name);
    if (value) {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
