import path from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { readPage } from '../../content/pages';
import { webhookTestVectors } from '../../facts/webhooks';
import { readText, relativePath } from '../../utils/files';
import { openApiFile, readEvents, readOpenApi } from './api/openapi';

const events = Object.entries(readEvents());

test('Redocly finds no problems in the contract of the API', async () => {
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

test('the contract works without other files', () => {
  const references = readText(openApiFile).match(/(?<=\$ref: *["']?)[^"' }\n]+/g) ?? [];
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((reference) => !reference.startsWith('#/'))).toEqual([]);
});

test.each(Object.entries(readOpenApi().webhooks))(
  'the webhook %s has a body and headers',
  (name, { post }) => {
    const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
    expect(post.operationId).toBe(name);
    expect(post.requestBody.required).toBe(true);
    expect(post.parameters.map((parameter) => parameter.name)).toEqual(headers);
  },
);

test('the changelog has the dates of additions to the contracts', () => {
  const contract = JSON.stringify(readOpenApi());
  const added = [...contract.matchAll(/Added (?:to webhooks )?(\w+ \d+, \d{4})\./g)].map(([, date]) => date);
  const dates = readPage('/organizations/api/versioning').match(/(?<=^#+ ).*(?= \{\/\* #changes-)/gm) ?? [];
  // The oldest entry is the first version.
  expect([...new Set(added)].sort()).toEqual(dates.slice(0, -1).sort());
});

/** Validates the body of an event. Fields that the schema lacks are errors. */
function findBodyErrors(name: string, body: unknown): readonly object[] {
  // Redocly validates formats.
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true, validateFormats: false });
  const validate = ajv.compile({ ...readEvents()[name], unevaluatedProperties: false });
  validate(body);
  return validate.errors ?? [];
}

test.each(events)('the schema of %s has its name, and matches its example', (name, event) => {
  expect(event.title).toBe(name);
  expect(event.properties?.type?.const).toBe(name);
  expect(findBodyErrors(name, event.examples[0])).toEqual([]);
});

test.each(Object.values(webhookTestVectors))(
  'the test vector “$description” matches its schema',
  ({ body }) => {
    const event: { type: string } = JSON.parse(body);
    expect(findBodyErrors(event.type, event)).toEqual([]);
  },
);

test('the schema of reports has the reasons that go to the staff of the chat', () => {
  const { report } = readEvents()['report.created']?.properties?.data?.properties ?? {};
  const reasons = report?.properties?.reason?.examples ?? [];
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
  expect(shown, 'The page has the events in the order of the contract.').toEqual(
    events.map(([name]) => name),
  );
});
