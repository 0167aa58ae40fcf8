import { expect, test } from 'vitest';
import { dnsRecords, domainTargets } from '../../src/facts/domains';
import { sdk } from '../../src/facts/sdk';
import { ssoSampleAddresses } from '../../src/facts/sso';
import { builtPage, texts } from '../support/builtSite';
import { addressFaults, pinnedScript, policyFaults } from '../support/embedRules';
import { type SampleClassId, samplesOfClass } from '../support/sampleClasses';

const install = `npm install ${sdk.package}`;
const hash = `curl -fsS ${pinnedScript} | openssl dgst -sha384 -binary | openssl base64 -A`;
const { sampleDomain, sampleZone, sampleCode } = domainTargets;
const records = [
  ...dnsRecords(sampleDomain, sampleZone, sampleCode),
  ...dnsRecords(sampleZone, sampleZone, sampleCode),
];

/** Returns what is wrong with a command, which installs the SDK, hashes its script, or asks for a record of a domain. */
function commandFaults(command: string): string[] {
  if (command === install || command === hash) {
    return [];
  }
  const { type, name } = /^dig \+short (?<type>[A-Z]+) (?<name>\S+)$/.exec(command)?.groups ?? {};
  if (!type || !name) {
    return [`"${command}" is neither "${install}" nor a question to DNS`];
  }
  return [
    ...(records.some((record) => record.type === type) ? [] : [`no record has the type ${type}`]),
    ...(records.some((record) => record.name === name) ? [] : [`no record has the name ${name}`]),
  ];
}

test.each<[id: SampleClassId, faultsOf: (line: string) => string[]]>([
  ['shell', commandFaults],
  ['policy', policyFaults],
  ['address', addressFaults],
])('lines to copy of the kind %s work as they are', (id, faultsOf) => {
  const found = samplesOfClass(id).flatMap(({ file, line, code }) =>
    code
      .trimEnd()
      .split('\n')
      .flatMap((text, index) => faultsOf(text).map((fault) => `${file}:${line + index} ${fault}`)),
  );
  expect(found).toEqual([]);
});

test('the answers of DNS that readers should see are the values of the records', () => {
  const code = texts(builtPage('/organizations/custom-domains'), 'main code');
  const [record] = records.filter(({ type }) => type === 'TXT');
  expect(code).toEqual(
    expect.arrayContaining([`${domainTargets.cname}.`, `"${record?.value}"`, domainTargets.ipv6]),
  );
});

test('the redirect address of sign-in providers can be copied', () => {
  const blocks = texts(builtPage('/organizations/sso/social-login-providers'), 'main pre code');
  expect(blocks.map((block) => block.trim())).toContain(ssoSampleAddresses.callback);
});
