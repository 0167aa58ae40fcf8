/** The parts of DNS records that are the same for every custom domain. */
export const dnsRecordParts = {
  cname: 'domains.rookery.example',
  ipv4: '192.0.2.10',
  ipv6: '2001:db8::10',
  certificateAuthority: 'letsencrypt.org',
  verifyName: '_rookery',
  verifyPrefix: 'rookery-verify=',
} as const;

/** The custom domain, its DNS zone, and its verification code in samples. */
export const domainSample = {
  domain: 'chat.example.org',
  zone: 'example.org',
  code: '4f7a1c09e2d84b56',
} as const;
