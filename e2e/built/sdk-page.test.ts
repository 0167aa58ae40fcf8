import { expect, test } from 'vitest';
import {
  type EmbedOption,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableParts,
} from '../../src/facts/embed';
import { limits } from '../../src/facts/limits';
import { plans } from '../../src/facts/plans';
import { sdk, sdkErrorCodes } from '../../src/facts/sdk';
import {
  declarationFile,
  readDeclarations,
  type SdkMember,
} from '../../src/markdown/reference/sdk/declarations';
import { attributes, builtPage, texts } from '../support/builtSite';
import { built } from '../support/site';

const $ = builtPage('/chat-features/sdk');
const { functions, interfaces, errorCodes } = readDeclarations();
const file = declarationFile.replace('static', '');

function membersOf(name: string): readonly SdkMember[] {
  return interfaces.get(name) ?? [];
}

test('the types of the SDK are offered for download, in the version on the page', () => {
  expect($(`a[href="${file}"]`)).toHaveLength(1);
  expect(built(file)).toContain(`definitions for ${sdk.package} ${sdk.version}`);
  expect($('#versions').parent().text()).toContain(`${sdk.package} ${sdk.version}`);
});

test('the types of the SDK have the options, the limits, and the error codes of the facts', () => {
  const options = membersOf('MountOptions');
  const inTypes = options.map(({ name, doc: { plan, text, default: usual } }) => ({
    name,
    plan,
    default: /^`(.*)`$/.exec(usual ?? '')?.[1],
    modes: /Only in (.*) mode\./.exec(text)?.[1]?.replaceAll('`', '').split(' or '),
  }));
  const inFacts = Object.entries<EmbedOption>(embedOptions).map(
    ([name, { plan, default: usual, modes }]) => ({ name, plan, default: usual, modes }),
  );
  expect(inTypes).toEqual(inFacts);
  const lists = { mode: embedModes, theme: embedThemes, position: embedPositions, hide: hideableParts };
  for (const [name, values] of Object.entries(lists)) {
    const { type, doc } = options.find((each) => each.name === name) ?? {};
    const names = Object.keys(values);
    expect(type?.match(/\w[\w-]*(?=')/g)).toEqual(names);
    expect(doc?.values).toContain(names.map((value) => `\`${value}\``).join(', '));
  }
  const says = options.map(({ doc }) => doc.values).join('\n');
  expect(says).toContain(`${limits['embed-height'].text}`);
  expect(says).toContain(`a nickname of ${limits['guest-nickname'].text}`);
  expect(errorCodes).toEqual(sdkErrorCodes);
});

test('the page of the SDK shows each method with its plan, each event, option, state, and error of the types', () => {
  const rows = [
    ...[...functions, ...membersOf('RookeryChat')].map(({ name, signature, doc: { plan } }) => ({
      row: `sdk-methods-${name}`,
      parts: [signature, plan ? plans[plan].name : ''],
    })),
    ...membersOf('EventMap').map(({ name, type, fields }) => ({
      row: `sdk-events-${name}`,
      parts: interfaces.has(type) ? [type] : fields.map((field) => field.name),
    })),
    ...membersOf('MountOptions').map(({ name, type }) => ({
      row: `embed-option-types-${name}`,
      parts: [type],
    })),
  ];
  for (const { row, parts } of rows) {
    expect($(`[id="${row}"]`), row).toHaveLength(1);
    expect(
      parts.filter((part) => !$(`[id="${row}"]`).text().includes(part)),
      row,
    ).toEqual([]);
  }
  const [, states = ''] = /type ChatState = ([^;]+);/.exec(built(file)) ?? [];
  const rowsOf = (kind: string) => texts($, `tr[id^="sdk-${kind}-"] > th`).map((cell) => cell.trim());
  expect(rowsOf('states')).toEqual(states.match(/\w+/g));
  expect(attributes($, 'tr[id^="sdk-errors-"]', 'id')).toEqual(
    errorCodes.map((code) => `sdk-errors-${code}`),
  );
});
