import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { developerLimits } from '../../src/facts/limits/developers';
import { type WebhookTestVector, webhookTestVectors } from '../../src/facts/webhooks';
import { webhookExample } from '../../src/remark/webhooks/schemas';
import { programs } from '../../tools/test/programs';
import { folderWith, freePort, type Program, runProgram, startProgram } from './programs';
import { faultsWith, sendPieces, slowRequest } from './receiverFaults';
import { type ReceiverLanguage, type Replacement, receiverLanguages } from './receivers';
import { placeOf, type Sample, samplesOf } from './samples';
import { type Delivery, sign, signatureOf } from './webhookSignature';

const vectors = Object.entries<WebhookTestVector>(webhookTestVectors);
const windowSeconds = 5 * 60;

/** How long work may take to show in the output, in milliseconds. */
const timeout = 10_000;

/** A secret that signs no delivery of the page. */
export const otherSecret = 'whsec_c29tZWJvZHktZWxzZXMtc2VjcmV0LTAxMjM0NTY3ODk=';

/** The page with the receivers. */
const page = 'chat-settings/webhooks/receivers';

/** Its code blocks. */
export const webhookSamples: readonly Sample[] = samplesOf([page]);

/** Those that receive webhooks: one in each language. */
export const webhookReceivers: readonly Sample[] = webhookSamples.filter(
  ({ code }) => code.includes('ROOKERY_WEBHOOK_SECRET') && /\bverify\b[^\n]*\bnow\b/.test(code),
);

interface Case {
  readonly what: string;
  readonly delivery: Delivery;
  readonly now: number;
  readonly accepted: boolean;
}

/** Returns a vector, and the vector with one thing wrong in it, with what a receiver must make of each. */
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

/** Returns the code of a sample with another port. */
export function onPort({ code }: Sample, port: number): string {
  return code.replace(/\b8081\b/, String(port));
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
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(developerLimits['webhook-answer-time'].max * 1000),
  });
  await response.arrayBuffer();
  return response.status;
}

let count = 0;

/** Returns a new delivery with `mark` in its body and so in what `work` prints. */
function fresh(
  mark: string,
  seconds = Date.now() / 1000,
  key: string = webhookTestVectors.ping.secret,
): Delivery {
  count += 1;
  const event = { ...webhookExample('message.created'), data: { mark, text: 'Grüße 🦉' } };
  return sign(key, `evt_${String(count).padStart(26, '0')}`, seconds, JSON.stringify(event));
}

function marksIn(receiver: Program): readonly string[] {
  return receiver.output().match(/mark-\w+/g) ?? [];
}

/** Delivers, and returns what was delivered with the status of the response. */
async function statusOf(
  receiver: Program,
  what: string,
  delivery: Delivery,
  without?: (typeof headerNames)[number],
) {
  return `${what}: ${await deliver(receiver, delivery, without).catch(() => `no response\n${receiver.output()}`)}`;
}

async function expectGoodManners(receiver: Program, place: string): Promise<void> {
  const now = Date.now() / 1000;
  const status = (...args: [string, Delivery, (typeof headerNames)[number]?]) => statusOf(receiver, ...args);
  const good = fresh('mark-good');
  const rotated = fresh('mark-rotated');
  const before = signatureOf(otherSecret, rotated.id, rotated.timestamp, rotated.body);
  const statuses = [
    await status('good', good),
    await status('the same again', good),
    await status('two signatures', { ...rotated, signature: `${before} ${rotated.signature}` }),
    await status('changed body', { ...fresh('mark-a'), body: '{"type":"ping"}' }),
    await status('ten minutes old', fresh('mark-b', now - 600)),
    await status('ten minutes in the future', fresh('mark-c', now + 600)),
    await status('wrong secret', fresh('mark-d', now, otherSecret)),
    await status('signed with an empty key', fresh('mark-d', now, 'whsec_')),
    ...(await Promise.all(headerNames.map((each) => status(`without ${each}`, fresh('mark-e'), each)))),
    await status('the last', fresh('mark-last')),
  ];
  expect(statuses, place).toEqual([
    'good: 204',
    'the same again: 204',
    'two signatures: 204',
    'changed body: 400',
    'ten minutes old: 400',
    'ten minutes in the future: 400',
    'wrong secret: 400',
    'signed with an empty key: 400',
    ...headerNames.map((each) => `without ${each}: 400`),
    'the last: 204',
  ]);
  // The receiver works in order after it has responded: when the last is done, all are.
  await expect.poll(() => receiver.output(), { message: place, timeout }).toContain('mark-last');
  expect(marksIn(receiver), `${place} does the work once for each good delivery`).toEqual([
    'mark-good',
    'mark-rotated',
    'mark-last',
  ]);
}

