import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addresses } from '../../src/facts/product';
import { webhookTestVectors } from '../../src/facts/webhooks';
import { webhookExample } from '../../src/remark/webhooks/schemas';
import { type Change, sampleKey, startFakeApi } from '../support/fakeApi';
import { isMissing, serve, serverLanguages } from '../support/languages';
import { folderWith, runProgram } from '../support/programs';
import { samplesIn, sampleWith } from '../support/samples';
import { siteDir } from '../support/site';
import { type Delivery, deliver, headersOf, otherSecret, sign } from '../support/webhookSignature';

const { secret } = webhookTestVectors.ping;
const event = webhookExample('message.created');

/** Returns a delivery of a message. */
function delivery(
  id: string,
  { text = 'Grüße 🦉', author = {}, age = 0, key = secret as string } = {},
): Delivery {
  const message = Object(event.data).message;
  const data = {
    ...Object(event.data),
    message: { ...message, text, author: { ...message.author, ...author } },
  };
  return sign(
    key,
    `evt_${id.padStart(26, '0')}`,
    Date.now() / 1000 - age,
    JSON.stringify({ ...event, data }),
  );
}

/** Returns deliveries that a receiver must refuse, each with what is wrong with it. */
function wrongDeliveries(): readonly [what: string, Delivery, without?: string][] {
  const bad = delivery('BAD', { text: 'mark-bad' });
  return [
    ['too old', delivery('OLD', { age: 310, text: 'mark-bad' })],
    ['from the future', delivery('FUTURE', { age: -310, text: 'mark-bad' })],
    ['another secret', delivery('OTHER', { key: otherSecret, text: 'mark-bad' })],
    ['another body', { ...bad, body: `${bad.body}\n` }],
    ['signed, but not JSON', sign(secret, bad.id, Date.now() / 1000, '{"text":"mark-bad"')],
    ['another id', { ...bad, id: bad.id.replace('evt_0', 'evt_1') }],
    ['another timestamp', { ...bad, timestamp: String(Number(bad.timestamp) + 1) }],
    ['another version', { ...bad, signature: bad.signature.replace('v1,', 'v2,') }],
    ['half a signature', { ...bad, signature: bad.signature.slice(0, -20) }],
    ...(['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const).map(
      (name) => [`without ${name}`, bad, name] as [string, Delivery, string],
    ),
  ];
}

describe.each(serverLanguages)('the webhook receiver in %s', (id) => {
  const [receiver] = samplesIn([id], '/chat-settings/webhooks/receivers');

  test.skipIf(isMissing(id))('accepts what Rookery signed, once, and nothing else', async () => {
    const env = { ROOKERY_WEBHOOK_SECRET: secret, ROOKERY_SEEN_FOLDER: folderWith() };
    const program = await serve(receiver ?? { language: id, code: '' }, 8081, env);
    onTestFinished(program.stop);
    const rotated = delivery('ROTATED', { text: 'mark-rotated' });
    const before = sign(otherSecret, rotated.id, Number(rotated.timestamp), rotated.body).signature;
    for (const [what, wrong, without] of wrongDeliveries()) {
      expect(await deliver(program, wrong, without), `${what}\n${program.output()}`).toBe(400);
    }
    const good = delivery('GOOD', { text: 'mark-good' });
    for (const right of [
      good,
      good,
      { ...rotated, signature: `${before} ${rotated.signature}` },
      delivery('LATE', { age: 290, text: 'mark-late' }),
      delivery('LAST', { text: 'mark-last' }),
    ]) {
      expect(await deliver(program, right), `${right.id}\n${program.output()}`).toBe(204);
    }
    // The receiver works in order after it has responded: when the last is done, all are.
    await expect.poll(program.output, { timeout: 10_000 }).toContain('mark-last');
    const marks = program.output().match(/mark-\w+/g);
    expect(marks).toEqual(['mark-good', 'mark-rotated', 'mark-late', 'mark-last']);
  });
});

test('the receiver does not start with a placeholder as its secret', async () => {
  const start = serve(sampleWith(/function verify\(/), 8081, { ROOKERY_WEBHOOK_SECRET: 'whsec_…' });
  await expect(start).rejects.toThrow('Set ROOKERY_WEBHOOK_SECRET');
});

test('the sample that sends a ping gets 204 from the receiver, and 400 with another secret', async () => {
  const receiver = await serve(sampleWith(/function verify\(/), 8081, { ROOKERY_WEBHOOK_SECRET: secret });
  onTestFinished(receiver.stop);
  const folder = folderWith({ 'send-ping.mjs': sampleWith(/send-ping\.mjs/).code });
  const send = (ROOKERY_WEBHOOK_SECRET: string) =>
    runProgram([process.execPath, 'send-ping.mjs', receiver.address], {
      folder,
      env: { ROOKERY_WEBHOOK_SECRET },
    });
  expect([await send(secret), await send(otherSecret)]).toEqual(['204\n', '400\n']);
});

test('the sample with a library reads a delivery, and throws at a changed one', async () => {
  const { body, ...rest } = delivery('GOOD');
  const headers = headersOf({ body, ...rest });
  const folder = folderWith({
    'library.mjs': sampleWith(/from 'standardwebhooks'/).code,
    'call.mjs': `import { readDelivery } from './library.mjs';
const request = (body) => new Request('https://hooks.example/', { method: 'POST', headers: ${JSON.stringify(headers)}, body });
console.log((await readDelivery(request(${JSON.stringify(body)}))).type);
await readDelivery(request('{}')).catch(() => console.log('refused'));`,
  });
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  const env = { ROOKERY_WEBHOOK_SECRET: secret };
  expect(await runProgram([process.execPath, 'call.mjs'], { folder, env })).toBe(
    'message.created\nrefused\n',
  );
});

describe('the relay', () => {
  const relay = sampleWith(/askHelpDesk/);

  /** Runs the relay and its API until the test ends. */
  async function start(change?: Change, env: Readonly<Record<string, string>> = {}) {
    const api = await startFakeApi(change);
    onTestFinished(api.stop);
    const code = relay.code.replaceAll(addresses.api, api.address).replace('wait(1000 *', 'wait(1 *');
    const usual = { ROOKERY_API_KEY: sampleKey, ROOKERY_WEBHOOK_SECRET: secret };
    const program = await serve({ ...relay, code }, 8082, { ...usual, ...env });
    onTestFinished(program.stop);
    return { api, program };
  }

  test('answers a message once, as the contract allows, and neither its own messages nor wrong ones', async () => {
    const failures = ['dropped', { status: 502, body: '<h1>Bad Gateway</h1>' }] as const;
    const { api, program } = await start((call, reply) => failures[call] ?? reply);
    for (const [what, wrong, without] of wrongDeliveries()) {
      expect(await deliver(program, wrong, without), what).toBe(400);
    }
    const question = delivery('QUESTION');
    for (const right of [
      delivery('OWN', { author: { kind: 'organization', api_key_id: 'key_1' } }),
      delivery('BOT', { author: { kind: 'bot', id: null } }),
      question,
      question,
      delivery('LAST'),
    ]) {
      expect(await deliver(program, right), right.id).toBe(204);
    }
    // The relay calls the API in order, and tries again with the same key.
    const keys = () => api.calls.map(({ headers }) => headers['idempotency-key']);
    await expect
      .poll(keys, { timeout: 10_000 })
      .toEqual([question.id, question.id, question.id, delivery('LAST').id]);
    expect([api.faults, program.output()]).toEqual([[], '']);
    const { message } = Object(event.data);
    expect(JSON.parse(api.calls[0]?.body ?? '')).toEqual({
      channel_id: message.channel.id,
      text: expect.stringContaining(message.author.name),
      reply_to: message.id,
    });
  });

  test.each<Readonly<Record<string, string>>>([
    { ROOKERY_WEBHOOK_SECRET: 'whsec_…' },
    { ROOKERY_API_KEY: 'rk_live_…' },
  ])('refuses to start with %o', async (env) => {
    await expect(start(undefined, env)).rejects.toThrow(/Set ROOKERY_/);
  });
});
