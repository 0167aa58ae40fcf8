import fs from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { webhookTestVectors } from '../../src/facts/webhooks';
import { webhookExample } from '../../src/remark/webhooks/schemas';
import { sendBadRequests, sendSlowly, wronglyAnswered } from './badRequests';
import { fileName, isMissing, languages, type ServerLanguage, serveCommand } from './languages';
import { folderWith, freePort, type Program, startProgram } from './programs';
import { type Receiver, type Replacement, receivers } from './receivers';
import { placeOf, type Sample, samplesOf } from './samples';
import {
  badSecrets,
  type Delivery,
  deliver,
  headersOf,
  otherSecret,
  sign,
  signatureOf,
} from './webhookSignature';

/** How far a timestamp can be from the receiver's clock. */
const windowSeconds = 5 * 60;

/** How long work may take to show in the output, in milliseconds. */
const timeout = 10_000;

const page = 'chat-settings/webhooks/receivers';

/** Its code blocks. */
export const webhookSamples: readonly Sample[] = samplesOf([page]);

/** Those that receive webhooks: one in each language. */
export const webhookReceivers: readonly Sample[] = webhookSamples.filter(
  ({ code }) => code.includes('ROOKERY_WEBHOOK_SECRET') && /\bverify\([^)]*\bnow\b/.test(code),
);

/** Returns the code of a sample with another port. */
export function onPort({ code }: Sample, port: number): string {
  return code.replace(/\b8081\b/, String(port));
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

async function expectGoodManners(receiver: Program, place: string): Promise<void> {
  const now = Date.now() / 1000;
  const good = fresh('mark-good');
  const rotated = fresh('mark-rotated');
  const before = signatureOf(otherSecret, rotated.id, rotated.timestamp, rotated.body);
  const bad = fresh('mark-bad');
  const odd = `${bad.timestamp}x`;
  const signedOdd = signatureOf(webhookTestVectors.ping.secret, bad.id, odd, bad.body);
  const deliveries: readonly [what: string, status: number, Delivery, without?: string][] = [
    ['good', 204, good],
    ['the same again', 204, good],
    ['two signatures', 204, { ...rotated, signature: `${before} ${rotated.signature}` }],
    ['almost too old', 204, fresh('mark-late', now - windowSeconds + 10)],
    ['too old', 400, fresh('mark-bad', now - windowSeconds - 10)],
    [
      'with a clock that is late but within the time allowed',
      204,
      fresh('mark-early', now + windowSeconds - 10),
    ],
    ['from the future', 400, fresh('mark-bad', now + windowSeconds + 10)],
    ['another body', 400, { ...bad, body: bad.body.replace('Grüße', 'Grusse') }],
    ['a line break at the end of the body', 400, { ...bad, body: `${bad.body}\n` }],
    ['another id', 400, { ...bad, id: bad.id.replace('evt_0', 'evt_1') }],
    ['another timestamp', 400, { ...bad, timestamp: String(Number(bad.timestamp) + 1) }],
    ["a timestamp that isn't a number", 400, { ...bad, timestamp: odd, signature: signedOdd }],
    ['another version', 400, { ...bad, signature: bad.signature.replace('v1,', 'v2,') }],
    ['an empty signature', 400, { ...bad, signature: '' }],
    ['half a signature', 400, { ...bad, signature: bad.signature.slice(0, -20) }],
    ['another secret', 400, fresh('mark-bad', now, otherSecret)],
    ['signed with an empty key', 400, fresh('mark-bad', now, 'whsec_')],
    ['no id', 400, bad, 'webhook-id'],
    ['no timestamp', 400, bad, 'webhook-timestamp'],
    ['no signature', 400, bad, 'webhook-signature'],
    ['the last', 204, fresh('mark-last')],
  ];
  for (const [what, status, delivery, without] of deliveries) {
    expect(await deliver(receiver, delivery, without), `${place}, ${what}\n${receiver.output()}`).toBe(
      status,
    );
  }
  // The receiver works in order after it has responded: when the last is done, all are.
  await expect.poll(() => receiver.output(), { message: place, timeout }).toContain('mark-last');
  expect(marksIn(receiver), `${place} does the work once for each good delivery`).toEqual([
    'mark-good',
    'mark-rotated',
    'mark-late',
    'mark-early',
    'mark-last',
  ]);
}

/** Sends what a broken sender, a hostile one, and the reader's own mistake can do, and a good delivery after each. */
async function expectToSurvive(receiver: Program, { timeout: limit }: Receiver): Promise<void> {
  const serves = async (what: string) =>
    expect(await deliver(receiver, fresh('mark-good')), `after ${what}`).toBe(204);
  const bad = fresh('mark-bad');
  const request = { headers: headersOf(bad), body: bad.body };
  expect(wronglyAnswered(await sendBadRequests(receiver, request, serves))).toEqual([]);

  const slow = sendSlowly(receiver, request);
  await serves('half of a slow request');
  // PHP's own server waits forever. Those that sites use have a limit.
  if (limit) {
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
  if (limit) {
    expect(await deliver(receiver, fresh('mark-slow'))).toBe(204);
    expect(marksIn(receiver), 'the response comes before the work').not.toContain('mark-slow');
    await expect.poll(() => marksIn(receiver), { timeout }).toContain('mark-slow');
  }
  expect(marksIn(receiver)).not.toContain('mark-bad');
}

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
export function testReceiver(id: ServerLanguage): void {
  const sample = webhookReceivers.find(({ language }) => language === id);
  if (!sample) {
    throw new Error(`docs/${page}.mdx has no receiver in ${id}.`);
  }
  const { timeout: limit, work } = receivers[id];
  const file = fileName(id, 'receiver');
  const place = placeOf(sample);

  describe.skipIf(isMissing(id))(`the webhook receiver in ${languages[id].name}`, () => {
    const start = async (code: string, port: number, ROOKERY_WEBHOOK_SECRET: string) => {
      const folder = folderWith({ [file]: code });
      const ROOKERY_SEEN_FOLDER = `${folder}/seen`;
      fs.mkdirSync(ROOKERY_SEEN_FOLDER);
      return startProgram(serveCommand(id, file, port), port, {
        folder,
        env: { ROOKERY_WEBHOOK_SECRET, ROOKERY_SEEN_FOLDER },
      });
    };

    test('responds to new deliveries as a server', async () => {
      const port = await freePort();
      const receiver = await start(onPort(sample, port), port, webhookTestVectors.ping.secret);
      onTestFinished(receiver.stop);
      await expectGoodManners(receiver, place);
    });

    test('refuses a secret that is empty, a placeholder, or of the wrong length', async () => {
      for (const secret of badSecrets) {
        const port = await freePort();
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
      const code = withReplacements(onPort(sample, port), limit, work);
      const receiver = await start(code, port, webhookTestVectors.ping.secret);
      try {
        await expectToSurvive(receiver, receivers[id]);
      } catch (error) {
        throw new Error(`${place}: ${error}\n${receiver.output().slice(-3000)}`);
      } finally {
        receiver.stop();
      }
    });
  });
}