/** Secrets that aren't one: nothing, placeholders, and keys of a length that Rookery doesn't use. */
const badSecrets = [
  '',
  'whsec_',
  'whsec_…',
  'whsec_paste-the-secret-from-the-settings',
  `whsec_${Buffer.alloc(23, 'k').toString('base64')}`,
  `whsec_${Buffer.alloc(65, 'k').toString('base64')}`,
  Buffer.alloc(32, 'k').toString('base64'),
];

/** Sends what a broken sender, a hostile one, and the reader's own mistake can do, and a good delivery after each. */
async function expectToSurvive(receiver: Program, port: number, language: ReceiverLanguage): Promise<void> {
  const serves = async (what: string) =>
    expect(await statusOf(receiver, `after ${what}`, fresh('mark-good'))).toBe(`after ${what}: 204`);
  for (const { what, status, ...request } of faultsWith(fresh('mark-bad'))) {
    const returned = await sendPieces(port, request);
    const isRefused = returned === undefined || returned >= 400;
    expect(status === undefined ? isRefused : returned === status, `${what}: ${returned}`).toBe(true);
    await serves(what);
  }

  const slow = sendPieces(port, { pieces: [slowRequest(fresh('mark-bad'))] });
  await serves('half of a slow request');
  // PHP's own server waits forever. Those that sites use have a limit.
  if (language.timeout) {
    expect(await slow, 'a body that never comes').not.toBe(204);
  }

  const text = sign(webhookTestVectors.ping.secret, `evt_${'T'.repeat(26)}`, Date.now() / 1000, 'not JSON');
  await deliver(receiver, text);
  await serves('a signed body that is not JSON');

  const failing = fresh('mark-throw');
  for (const times of [1, 2]) {
    expect(await deliver(receiver, failing), 'work that throws').toBe(204);
    const failures = () => receiver.output().split(`Failed: ${failing.id}`).length - 1;
    await expect
      .poll(failures, { message: 'work that fails is logged, and can run again', timeout })
      .toBe(times);
  }
  await serves('work that throws');

  const burst = Array.from({ length: 50 }, (_, index) => fresh(`mark-burst${index}`));
  const statuses = await Promise.all([...burst, ...burst].map((delivery) => deliver(receiver, delivery)));
  expect(new Set(statuses), 'fifty deliveries at once, each twice').toEqual(new Set([204]));
  const marks = () => marksIn(receiver).filter((mark) => mark.startsWith('mark-burst'));
  await expect.poll(() => marks().length, { timeout }).toBeGreaterThanOrEqual(burst.length);
  await serves('a burst');
  expect(marks().sort()).toEqual(burst.map((_, index) => `mark-burst${index}`).sort());

  // PHP's own server can't respond before the work is done.
  if (language.timeout) {
    expect(await deliver(receiver, fresh('mark-slow'))).toBe(204);
    expect(marksIn(receiver), 'the response comes before the work').not.toContain('mark-slow');
    await expect.poll(() => marksIn(receiver), { timeout }).toContain('mark-slow');
  }
  expect(marksIn(receiver)).not.toContain('mark-bad');
}

