import { dnsRecordParts, domainSample } from '@site/src/facts/domains';

/** Returns a name relative to its zone: `chat` for `chat.example.org` in `example.org`, `@` for the zone itself. */
function toShortName(name: string, zone: string): string {
  return name === zone ? '@' : name.slice(0, -zone.length - 1);
}

export type DnsRecord = ReturnType<typeof dnsRecords>[number];

/** Lists the records of a domain, with the sample verification code. Some DNS providers expect the short names. */
export function dnsRecords(domain: string, zone: string) {
  const { cname, ipv4, ipv6, certificateAuthority, verifyName, verifyPrefix } = dnsRecordParts;
  const record = (type: string, name: string, value: string, note: string) => {
    return { type, name, shortName: toShortName(name, zone), value, note };
  };
  const code = `${verifyPrefix}${domainSample.code}`;
  const rootRecords = [
    record('ALIAS', domain, cname, 'Some DNS providers call it ANAME. You can use A and AAAA instead.'),
    record('A', domain, ipv4, 'Use it with AAAA, instead of ALIAS.'),
    record('AAAA', domain, ipv6, 'Use it with A, instead of ALIAS.'),
  ];
  return [
    ...(domain === zone ? rootRecords : [record('CNAME', domain, cname, 'Points to Rookery.')]),
    record('TXT', `${verifyName}.${domain}`, code, 'Proves that you own the domain. Keep it.'),
    record(
      'CAA',
      zone,
      `0 issue "${certificateAuthority}"`,
      'Add it only if the zone already has CAA records.',
    ),
  ];
}
