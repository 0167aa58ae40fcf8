import type { Element } from 'cheerio';
import { expect, test } from 'vitest';
import { reportReasons } from '../../src/facts/reports';
import { type WebhookTestVector, webhookHeaders, webhookTestVectors } from '../../src/facts/webhooks';
import {
  readWebhookSchema,
  webhookEventNames,
  webhookExample,
} from '../../src/markdown/reference/webhooks/schemas';
import { attributes, builtPage, codeIn } from '../support/builtSite';
import { schemaFaults } from '../support/fakeApi';

// src/markdown/reference/contracts.test.ts checks each schema and its example.

const names = webhookEventNames();

test('each event has a schema that can be downloaded from the page, and is sent under its name', () => {
  const links = attributes(builtPage('/chat-settings/webhooks/events'), 'main a[href^="/webhooks/"]', 'href');
  expect(links).toEqual(expect.arrayContaining([...names, 'event'].map((name) => `/webhooks/${name}.json`)));
  for (const name of names) {
    const { $id, title, properties } = readWebhookSchema(name);
    expect([$id, title, properties.type.const]).toEqual([
      `https://docs.rookery.example/webhooks/${name}.json`,
      name,
      name,
    ]);
  }
});

test('a report has the reasons that people can choose', () => {
  const { report } = readWebhookSchema('report.created').properties.data.properties ?? {};
  expect(report?.properties?.reason?.enum).toEqual(Object.keys(reportReasons));
});

test('the test vectors fit their schemas, and the sample header is of one', () => {
  expect(webhookHeaders['webhook-signature'].sample).toBe(webhookTestVectors.ping.signature);
  for (const { body } of Object.values<WebhookTestVector>(webhookTestVectors)) {
    const event: { type: string } = JSON.parse(body);
    const place = `src/facts/webhooks.ts, the test vector of ${event.type}`;
    expect(schemaFaults(readWebhookSchema(event.type), event), place).toEqual([]);
  }
});

function blocksOn(route: string): string[] {
  const $ = builtPage(route);
  return $<Element, string>('main pre')
    .toArray()
    .map((block) => codeIn($(block)));
}

test('the pages show a whole delivery of each event, and each test vector', () => {
  const bodies = names.map((name) => JSON.stringify(webhookExample(name), undefined, 2));
  expect(blocksOn('/chat-settings/webhooks/events')).toEqual(expect.arrayContaining(bodies));
  const blocks = blocksOn('/chat-settings/webhooks/verify');
  for (const { shows: _, ...parts } of Object.values<WebhookTestVector>(webhookTestVectors)) {
    const values = Object.values(parts);
    expect(blocks.some((block) => values.every((part) => block.includes(part)))).toBe(true);
  }
});
