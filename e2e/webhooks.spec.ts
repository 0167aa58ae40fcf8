import { expect, test } from '@playwright/test';
import { developerLimits } from '../src/facts/limits/developers';
import {
  type WebhookTestVector,
  webhookHeaders,
  webhookPayload,
  webhookTestVectors,
} from '../src/facts/webhooks';
import { folderWith, freePort, type Program, runProgram, startProgram } from './support/programs';
import { receiverLanguages } from './support/receivers';
import { placeOf, type Sample, samplesOf } from './support/samples';
import { useTool } from './support/tools';
import { type Delivery, sign, signatureOf } from './support/webhookSignature';

const vectors = Object.entries<WebhookTestVector>(webhookTestVectors);
const windowSeconds = 5 * 60;
const otherSecret = 'whsec_c29tZWJvZHktZWxzZXMtc2VjcmV0LTAxMjM0NTY3ODk=';

const samples = samplesOf(['chat-settings/webhooks']);
const receivers = samples.filter(
  ({ code }) => code.includes('ROOKERY_WEBHOOK_SECRET') && /\bverify\b[^\n]*\bnow\b/.test(code),
);

test('the page has one receiver in each language, and no body that is typed', () => {
  const others = samples.filter(({ language }) => !Object.hasOwn(receiverLanguages, language));
  expect(others.map((sample) => `${placeOf(sample)} ${sample.language}: write it as a fact`)).toEqual([]);
  expect(receivers.map(({ language }) => language).sort()).toEqual(Object.keys(receiverLanguages).sort());
});

test('each test vector has the signature of the specification', () => {
  for (const [name, { secret, id, timestamp, body, signature }] of vectors) {
    expect(signature.split(' '), name).toContain(signatureOf(secret, id, timestamp, body));
  }
  const { ping } = webhookTestVectors;
  expect(webhookHeaders, 'the samples of the headers are the ping').toMatchObject({
    'webhook-id': { sample: ping.id },
    'webhook-timestamp': { sample: ping.timestamp },
    'webhook-signature': { sample: ping.signature },
  });
  const [old, ...rest] = webhookTestVectors.rotation.signature.split(' ');
  const { id, timestamp, body } = webhookTestVectors.rotation;
  expect(old).toBe(signatureOf(webhookTestVectors.ping.secret, id, timestamp, body));
  expect(rest).toHaveLength(1);
  expect(webhookTestVectors.letters.body).not.toMatch(/^[\x20-\x7e]*$/);
});

interface Case {
  readonly what: string;
  readonly delivery: Delivery;
  readonly now: number;
  readonly accepted: boolean;
}

/** What a receiver must say of a vector, and of the vector with something wrong in it. */
function casesOf(name: string, vector: WebhookTestVector): Case[] {
  const now = Number(vector.timestamp);
  const changed = (what: string, change: Partial<Delivery>): Case => ({
    what: `${name}, ${what}`,
    delivery: { ...vector, ...change },
    now,
    accepted: false,
  });
  const at = (what: string, seconds: number, accepted: boolean): Case => ({
    what: `${name}, ${what}`,
    delivery: vector,
    now: now + seconds,
    accepted,
  });
  const otherKey = sign(otherSecret, vector.id, now, vector.body).signature;
  return [
    at('as it came', 0, true),
    at('at the end of the time allowed', windowSeconds, true),
    at('with a clock that is late but within the time allowed', -windowSeconds, true),
    at('too old', windowSeconds + 1, false),
    at('from the future', -windowSeconds - 1, false),
    changed('another body', { body: vector.body.replace('night-owls', 'night-owlz') }),
    changed('a line break at the end of the body', { body: `${vector.body}\n` }),
    changed('another id', { id: vector.id.replace('evt_0', 'evt_1') }),
    changed('another timestamp', { timestamp: String(now + 1) }),
    changed('a timestamp that is no number', { timestamp: `${vector.timestamp}x` }),
    changed('another secret', { signature: otherKey }),
    changed('another version', { signature: vector.signature.replaceAll('v1,', 'v2,') }),
    changed('no signature', { signature: '' }),
    changed('half a signature', { signature: vector.signature.slice(0, -20) }),
  ];
}

function lineOf({ delivery: { id, timestamp, signature, body }, now }: Case): string {
  const parts = [id, timestamp, signature, body].map((part) => Buffer.from(part).toString('base64'));
  return [...parts, now].join('\t');
}

/** The sample with its port replaced by a free one, as a reader would who has something else on 8080. */
function onPort({ code }: Sample, port: number): string {
  return code.replace(/\b8080\b/, String(port));
}

test('the program that sends a ping gets 204 from a receiver, and 400 with another secret', async () => {
  const [ping, ...others] = samples.filter(({ code }) => code.includes('send-ping.mjs'));
  const receiver = receivers.find(({ language }) => language === 'js');
  if (!ping || !receiver || others.length > 0) {
    throw new Error(
      'docs/chat-settings/webhooks.mdx has not one program that sends a ping, and a receiver in Node.',
    );
  }
  const port = await freePort();
  const folder = folderWith({ 'receiver.mjs': onPort(receiver, port), 'send-ping.mjs': ping.code });
  const { secret } = webhookTestVectors.ping;
  const program = await startProgram([process.execPath, 'receiver.mjs'], port, {
    folder,
    env: { ROOKERY_WEBHOOK_SECRET: secret },
  });
  try {
    const send = (ROOKERY_WEBHOOK_SECRET: string) =>
      runProgram([process.execPath, 'send-ping.mjs', program.address], {
        folder,
        env: { ROOKERY_WEBHOOK_SECRET },
      });
    expect(await send(secret), placeOf(ping)).toBe('204\n');
    expect(await send(otherSecret), placeOf(ping)).toBe('400\n');
  } finally {
    program.stop();
  }
});

