import fs from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { addresses } from '../../src/facts/product';
import { webhookTestVectors } from '../../src/facts/webhooks';
import { webhookExample } from '../../src/markdown/reference/webhooks/schemas';
import { folderWith } from '../../tools/testFolders';
import { sampleKey, startFakeApi } from '../support/fakeApi';
import { isMissing, runCommand, type Server, startServer } from '../support/programs';
import { samplesIn, sampleWith } from '../support/samples';
import { siteDir } from '../support/site';

const { secret } = webhookTestVectors.ping;
const otherSecret = 'whsec_c29tZWJvZHktZWxzZXMtc2VjcmV0LTAxMjM0NTY3ODk=';
const env = { ROOKERY_WEBHOOK_SECRET: secret };
const event = webhookExample('message.created');
const { message, ...data } = Object(event.data);

/** A delivery as it arrives. */
interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Signing {
  /** What differs in the author of the message. */
  readonly author?: object;
  /** The age in seconds. */
  readonly age?: number;
  readonly key?: string;
}

/** Returns the signed delivery of a message, whose text is also its id. */
function delivery(text: string, { author = {}, age = 0, key = secret }: Signing = {}) {
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

async function deliver({ address }: Server, { headers, body }: Delivery): Promise<number> {
  return (await fetch(address, { method: 'POST', headers, body })).status;
}

/** Expects that a server refuses what Rookery didn't send now. */
async function expectRefusals(server: Server): Promise<void> {
  const { headers, body } = delivery('mark-bad');
  for (const [what, wrong] of Object.entries({
    'too old': delivery('mark-bad', { age: 310 }),
    'from the future': delivery('mark-bad', { age: -310 }),
    'another secret': delivery('mark-bad', { key: otherSecret }),
    'another body': { headers, body: `${body}\n` },
    'another id': { headers: { ...headers, 'webhook-id': 'evt_mark-other' }, body },
    'no signature': { headers: {}, body },
  })) {
    expect(await deliver(server, wrong), `${what}\n${server.output()}`).toBe(400);
  }
}

const languages = ['js', 'php', 'ruby', 'java', 'python'] as const;

test.each(languages.filter((language) => !isMissing(language)))(
  'the receiver in %s accepts what Rookery signed, once, and nothing else',
  async (language) => {
    const [receiver] = samplesIn([language], '/chat-settings/webhooks/receivers');
    const server = await startServer(language, receiver?.code ?? '', {
      ...env,
      ROOKERY_SEEN_FOLDER: folderWith(),
    });
    await expectRefusals(server);
    const good = delivery('mark-good');
    const [before, after] = [otherSecret, secret].map((key) => delivery('mark-rotated', { key }));
    const both = `${before?.headers['webhook-signature']} ${after?.headers['webhook-signature']}`;
    const { headers, body } = delivery('mark-rotated');
    const rotated = { headers: { ...headers, 'webhook-signature': both }, body };
    for (const right of [good, good, rotated, delivery('mark-late', { age: 290 }), delivery('mark-last')]) {
      expect(await deliver(server, right), server.output()).toBe(204);
    }
    // The receiver works in order after it has responded: when the last is done, all are.
    await expect.poll(server.output, { timeout: 10_000 }).toContain('mark-last');
    expect(server.output().match(/mark-\w+/g)).toEqual([
      'mark-good',
      'mark-rotated',
      'mark-late',
      'mark-last',
    ]);
  },
);

test('the sample that sends a ping gets 204 from the receiver, and 400 with another secret', async () => {
  const { address } = await startServer('js', sampleWith(/function verify\(/).code, env);
  const folder = folderWith({ 'send-ping.mjs': sampleWith(/send-ping\.mjs/).code });
  const send = (key: string) =>
    runCommand(`node send-ping.mjs ${address}`, folder, { ROOKERY_WEBHOOK_SECRET: key });
  expect([await send(secret), await send(otherSecret)]).toEqual(['204\n', '400\n']);
});

test('the sample with a library reads a delivery, and throws at a changed one', async () => {
  const { headers, body } = delivery('mark-good');
  const call = `
const headers = ${JSON.stringify(headers)};
for (const body of [${JSON.stringify(body)}, '{}']) {
  const request = new Request('https://hooks.example/', { method: 'POST', headers, body });
  await readDelivery(request).then(({ type }) => console.log(type), () => console.log('refused'));
}`;
  const folder = folderWith({ 'library.mjs': sampleWith(/from 'standardwebhooks'/).code + call });
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  expect(await runCommand('node library.mjs', folder, env)).toBe('message.created\nrefused\n');
});

test('the relay answers a message once, as the contract allows, and neither its own messages nor wrong ones', async () => {
  const api = await startFakeApi(['dropped', undefined, { status: 404, body: '{}' }]);
  const code = sampleWith(/askHelpDesk/)
    .code.replace("import { call } from './rookery.mjs';", () => sampleWith(/async function call/).code)
    .replaceAll(addresses.api, api.address)
    .replace('* 1000', '* 10');
  const relay = await startServer('js', code, { ...env, ROOKERY_API_KEY: sampleKey });
  await expectRefusals(relay);
  const question = delivery('question');
  for (const right of [
    delivery('own', { author: { kind: 'organization', api_key_id: 'key_1' } }),
    delivery('bot', { author: { kind: 'bot', id: null } }),
    question,
    question,
    delivery('failed'),
  ]) {
    expect(await deliver(relay, right)).toBe(204);
  }
  await expect.poll(relay.output, { timeout: 10_000 }).toMatch(/^evt_failed failed: Error: POST .+ 404/);
  expect(await deliver(relay, delivery('failed'))).toBe(204);
  // The relay calls the API in order, and tries again with the same key.
  await expect
    .poll(() => api.calls.map(({ headers }) => headers['idempotency-key']), { timeout: 10_000 })
    .toEqual(['evt_question', 'evt_question', 'evt_failed', 'evt_failed']);
  expect(api.faults).toEqual([]);
  expect(api.calls[0]?.body).toEqual({
    channel_id: message.channel.id,
    text: expect.any(String),
    reply_to: message.id,
  });
});
