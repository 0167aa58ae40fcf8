import fs from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { limits } from '../../src/facts/limits';
import { addresses } from '../../src/facts/product';
import { webhookTestVectors } from '../../src/facts/webhooks';
import { readEvents } from '../../src/markdown/reference/api/openapi';
import { fromRoot } from '../../src/utils/files';
import { createTempFolder } from '../../tools/testing/tempFolders';
import { sampleKey, startFakeApi } from '../support/fakeApi';
import { runCommand, startServer, testIn } from '../support/programs';
import { findCode, samplesIn } from '../support/samples';

const { secret }: { secret: string } = webhookTestVectors.ping;
const otherSecret = 'whsec_c29tZWJvZHktZWxzZXMtc2VjcmV0LTAxMjM0NTY3ODk=';
const env = { ROOKERY_WEBHOOK_SECRET: secret };
const event = readEvents()['message.created']?.examples[0];
const { message, ...data } = Object(event?.data);

/**
 * Creates a signed delivery of a message. `text` is in its id and in the message.
 * @param author properties that replace those of the message's author
 * @param age in seconds
 */
function delivery(text: string, { author = {}, age = 0, key = secret } = {}) {
  const id = `evt_${text}`;
  const changed = { ...message, text: `${text} Grüße 🦉`, author: { ...message.author, ...author } };
  const body = JSON.stringify({ ...event, data: { ...data, message: changed } });
  const time = new Date(Date.now() - age * 1000);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, time, body),
  };
  return { headers, body };
}

async function deliver(address: string, request: RequestInit): Promise<number> {
  return (await fetch(address, { method: 'POST', ...request })).status;
}

/** Expects that a receiver rejects deliveries that are old, changed, or not signed with its secret. */
async function expectRefusals(address: string): Promise<void> {
  const { headers, body } = delivery('mark-bad');
  for (const [name, delivered] of Object.entries({
    'too old': delivery('mark-bad', { age: 310 }),
    'from the future': delivery('mark-bad', { age: -600 }),
    'another secret': delivery('mark-bad', { key: otherSecret }),
    'another body': { headers, body: `${body}\n` },
    'another id': { headers: { ...headers, 'webhook-id': 'evt_mark-other' }, body },
    'no signature': { body },
  })) {
    expect(await deliver(address, delivered), name).toBe(400);
  }
}

for (const language of ['js', 'php', 'ruby', 'java', 'python'] as const) {
  testIn(language)(`the receiver in ${language} processes each signed delivery once`, async () => {
    const [receiver] = samplesIn([language], '/chat-settings/webhooks/receivers');
    const seen = { ROOKERY_SEEN_FOLDER: createTempFolder() };
    const code = receiver?.code ?? '';
    expect(code).toContain(`${limits['webhook-body-size'].max} * 1024`);
    expect(code).toContain(`${limits['webhook-id-memory'].min} * 24 * 60 * 60`);
    const { address, output } = await startServer(language, code, { ...env, ...seen });
    await expectRefusals(address);
    const good = delivery('mark-good');
    const rotated = delivery('mark-rotated');
    const other = delivery('mark-rotated', { key: otherSecret }).headers['webhook-signature'];
    rotated.headers['webhook-signature'] = `${other} ${rotated.headers['webhook-signature']}`;
    for (const valid of [good, good, rotated, delivery('mark-late', { age: 240 }), delivery('mark-last')]) {
      expect(await deliver(address, valid), output()).toBe(204);
    }
    // The receiver responds first, and then processes deliveries in order. After the last, all are processed.
    await expect.poll(output).toContain('mark-last');
    const marks = ['mark-good', 'mark-rotated', 'mark-late', 'mark-last'];
    expect(output().match(/mark-\w+/g)).toEqual(marks);
  });
}

test('the sample that sends a ping gets 204 from the receiver, and 400 with another secret', async () => {
  const { address } = await startServer('js', findCode(/function verify\(/), env);
  const folder = createTempFolder({ 'send-ping.mjs': findCode(/send-ping\.mjs/) });
  const send = (key: string) =>
    runCommand(`node send-ping.mjs ${address}`, folder, { ROOKERY_WEBHOOK_SECRET: key });
  expect([await send(secret), await send(otherSecret)]).toEqual(['204\n', '400\n']);
});

test('the sample with a library reads a delivery, and rejects a changed one', async () => {
  const { headers, body } = delivery('mark-good');
  const call = `
const headers = ${JSON.stringify(headers)};
for (const body of [${JSON.stringify(body)}, '{}']) {
  const request = new Request('https://hooks.example/', { method: 'POST', headers, body });
  await readDelivery(request).then(({ type }) => console.log(type), () => console.log('rejected'));
}`;
  const folder = createTempFolder({ 'library.mjs': findCode(/from 'standardwebhooks'/) + call });
  fs.symlinkSync(fromRoot('node_modules'), path.join(folder, 'node_modules'));
  expect(await runCommand('node library.mjs', folder, env)).toBe('message.created\nrejected\n');
  const placeholder = runCommand('node library.mjs', folder, { ROOKERY_WEBHOOK_SECRET: 'whsec_changeme' });
  await expect(placeholder).rejects.toThrow('Set ROOKERY_WEBHOOK_SECRET');
});

test('the relay answers each question of a member once', async () => {
  const api = await startFakeApi(['dropped', undefined, { status: 404, body: '{}' }]);
  const code = findCode(/askHelpDesk/)
    .replace("import { call } from './rookery.mjs';", () => findCode(/async function call/))
    .replaceAll(addresses.api, api.address)
    .replace('* 1000', '* 10');
  const { address, output } = await startServer('js', code, { ...env, ROOKERY_API_KEY: sampleKey });
  await expectRefusals(address);
  const own = delivery('own', { author: { kind: 'organization', api_key_id: 'key_1' } });
  const bot = delivery('bot', { author: { kind: 'bot', id: null } });
  const question = delivery('question');
  for (const valid of [own, bot, question, question, delivery('failed')]) {
    expect(await deliver(address, valid)).toBe(204);
  }
  await expect.poll(output).toMatch(/^evt_failed failed: Error: POST .+ 404/);
  expect(await deliver(address, delivery('failed'))).toBe(204);
  // The relay calls the API in order, and retries with the same key.
  const keys = () => api.calls.map(({ headers }) => headers['idempotency-key']);
  await expect.poll(keys).toEqual(['evt_question', 'evt_question', 'evt_failed', 'evt_failed']);
  expect(api.errors).toEqual([]);
  const answer = { channel_id: message.channel.id, text: expect.any(String), reply_to: message.id };
  expect(api.calls[0]?.body).toEqual(answer);
});
