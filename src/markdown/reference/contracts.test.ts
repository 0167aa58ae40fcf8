import path from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readPage } from '../../content/pages';
import { webhookTestVectors } from '../../facts/webhooks';
import { listFiles, readText, relativePath } from '../../utils/files';
import { capitalize } from '../../utils/text';
import { openApiFile, readOpenApi } from './api/openapi';
import { readEventNames, readRawWebhookSchema, readWebhookSchema, schemaFolder } from './webhooks/schemas';

test('Redocly finds no problems in the contract of the API and in the schemas that it refers to', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-schema-examples': { severity: 'error', allowAdditionalProperties: true },
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    },
  });
  const problems = await lint({ ref: path.resolve(openApiFile), config });
  const messages = problems.map(({ message, location: [place] }) => {
    const line = place && getLineColLocation(place).start.line;
    return `${place && relativePath('', place.source.absoluteRef)}:${line} ${message}`;
  });
  expect(messages).toEqual([]);
});

test('the schemas are those of the events', () => {
  const listed = ['event', ...readEventNames()].map((name) => `${name}.json`);
  expect(listFiles(schemaFolder, '.')).toEqual(listed.sort());
});

test('no schema states a limit, because no test compares those with the facts', () => {
  const files = listFiles(schemaFolder, '.');
  expect(files.filter((file) => /"(?:max|min)/.test(readText(path.join(schemaFolder, file))))).toEqual([]);
});

test('the contract of the API has a webhook for each event', () => {
  const events = readEventNames().map((name) => [
    name,
    {
      post: {
        operationId: name,
        summary: capitalize(name.replaceAll(/[._]/g, ' ')),
        security: [],
        requestBody: { content: { 'application/json': { schema: { $ref: `webhooks/${name}.json` } } } },
        responses: { '2XX': { $ref: '#/components/responses/received' } },
      },
    },
  ]);
  expect(Object.entries(parse(readText(openApiFile)).webhooks)).toEqual(events);
});

test('the changelog has the dates of additions to the contracts', () => {
  const contracts = JSON.stringify([
    readOpenApi(),
    ...['event', ...readEventNames()].map(readRawWebhookSchema),
  ]);
  const added = [...contracts.matchAll(/Added (\w+ \d+, \d{4})\./g)].map(([, date]) => date);
  const dates = readPage('/organizations/api/versioning').match(/(?<=^#+ ).*(?= \{\/\* #changes-)/gm) ?? [];
  // The oldest entry is the first version.
  expect([...new Set(added)].sort()).toEqual(dates.slice(0, -1).sort());
});

/** Validates the body of an event. Fields that the schema lacks are errors. */
function findBodyErrors(name: string, body: unknown): readonly object[] {
  // Redocly validates formats.
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true, validateFormats: false });
  if (name !== 'event') ajv.addSchema(readRawWebhookSchema('event'));
  const validate = ajv.compile({ ...readRawWebhookSchema(name), unevaluatedProperties: name === 'event' });
  validate(body);
  return validate.errors ?? [];
}

test.each(['event', ...readEventNames()])('the schema of %s is valid, and matches its example', (name) => {
  const schema = readRawWebhookSchema(name);
  expect(schema).toMatchObject({
    title: expect.any(String),
    description: expect.any(String),
    examples: [expect.any(Object)],
  });
  expect(findBodyErrors(name, [schema.examples].flat()[0])).toEqual([]);
});

test.each(Object.values(webhookTestVectors))(
  'the test vector “$description” matches its schema',
  ({ body }) => {
    const event: { type: string } = JSON.parse(body);
    expect(findBodyErrors(event.type, event)).toEqual([]);
  },
);

test('an event has its name as its title and as its type', () => {
  const schemas = readEventNames().map(readWebhookSchema);
  expect(schemas.map(({ title }) => title)).toEqual(readEventNames());
  expect(schemas.map(({ properties }) => properties.type.const)).toEqual(readEventNames());
});

test('the schema of reports has the reasons that go to the staff of the chat', () => {
  const { report } = readWebhookSchema('report.created').properties.data?.properties ?? {};
  const reasons = report?.properties?.reason?.enum ?? [];
  const codes = reasons.map((reason) => `\`${reason}\``).join(', ');
  expect(reasons.length).toBeGreaterThan(3);
  expect(readPage('/chat-features/reporting').replace(', and `', ', `')).toContain(`${codes}.`);
});

test('the pages show the signed content, and the delivery of the first test vector', () => {
  expect(readPage('/chat-settings/webhooks/verify')).toContain('`id.timestamp.raw-body`');
  const { id, timestamp, signature, body } = webhookTestVectors.ping;
  const headers = `webhook-id: ${id}\nwebhook-timestamp: ${timestamp}\nwebhook-signature: ${signature}\n`;
  expect(readPage('/chat-settings/webhooks/deliveries')).toContain(`${headers}\n${body}\n`);
});

test('the page about events has the order of the contract', () => {
  const shown = readPage('/chat-settings/webhooks/events').match(/(?<=<WebhookEvent name=")[^"]+/g);
  expect(shown, 'The page has the events in the order of `event.json`.').toEqual(readEventNames());
});
