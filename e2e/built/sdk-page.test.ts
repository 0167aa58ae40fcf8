import { describe, expect, test } from 'vitest';
import {
  type EmbedOption,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableParts,
} from '../../src/facts/embed';
import { accountLimits } from '../../src/facts/limits/accounts';
import { developerLimits } from '../../src/facts/limits/developers';
import { plans } from '../../src/facts/plans';
import { sdk, sdkErrorCodes } from '../../src/facts/sdk';
import { declarationFile, readDeclarations, type SdkMember } from '../../src/remark/sdk/declarations';
import { attributes, builtPage, texts } from '../support/builtSite';
import { chatFaults } from '../support/embedRules';
import { built } from '../support/site';

const $ = builtPage('/chat-features/sdk');
const { functions, interfaces, errorCodes } = readDeclarations();

function membersOf(name: string): readonly SdkMember[] {
  return interfaces.get(name) ?? [];
}

function namesOf(members: readonly SdkMember[]): string[] {
  return members.map(({ name }) => name);
}

describe('the types of the SDK', () => {
  test('are offered for download, and are those of the version on the page', () => {
    const file = declarationFile.replace('static', '');
    expect($(`a[href="${file}"]`)).toHaveLength(1);
    const [, version] = new RegExp(`definitions for ${sdk.package} (\\S+)`).exec(built(file)) ?? [];
    expect(version).toBe(sdk.version);
    expect($('#versions').parent().text()).toContain(`${sdk.package} ${version}`);
  });

  test('have the options of an embed, and the error codes', () => {
    const options = membersOf('MountOptions');
    const inTypes = options.map(({ name, doc: { plan, text } }) => ({
      name,
      plan,
      default: /Default: `(.*?)`/.exec(text)?.[1],
      modes: /Only in (.*) mode\.$/.exec(text)?.[1]?.replaceAll('`', '').split(' or '),
    }));
    const inFacts = Object.entries<EmbedOption>(embedOptions).map(
      ([name, { plan, default: usual, modes }]) => ({ name, plan, default: usual, modes }),
    );
    expect(inTypes).toEqual(inFacts);
    const lists = { mode: embedModes, theme: embedThemes, position: embedPositions, hide: hideableParts };
    for (const [name, values] of Object.entries(lists)) {
      const option = options.find((each) => each.name === name);
      expect(option?.type.match(/\w[\w-]*(?=')/g)).toEqual(Object.keys(values));
      expect(option?.doc.text).toContain(
        Object.keys(values)
          .map((value) => `\`${value}\``)
          .join(', '),
      );
    }
    expect(options.filter(({ doc }) => !/ Values: .+\./.test(doc.text))).toEqual([]);
    const says = options.map(({ doc }) => doc.text).join('\n');
    expect(says).toContain(`${developerLimits['embed-height'].text}.`);
    expect(says).toContain(`a nickname of ${accountLimits['guest-nickname'].text}.`);
    expect(errorCodes).toEqual(sdkErrorCodes);
  });
});

describe('the page of the SDK', () => {
  const ids = attributes($, 'main h3', 'id');
  const headed = (kind: string) =>
    ids.filter((id) => id.startsWith(`${kind}-`)).map((id) => id.slice(kind.length + 1));
  const lowerCase = (names: readonly string[]) => names.map((name) => name.toLowerCase());

  test('has a heading for each event that carries something, each object, and each method', () => {
    const carrying = membersOf('EventMap').filter(({ fields }) => fields.length > 0);
    expect(headed('event')).toEqual(namesOf(carrying));
    expect(headed('object')).toEqual(['member', 'message', 'channel', 'author']);
    const methods = lowerCase([...namesOf(functions), ...namesOf(membersOf('RookeryChat'))]);
    expect(methods).toEqual(expect.arrayContaining(headed('method')));
  });

  test('shows the signature and the plan of each method, and the fields of each event', () => {
    const missing = [
      ...[...functions, ...membersOf('RookeryChat')].map(({ name, signature, doc: { plan } }) => ({
        row: `sdk-methods-${name}`,
        text: [signature, plan ? plans[plan].name : ''],
      })),
      ...membersOf('EventMap').map(({ name, fields }) => ({
        row: `sdk-events-${name}`,
        text: namesOf(fields),
      })),
      ...membersOf('MountOptions').map(({ name, type }) => ({
        row: `embed-option-types-${name}`,
        text: [type],
      })),
    ].filter(({ row, text }) => text.some((part) => !$(`[id="${row}"]`).text().includes(part)));
    expect(missing).toEqual([]);
  });

  test('lists the states of the types', () => {
    const [, states = ''] =
      /type ChatState = ([^;]+);/.exec(built(declarationFile.replace('static', ''))) ?? [];
    const rows = texts($, 'tr[id^="sdk-states-"] > th');
    expect(rows.map((row) => `'${row.trim()}'`).join(' | ')).toBe(states);
  });

  test('lists the error codes of the types', () => {
    const rows = attributes($, 'tr[id^="sdk-errors-"]', 'id');
    expect(rows).toEqual(errorCodes.map((code) => `sdk-errors-${code}`));
  });
});

test('the example of each option is a value that it takes', () => {
  const faults = Object.entries<EmbedOption>(embedOptions).flatMap(([name, { example, modes }]) =>
    chatFaults({ chat: 'night-owls', mode: modes?.[0] ?? 'inline', [name]: example }),
  );
  expect(faults).toEqual([]);
});
