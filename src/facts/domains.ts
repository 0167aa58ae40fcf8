import { addresses } from './product';

/** Kind of a DNS record. */
type DnsRecordType = 'CNAME' | 'TXT' | 'ALIAS' | 'A' | 'AAAA' | 'CAA';

/** One DNS record to set. */
export interface DnsRecord {
  readonly type: DnsRecordType;
  /** The whole name: `_rookery.chat.example.org`. */
  readonly name: string;
  /** The name without the zone, as some registrars want it; `@` for the zone itself. */
  readonly short: string;
  readonly value: string;
  readonly does: string;
  readonly needed: 'always' | 'for a name below the zone' | 'for the zone itself' | 'with CAA records';
}

/** Targets of the records, and names that samples use. */
export const domainTargets = {
  cname: 'domains.rookery.example',
  ipv4: '192.0.2.10',
  ipv6: '2001:db8::10',
  certificateAuthority: 'letsencrypt.org',
  verifyName: '_rookery',
  verifyPrefix: 'rookery-verify=',
  sampleDomain: 'chat.example.org',
  sampleZone: 'example.org',
  sampleCode: '4f7a1c09e2d84b56',
} as const;

/** The name of a record without its zone: `chat` for `chat.example.org` in `example.org`, `@` for the zone itself. */
function shortName(name: string, zone: string): string {
  if (name === zone) return '@';
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
}

/** The records for a domain in a zone, with the code from the console. A domain that is the zone gets the apex ones. */
export function dnsRecords(domain: string, zone: string, code: string): readonly DnsRecord[] {
  const record = (
    type: DnsRecordType,
    name: string,
    value: string,
    does: string,
    needed: DnsRecord['needed'],
  ): DnsRecord => ({ type, name, short: shortName(name, zone), value, does, needed });

  const apex = domain === zone;
  const where: DnsRecord[] = apex
    ? [
        record(
          'ALIAS',
          domain,
          domainTargets.cname,
          'Leads visitors to Rookery. Some call it ANAME.',
          'for the zone itself',
        ),
        record(
          'A',
          domain,
          domainTargets.ipv4,
          'Instead of ALIAS, where there is none.',
          'for the zone itself',
        ),
        record('AAAA', domain, domainTargets.ipv6, 'Together with A.', 'for the zone itself'),
      ]
    : [
        record(
          'CNAME',
          domain,
          domainTargets.cname,
          'Leads visitors to Rookery.',
          'for a name below the zone',
        ),
      ];
  return [
    ...where,
    record(
      'TXT',
      `${domainTargets.verifyName}.${domain}`,
      `${domainTargets.verifyPrefix}${code}`,
      'Proves that the domain is yours. Keep it.',
      'always',
    ),
    record(
      'CAA',
      zone,
      `0 issue "${domainTargets.certificateAuthority}"`,
      'Lets the certificate be issued. Only where the zone has CAA records already.',
      'with CAA records',
    ),
  ];
}

/** The records for `chat.example.org`, as pages show them. */
export const sampleRecords = dnsRecords(
  domainTargets.sampleDomain,
  domainTargets.sampleZone,
  domainTargets.sampleCode,
);

/** The records for the zone itself, `example.org`. */
export const apexRecords = dnsRecords(
  domainTargets.sampleZone,
  domainTargets.sampleZone,
  domainTargets.sampleCode,
);

/** Addresses on a custom domain, beside those that go on working. `{chat}` is the chat's address word. */
export const domainAddresses = {
  embed: {
    label: 'Embed',
    custom: `https://${domainTargets.sampleDomain}/embed/{chat}`,
    rookery: addresses.embed,
  },
} as const satisfies Record<string, { label: string; custom: string; rookery: string }>;
