import { expect, test } from 'vitest';
import { webhookSignature, webhookTestVectors } from '../../src/facts/webhooks';
import { readEventNames, readWebhookSchema } from '../../src/markdown/reference/webhooks/schemas';
import { findAttributes, findTexts, parseBuiltPage } from '../support/builtHtml';
import { findCode } from '../support/samples';

// src/markdown/reference/contracts.test.ts checks the schemas, their examples, and the test vectors.

const names = readEventNames();

test('the page of events links the schema of each event', () => {
  const page = parseBuiltPage('/chat-settings/webhooks/events');
  const links = findAttributes(page, 'main a[href^="/webhooks/"]', 'href');
  expect(links).toEqual(expect.arrayContaining([...names, 'event'].map((name) => `/webhooks/${name}.json`)));
  expect(names.map((name) => readWebhookSchema(name).properties.type.const)).toEqual(names);
});

test('the schema of reports has the reasons that go to the staff of the chat', () => {
  const { report } = readWebhookSchema('report.created').properties.data?.properties ?? {};
  const reasons = report?.properties?.reason?.enum ?? [];
  expect(reasons.length).toBeGreaterThan(3);
  const all = findTexts(
    parseBuiltPage('/chat-features/reporting'),
    '#reasons-staff ~ p:has(code):first code',
  );
  expect(all.slice(-reasons.length)).toEqual(reasons);
});

test('the pages show the signed content, and the delivery of the first test vector', () => {
  expect(parseBuiltPage('/chat-settings/webhooks/verify')('main').text()).toContain(webhookSignature.signed);
  const { id, timestamp, signature, body } = webhookTestVectors.ping;
  const headers = `webhook-id: ${id}\nwebhook-timestamp: ${timestamp}\nwebhook-signature: ${signature}\n`;
  expect(findCode(/^POST/, 'text')).toContain(`${headers}\n${body}\n`);
});