/** Returns the code of a sample with some of its text replaced. */
function withReplacements(code: string, ...replacements: readonly (Replacement | undefined)[]): string {
  return replacements.reduce((text, replacement) => {
    if (!replacement) return text;
    expect(text).toContain(replacement[0]);
    return text.replace(replacement[0], replacement[1]);
  }, code);
}

/**
 * Adds the tests of the page's webhook receiver in a language.
 * @param id the language of its code block
 */
export function testReceiver(id: string): void {
  const sample = webhookReceivers.find(({ language }) => language === id);
  const language = receiverLanguages[id];
  if (!sample || !language) {
    throw new Error(`docs/${page}.mdx has no receiver in ${id}.`);
  }
  const { name, program, file, serve, asker } = language;
  const place = placeOf(sample);
  const isMissing = program !== undefined && !programs[program].isInstalled();

  describe.skipIf(isMissing)(`the webhook receiver in ${name}`, () => {
    test('accepts every test vector, and refuses it with anything changed', async () => {
      for (const secret of new Set(vectors.map(([, vector]) => vector.secret))) {
        const cases = vectors
          .filter(([, vector]) => vector.secret === secret)
          .flatMap(([vectorName, vector]) => casesOf(vectorName, vector));
        const folder = folderWith({
          [file]: onPort(sample, await freePort()),
          [asker.file]: asker.code,
          'cases.txt': `${cases.map(lineOf).join('\n')}\n`,
        });
        const verdicts = await runProgram(asker.run, { folder, env: { ROOKERY_WEBHOOK_SECRET: secret } });
        const verdict = (accepted: boolean) => (accepted ? 'accepted' : 'refused');
        expect(
          verdicts
            .trimEnd()
            .split('\n')
            .map((line, index) => `${cases[index]?.what}: ${verdict(line === 'true')}`),
          place,
        ).toEqual(cases.map(({ what, accepted }) => `${what}: ${verdict(accepted)}`));
      }
    });

    const start = async (code: string, port: number, ROOKERY_WEBHOOK_SECRET: string) => {
      const folder = folderWith({ [file]: code });
      const ROOKERY_SEEN_FOLDER = `${folder}/seen`;
      fs.mkdirSync(ROOKERY_SEEN_FOLDER);
      return startProgram(serve(port), port, {
        folder,
        env: { ROOKERY_WEBHOOK_SECRET, ROOKERY_SEEN_FOLDER },
      });
    };

    test('responds to new deliveries as a server', async () => {
      const port = await freePort();
      const receiver = await start(onPort(sample, port), port, webhookTestVectors.ping.secret);
      try {
        await expectGoodManners(receiver, place);
      } finally {
        receiver.stop();
      }
    });

    test('refuses a secret that is empty, a placeholder, or of the wrong length', async () => {
      const port = await freePort();
      for (const secret of badSecrets) {
        const receiver = await start(onPort(sample, port), port, secret).catch((error: Error) => error);
        if (receiver instanceof Error) {
          expect(receiver.message, `${place} with ${secret}`).toContain('Set ROOKERY_WEBHOOK_SECRET');
        } else {
          // PHP reads the secret with each request.
          const status = await deliver(receiver, fresh('mark-bad', undefined, secret)).finally(receiver.stop);
          expect(status, `${place} with ${secret}`).toBe(500);
        }
      }
    });

    test('survives broken requests, large bodies, failing work, and a burst', async () => {
      const port = await freePort();
      const code = withReplacements(onPort(sample, port), language.timeout, language.work);
      const receiver = await start(code, port, webhookTestVectors.ping.secret);
      try {
        await expectToSurvive(receiver, port, language);
      } catch (error) {
        throw new Error(`${place}: ${error}\n${receiver.output().slice(-3000)}`);
      } finally {
        receiver.stop();
      }
    });
  });
}
