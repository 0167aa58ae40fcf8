import fs from 'node:fs';
import path from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import {
  type EmbedOption,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableParts,
} from '../../facts/embed';
import { limits } from '../../facts/limits';
import { smallestPlanWith } from '../../facts/plans';
import { webhookTestVectors } from '../../facts/webhooks';
import { readText } from '../../files';
import { openApiFile } from './api/openapi';
import { declarationFile, parseDeclarations, readDeclarations } from './sdk/declarations';
import { rawWebhookSchema, schemaFolder, webhookEventNames } from './webhooks/schemas';

// The contracts that readers download, and that the reference pages are drawn from.

test('the contract of the API is valid, and its examples fit', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: path.resolve(openApiFile), config });
  const texts = problems.map(({ message, location: [place] }) => {
    const line = place && getLineColLocation(place).start.line;
    return `${openApiFile}:${line} ${message}`;
  });
  expect(texts).toEqual([]);
});

test('the files with the schemas of webhooks are those of the events in the reference, and have no limits', () => {
  const listed = ['event', ...webhookEventNames()].map((name) => `${name}.json`);
  const files = fs.readdirSync(schemaFolder);
  expect(files.toSorted()).toEqual(listed.sort());
  // They would have to be those of the facts.
  expect(files.filter((file) => /"max/.test(readText(path.join(schemaFolder, file))))).toEqual([]);
});

/** Returns what is wrong with a body of an event, by its schema, which has to know all of its fields. */
function findBodyErrors(name: string, body: unknown): readonly object[] {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true });
  addFormats.default(ajv);
  if (name !== 'event') {
    ajv.addSchema(rawWebhookSchema('event'));
  }
  const validate = ajv.compile({ ...rawWebhookSchema(name), unevaluatedProperties: name === 'event' });
  validate(body);
  return validate.errors ?? [];
}

test.each(['event', ...webhookEventNames()])('the schema of %s is valid, and its example fits', (name) => {
  const schema = rawWebhookSchema(name);
  expect(schema).toMatchObject({
    title: expect.any(String),
    description: expect.any(String),
    examples: [expect.any(Object)],
  });
  expect(findBodyErrors(name, [schema.examples].flat()[0])).toEqual([]);
});

test.each(Object.values(webhookTestVectors))('the test vector “$description” fits its schema', ({ body }) => {
  const event: { type: string } = JSON.parse(body);
  expect(findBodyErrors(event.type, event)).toEqual([]);
});

test('the types of the SDK have the options, the limits, and the error codes of the facts and the pages', () => {
  const { interfaces, errorCodes } = readDeclarations();
  const options = interfaces.MountOptions ?? [];
  const inTypes = options.map(({ name, doc: { text, default: usual } }) => ({
    name,
    default: /^`(.*)`$/.exec(usual ?? '')?.[1],
    modes: /Only in (.*) mode\./.exec(text)?.[1]?.replaceAll('`', '').split(' or '),
  }));
  const inFacts = Object.entries<EmbedOption>(embedOptions).map(([name, { default: usual, modes }]) => ({
    name,
    default: usual,
    modes,
  }));
  expect(inTypes).toEqual(inFacts);
  const lists = { mode: embedModes, theme: embedThemes, position: embedPositions, hide: hideableParts };
  for (const [name, values] of Object.entries(lists)) {
    const { type, doc } = options.find((each) => each.name === name) ?? {};
    const names = Object.keys(values);
    expect(type?.match(/\w[\w-]*(?=')/g), `List the values of src/facts in ${declarationFile}.`).toEqual(
      names,
    );
    expect(doc?.values).toContain(names.map((value) => `\`${value}\``).join(', '));
  }
  // The themes are also what `setTheme` takes.
  const themeTypes = readText(declarationFile).match(/'auto' \|[^;)]+/g);
  expect(new Set(themeTypes).size, '`theme` and `setTheme` take the same themes.').toBe(1);
  const listed = options.map(({ doc }) => doc.values).join('\n');
  expect(listed).toContain(`${limits['embed-height'].text}`);
  expect(listed).toContain(`a nickname of ${limits['guest-nickname'].text}`);
  const paid = options.flatMap(({ name, doc: { plan } }) => (plan ? [[name, plan]] : []));
  expect(paid).toEqual([['token', smallestPlanWith('sign-in-tokens')]]);
  const named = Object.values(interfaces).flatMap((members) => members.flatMap(({ doc }) => doc.errorCodes));
  const reported = readText('docs/organizations/sso.mdx').match(/(?<="parameters__type">)\w+/g) ?? [];
  expect(reported).toContain('token_expired');
  expect(errorCodes).toEqual(expect.arrayContaining([...named, ...reported]));
});

test('the page about the SDK has its states, errors, and methods', () => {
  const types = readText(declarationFile);
  const page = readText('docs/chat-features/sdk.mdx');
  const states = /ChatState = (.*);/.exec(types)?.[1]?.match(/\w+/g);
  expect(page.match(/(?<=^\| `)\w+(?=` \{\/\* #sdk-states-)/gm)).toEqual(states);
  const send = readDeclarations().interfaces.RookeryChat?.find(({ name }) => name === 'send');
  expect(send?.doc.errorCodes).toEqual(expect.arrayContaining(page.match(/(?<=case ')\w+/g) ?? []));
  const called = page.match(/(?<=`(?:chat\.)?)\w+(?=\([^`\n]*\)`)/g) ?? [];
  expect(called.filter((name) => !types.includes(`${name}(`))).toEqual([]);
});

test('a method without a comment in the types of the SDK stops the build', () => {
  const text = fs
    .readFileSync(declarationFile, 'utf8')
    .replace('  /** An error occurs', '  /* An error occurs');
  expect(() => parseDeclarations(text)).toThrow(/^static\/sdk\/.+\.d\.ts:\d+ .*has no doc comment/);
});
