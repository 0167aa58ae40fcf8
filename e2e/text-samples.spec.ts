import { expect, test } from '@playwright/test';
import { apexRecords, sampleRecords } from '../src/facts/domains';
import { sdk } from '../src/facts/sdk';
import { addressFaults, policyFaults } from './support/embedRules';
import { type SampleClassId, samplesOfClass } from './support/sampleClasses';

const records = [...sampleRecords, ...apexRecords];

/** What is wrong with a command: it installs the SDK's package, or asks for a record of a custom domain. */
function commandFaults(command: string): string[] {
  if (command === sdk.install) {
    return [];
  }
  const { type, name } = /^dig \+short (?<type>[A-Z]+) (?<name>\S+)$/.exec(command)?.groups ?? {};
  if (!type || !name) {
    return [`"${command}" is neither "${sdk.install}" nor a question to DNS`];
  }
  return [
    ...(records.some((record) => record.type === type) ? [] : [`no record has the type ${type}`]),
    ...(records.some((record) => record.name === name) ? [] : [`no record has the name ${name}`]),
  ];
}

/** How each line of a class is checked, and lines that must not pass. */
const checks = {
  shell: {
    faults: commandFaults,
    slips: [
      'npm install @rookery/embeds',
      'dig +short TXT rookery.chat.example.org',
      'dig +short TEXT example.org',
    ],
  },
  policy: {
    faults: policyFaults,
    slips: [
      'Content-Security-Policy: script-src https://cdn.rookery.exmple; frame-src https://embed.rookery.example',
      'Content-Security-Policy: script-src https://cdn.rookery.example; frames-src https://embed.rookery.example',
      'Content-Security-Policy: script-src https://cdn.rookery.example',
    ],
  },
  address: {
    faults: addressFaults,
    slips: [
      'https://embed.rookery.example/night-owls?hide=member',
      'https://embed.rookery.exampel/night-owls',
      'https://rookery.example/oauth/calback/harbour-radio',
    ],
  },
} as const satisfies Partial<
  Record<SampleClassId, { faults: (line: string) => string[]; slips: readonly string[] }>
>;

for (const [id, { faults, slips }] of Object.entries(checks)) {
  test(`the lines to copy of the class ${id} are those of the facts`, () => {
    const found = samplesOfClass(id as SampleClassId).flatMap(({ file, line, code }) =>
      code
        .trimEnd()
        .split('\n')
        .flatMap((text, index) => faults(text).map((fault) => `${file}:${line + index} ${fault}`)),
    );
    expect(found).toEqual([]);
    expect(slips.filter((slip) => faults(slip).length === 0)).toEqual([]);
  });
}
