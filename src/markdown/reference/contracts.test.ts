import fs from 'node:fs';
import path from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { openApiFile } from './api/openapi';
import { declarationFile, parseDeclarations } from './sdk/declarations';
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

test('the files with the schemas of webhooks are those of the events in the reference', () => {
  const listed = ['event', ...webhookEventNames()].map((name) => `${name}.json`);
  expect(fs.readdirSync(schemaFolder).sort()).toEqual(listed.sort());
});

test.each(['event', ...webhookEventNames()])('the schema of %s is valid, and its example fits', (name) => {
  const schema = rawWebhookSchema(name);
  expect(schema).toMatchObject({
    title: expect.any(String),
    description: expect.any(String),
    examples: [expect.any(Object)],
  });
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true });
  addFormats.default(ajv);
  if (name !== 'event') {
    ajv.addSchema(rawWebhookSchema('event'));
  }
  const validate = ajv.compile(schema);
  validate([schema.examples].flat()[0]);
  expect(validate.errors ?? []).toEqual([]);
});

test('a method without a comment in the types of the SDK stops the build', () => {
  const text = fs
    .readFileSync(declarationFile, 'utf8')
    .replace('  /** An error occurs', '  /* An error occurs');
  expect(() => parseDeclarations(text)).toThrow(/^static\/sdk\/.+\.d\.ts:\d+ .*has no doc comment/);
});
