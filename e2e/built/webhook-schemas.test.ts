import { expect, test } from 'vitest';
import { type WebhookTestVector, webhookSignature, webhookTestVectors } from '../../src/facts/webhooks';
import { readWebhookSchema, webhookEventNames } from '../../src/markdown/reference/webhooks/schemas';
import { findAttributes, findTexts, loadPage } from '../support/builtSite';
import { schemaErrors } from '../support/fakeApi';
import { findCode } from '../support/samples';

// src/markdown/reference/contracts.test.ts checks each schema and its example.

const names = webhookEventNames();

test('each event has a schema under its name, which can be downloaded from the page', () => {
  const links = findAttributes(
    loadPage('/chat-settings/webhooks/events'),
    'main a[href^="/webhooks/"]',
    'href',
  );
  expect(links).toEqual(expect.arrayContaining([...names, 'event'].map((name) => `/webhooks/${name}.json`)));
  const constants = names.map((name) => readWebhookSchema(name).properties.type.const);
  expect(constants).toEqual(names);
});

test('the list at the top of the page names each event', () => {
  const listed = findTexts(
    loadPage('/chat-settings/webhooks/events'),
    '.theme-doc-markdown li a[href^="#event-"]',
  );
  expect(listed.sort()).toEqual([...names].sort());
});

test('a report has the reasons that people can choose', () => {
  const { report } = readWebhookSchema('report.created').properties.data?.properties ?? {};
  const chosen = findTexts(loadPage('/chat-features/reporting'), '#reasons ~ * tr > td:nth-child(2) code');
  expect(report?.properties?.reason?.enum).toEqual(chosen);
});

test('the test vectors fit their schemas, and the pages have a delivery and what is signed', () => {
  expect(loadPage('/chat-settings/webhooks/verify')('main').text()).toContain(webhookSignature.signed);
  const { id, timestamp, signature, body } = webhookTestVectors.ping;
  const headers = `webhook-id: ${id}\nwebhook-timestamp: ${timestamp}\nwebhook-signature: ${signature}\n`;
  expect(findCode(/^POST/, 'text')).toContain(`${headers}\n${body}\n`);
  for (const { body } of Object.values<WebhookTestVector>(webhookTestVectors)) {
    const event: { type: string } = JSON.parse(body);
    const place = `src/facts/webhooks.ts, the test vector of ${event.type}`;
    expect(schemaErrors(readWebhookSchema(event.type), event), place).toEqual([]);
  }
});
