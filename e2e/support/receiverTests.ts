import { describe, expect, test } from 'vitest';
import { developerLimits } from '../../src/facts/limits/developers';
import { type WebhookTestVector, webhookTestVectors } from '../../src/facts/webhooks';
import { webhookExample } from '../../src/remark/webhooks/schemas';
import { programs } from '../../tools/test/programs';
import { folderWith, freePort, type Program, runProgram, startProgram } from './programs';
import { receiverLanguages } from './receivers';
import { placeOf, type Sample, samplesOf } from './samples';
import { type Delivery, sign, signatureOf } from './webhookSignature';

const vectors = Object.entries<WebhookTestVector>(webhookTestVectors);
const windowSeconds = 5 * 60;

/** A secret that signs no delivery of the page. */
export const otherSecret = 'whsec_c29tZWJvZHktZWxzZXMtc2VjcmV0LTAxMjM0NTY3ODk=';

/** The code blocks of the page about webhooks. */
export const webhookSamples: readonly Sample[] = samplesOf(['chat-settings/webhooks']);

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
  return code.replace(/\b8080\b/, String(port));
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
  /** Returns a new delivery with `mark` in its body and so in what `work` prints. */
  const fresh = (mark: string, seconds = now, key = secret) => {
    count += 1;
    const event = { ...webhookExample('message.created'), data: { mark, text: 'Grüße 🦉' } };
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
  // The receiver works in order after it has responded: when the last is done, all are.
  await expect.poll(() => receiver.output(), { message: place, timeout: 10_000 }).toContain('mark-last');
  const done = receiver.output().match(/mark-\w+/g);
  expect(done, `${place} does the work once for each good delivery`).toEqual([
    'mark-good',
    'mark-rotated',
    'mark-last',
  ]);
}

/**
 * Adds the tests of the page's webhook receiver in a language.
 * @param id the language of its code block
 */
export function testReceiver(id: string): void {
  const sample = webhookReceivers.find(({ language }) => language === id);
  const language = receiverLanguages[id];
  if (!sample || !language) {
    throw new Error(`docs/chat-settings/webhooks.mdx has no receiver in ${id}.`);
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

    test('responds to new deliveries as a server', async () => {
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
  });
}
