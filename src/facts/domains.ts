/** The values of DNS records, and the names and the code in samples. */
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
