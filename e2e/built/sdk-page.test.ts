import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type EmbedOption, embedOptions } from '../../src/facts/embed';
import { type SdkEvent, sdk, sdkEvents, sdkMethods, sdkObjects } from '../../src/facts/sdk';
import { sdkDeclarations } from '../../src/plugins/sdk-types/declarations';
import { attributes, builtPage } from '../support/builtSite';
import { chatFaults } from '../support/embedRules';
import { built, siteDir } from '../support/site';

const $ = builtPage('/chat-features/sdk');

test('the types of the SDK are what the facts say, and offered for download', () => {
  const file = fs.readFileSync(path.join(siteDir, 'static', sdk.types), 'utf8');
  expect(file, `static${sdk.types} differs from the facts. Write it again: npm run sdk-types`).toBe(
    sdkDeclarations(),
  );
  expect(built(sdk.types)).toBe(file);
  expect($(`a[href="${sdk.types}"]`)).toHaveLength(1);
});

describe('the page of the SDK', () => {
  const ids = attributes($, 'main h3', 'id');
  const headed = (kind: string) =>
    ids.filter((id) => id.startsWith(`${kind}-`)).map((id) => id.slice(kind.length + 1));
  const lowerCase = (names: readonly string[]) => names.map((name) => name.toLowerCase());

  test('has a heading for each event that carries something, each object, and each method', () => {
    const carrying = Object.entries<SdkEvent>(sdkEvents).filter(([, { payload }]) => payload.length > 0);
    expect(headed('event')).toEqual(carrying.map(([name]) => name));
    expect(headed('object')).toEqual(lowerCase(Object.keys(sdkObjects)));
    expect(lowerCase(Object.keys(sdkMethods))).toEqual(expect.arrayContaining(headed('method')));
  });

  test('shows the signature of each method, and the type of each option', () => {
    const signatures = Object.entries(sdkMethods).filter(
      ([name, { signature }]) => !$(`#sdk-methods-${name}`).text().includes(signature),
    );
    const types = Object.entries(embedOptions).filter(
      ([name, { type }]) => !$(`#embed-option-types-${name}`).text().includes(type),
    );
    expect([...signatures, ...types].map(([name]) => name)).toEqual([]);
  });
});

test('the example of each option is a value that it takes', () => {
  const faults = Object.entries<EmbedOption>(embedOptions).flatMap(([name, { example, modes }]) =>
    chatFaults({ chat: 'night-owls', mode: modes?.[0] ?? 'inline', [name]: example }),
  );
  expect(faults).toEqual([]);
});
