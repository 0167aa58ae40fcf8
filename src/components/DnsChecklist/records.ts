import { domainTargets } from '@site/src/facts/domains';

/** Removes the zone from a name: `chat` for `chat.example.org` in `example.org`, `@` for the zone itself. */
function toShortName(name: string, zone: string): string {
  return name === zone ? '@' : name.slice(0, -zone.length - 1);
}

export type DnsRecord = ReturnType<typeof dnsRecords>[number];

/**
 * Lists the records of a domain, with the code of the example. A domain that is the zone gets those of a root domain. Some DNS
 * providers expect the short name.
 */
export function dnsRecords(domain: string, zone: string) {
  const { cname, ipv4, ipv6, certificateAuthority, verifyName, verifyPrefix, sampleCode } = domainTargets;
  const toRookery = [
    ['ALIAS', domain, cname, 'Some DNS providers call it ANAME. You can use A and AAAA instead.'],
    ['A', domain, ipv4, 'Use it with AAAA, instead of ALIAS.'],
    ['AAAA', domain, ipv6, 'Use it with A, instead of ALIAS.'],
  ] as const;
  const records = [
    ...(domain === zone ? toRookery : [['CNAME', domain, cname, 'Points to Rookery.'] as const]),
    [
      'TXT',
      `${verifyName}.${domain}`,
      `${verifyPrefix}${sampleCode}`,
      'Proves that you own the domain. Keep it.',
    ],
    ['CAA', zone, `0 issue "${certificateAuthority}"`, 'Add it only if the zone already has CAA records.'],
  ] as const;
  return records.map(([type, name, value, note]) => {
    return { type, name, shortName: toShortName(name, zone), value, note };
  });
}
