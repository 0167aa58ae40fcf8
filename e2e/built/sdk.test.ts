import { expect, test } from 'vitest';
import { readPage } from '../../src/content/pages';
import {
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableElements,
} from '../../src/facts/embed';
import { fromRoot, readText } from '../../src/utils/files';
import { findAttributes, parseBuiltPage } from '../support/builtHtml';

// The types of the SDK, its reference, and the facts have the same names.

const types = readText(fromRoot('static/sdk/rookery-embed.d.ts'));

/** Returns what the types export, from its kind and name to the next export. */
function readDeclaration(kindAndName: string): string {
  return types.split(/^export /m).find((part) => part.startsWith(`${kindAndName} `)) ?? '';
}

/** Returns the names of the members of a type, each of which is on a line after its doc comment. */
function membersOf(kindAndName: string): string[] {
  return readDeclaration(kindAndName).match(/(?<=^ {2}(?:readonly )?)\w+(?=[?(:<])/gm) ?? [];
}

const functions = types.match(/(?<=^export function )\w+/gm) ?? [];
const methods = [...functions, ...membersOf('interface RookeryChat')];
const errorCodes = readDeclaration('type ErrorCode').match(/(?<=')\w+/g) ?? [];

const fieldIds = ['/chat-features/sdk/reference', '/chat-features/embed/options'].flatMap((path) =>
  findAttributes(parseBuiltPage(path), 'div:has(> dt)', 'id'),
);

test.each([
  ['sdk-methods', methods],
  ['sdk-events', membersOf('interface EventMap')],
  ['embed-attributes', membersOf('interface MountOptions')],
  ['sdk-object-Member', membersOf('interface Member')],
  ['sdk-object-Message', membersOf('interface Message')],
  ['sdk-object-Channel', membersOf('interface Channel')],
  ['sdk-object-RookeryError', membersOf('class RookeryError')],
  ['sdk-errors', errorCodes],
])('the pages list the %s of the types', (group, names) => {
  expect(names.length).toBeGreaterThan(1);
  expect(fieldIds.filter((id) => id.startsWith(`${group}-`))).toEqual(
    names.map((name) => `${group}-${name}`),
  );
});

test('the options of the types are those of the facts', () => {
  expect(membersOf('interface MountOptions')).toEqual(Object.keys(embedOptions));
});

test.each(
  Object.entries({
    mode: embedModes,
    theme: embedThemes,
    position: embedPositions,
    hide: hideableElements,
  }),
)('the types have the values of the facts for the option %s', (name, facts) => {
  const values = new RegExp(`^ {2}(?:readonly )?${name}\\?: (.*);`, 'm').exec(types)?.[1];
  expect(values?.match(/\w[\w-]*(?=')/g)).toEqual(Object.keys(facts));
});

test('the page about the SDK calls only methods that exist', () => {
  const called = readPage('/chat-features/sdk').match(/(?<=`(?:chat\.)?)\w+(?=\([^`\n]*\)`)/g);
  expect(called).toContain('mount');
  expect(methods).toEqual(expect.arrayContaining(called ?? []));
});