test('the check by a library parses', async () => {
  const library = samples.filter(({ code }) => code.includes("from 'standardwebhooks'"));
  expect(library.map(({ language }) => language)).toEqual(['js']);
  for (const sample of library) {
    const folder = folderWith({ 'library.mjs': sample.code });
    await expect(
      runProgram([process.execPath, '--check', 'library.mjs'], { folder }),
      placeOf(sample),
    ).resolves.toBe('');
    expect(sample.code, placeOf(sample)).toContain('process.env.ROOKERY_WEBHOOK_SECRET');
  }
});

for (const sample of receivers) {
  const language = receiverLanguages[sample.language];
  if (!language) {
    continue;
  }
  const { name, tool, file, serve, asker } = language;
  const place = placeOf(sample);

  test(`${name}: the receiver accepts every test vector and refuses it with anything changed (${place})`, async () => {
    useTool(tool);
    for (const secret of new Set(vectors.map(([, vector]) => vector.secret))) {
      const cases = vectors
        .filter(([, vector]) => vector.secret === secret)
        .flatMap(([id, vector]) => casesOf(id, vector));
      const folder = folderWith({
        [file]: onPort(sample, await freePort()),
        [asker.file]: asker.code,
        'cases.txt': `${cases.map(lineOf).join('\n')}\n`,
      });
      const answers = await runProgram(asker.run, { folder, env: { ROOKERY_WEBHOOK_SECRET: secret } });
      const verdict = (accepted: boolean) => (accepted ? 'accepted' : 'refused');
      expect(
        answers
          .trimEnd()
          .split('\n')
          .map((answer, index) => `${cases[index]?.what}: ${verdict(answer === 'true')}`),
        place,
      ).toEqual(cases.map(({ what, accepted }) => `${what}: ${verdict(accepted)}`));
    }
  });

  test(`${name}: the receiver answers deliveries of now as a server (${place})`, async () => {
    useTool(tool);
    const port = await freePort();
    const { secret } = webhookTestVectors.ping;
    const folder = folderWith({ [file]: onPort(sample, port) });
    const env = { ROOKERY_WEBHOOK_SECRET: secret, TMPDIR: folder };
    const receiver = await startProgram(serve(port), port, { folder, env });
    try {
      await expectGoodManners(receiver, secret, place);
    } finally {
      receiver.stop();
    }
  });
}

const headerNames = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

async function deliver(
  { address }: Program,
  { id, timestamp, signature, body }: Delivery,
  without?: (typeof headerNames)[number],
): Promise<number> {
  const headers = new Headers({
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  });
  if (without) headers.delete(without);
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(developerLimits['webhook-answer-time'].max * 1000),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function expectGoodManners(receiver: Program, secret: string, place: string): Promise<void> {
  const now = Date.now() / 1000;
  let count = 0;
  /** A fresh delivery of a type; `mark` stands in its body, and in what `work` prints. */
  const fresh = (mark: string, seconds = now, key = secret) => {
    count += 1;
    const event = { ...webhookPayload('message.created'), data: { mark, text: 'Grüße 🦉' } };
    return sign(key, `evt_${String(count).padStart(26, '0')}`, seconds, JSON.stringify(event));
  };
  const status = async (what: string, delivery: Delivery, without?: (typeof headerNames)[number]) =>
    `${what}: ${await deliver(receiver, delivery, without).catch(() => `no answer\n${receiver.output()}`)}`;

  const good = fresh('mark-good');
  const rotated = fresh('mark-rotated');
  const before = signatureOf(otherSecret, rotated.id, rotated.timestamp, rotated.body);
  const answers = [
    await status('good', good),
    await status('the same again', good),
    await status('two signatures', { ...rotated, signature: `${before} ${rotated.signature}` }),
    await status('changed body', { ...fresh('mark-a'), body: '{"type":"ping"}' }),
    await status('old', fresh('mark-b', now - windowSeconds - 60)),
    await status('future', fresh('mark-c', now + windowSeconds + 60)),
    await status('wrong secret', fresh('mark-d', now, otherSecret)),
    ...(await Promise.all(headerNames.map((each) => status(`without ${each}`, fresh('mark-e'), each)))),
    await status('the last', fresh('mark-last')),
  ];
  expect(answers, place).toEqual([
    'good: 204',
    'the same again: 204',
    'two signatures: 204',
    'changed body: 400',
    'old: 400',
    'future: 400',
    'wrong secret: 400',
    ...headerNames.map((each) => `without ${each}: 400`),
    'the last: 204',
  ]);
  // Work goes on after the answer, in order: when the last is done, all are.
  await expect.poll(() => receiver.output(), { message: place }).toContain('mark-last');
  const done = receiver.output().match(/mark-\w+/g);
  expect(done, `${place} works once for each good delivery`).toEqual([
    'mark-good',
    'mark-rotated',
    'mark-last',
  ]);
}
