import { domainTargets } from '@site/src/facts/domains';

/** A DNS record to add. */
export interface DnsRecord {
  readonly type: string;
  /** The full name: `_rookery.chat.example.org`. */
  readonly name: string;
  /** The name without the zone, as some registrars expect it. The zone itself is `@`. */
  readonly shortName: string;
  readonly value: string;
  readonly description: string;
  /** When it's required: "in all cases". */
  readonly when: string;
}

/** Returns a record's name without its zone: `chat` for `chat.example.org` in `example.org`, `@` for the zone itself. */
function toShortName(name: string, zone: string): string {
  if (name === zone) return '@';
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
}

/** Returns the records for a domain, with the code of the example. A domain that is the zone gets the apex records. */
export function dnsRecords(domain: string, zone: string): readonly DnsRecord[] {
  const { cname, ipv4, ipv6, certificateAuthority, verifyName, verifyPrefix, sampleCode } = domainTargets;
  const record = (type: string, name: string, value: string, description: string, when: string) => {
    return { type, name, shortName: toShortName(name, zone), value, description, when };
  };
  const address = "if your DNS provider doesn't have ALIAS records";
  const toRookery = [
    record(
      'ALIAS',
      domain,
      cname,
      'Points the domain to Rookery. Some DNS providers call it ANAME.',
      'unless you use A and AAAA',
    ),
    record('A', domain, ipv4, 'Use it with AAAA, instead of ALIAS.', address),
    record('AAAA', domain, ipv6, 'Use it with A, instead of ALIAS.', address),
  ];
  return [
    ...(domain === zone
      ? toRookery
      : [record('CNAME', domain, cname, 'Points the subdomain to Rookery.', 'for a subdomain')]),
    record(
      'TXT',
      `${verifyName}.${domain}`,
      `${verifyPrefix}${sampleCode}`,
      'Proves that you own the domain. Keep it.',
      'in all cases',
    ),
    record(
      'CAA',
      zone,
      `0 issue "${certificateAuthority}"`,
      "Allows Let's Encrypt to issue the certificate.",
      'if the zone has CAA records',
    ),
  ];
}
