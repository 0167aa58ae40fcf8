import { expect, test } from 'vitest';
import { type WebhookTestVector, webhookHeaders, webhookTestVectors } from '../../src/facts/webhooks';
import { folderWith, freePort, runProgram, startProgram } from '../support/programs';
import { receiverLanguages } from '../support/receivers';
import {
  onPort,
  otherSecret,
  testReceiver,
  webhookReceivers,
  webhookSamples,
} from '../support/receiverTests';
import { placeOf } from '../support/samples';
import { signatureOf } from '../support/webhookSignature';

// Node.js is always installed. `e2e/extended` runs the receivers in the other languages.
testReceiver('js');

test('the page has one receiver in each language, and no other code', () => {
  const others = webhookSamples.filter(({ language }) => !Object.hasOwn(receiverLanguages, language));
  expect(others.map((sample) => `${placeOf(sample)} ${sample.language}: make it a fact`)).toEqual([]);
  expect(webhookReceivers.map(({ language }) => language).sort()).toEqual(
    Object.keys(receiverLanguages).sort(),
  );
});

test('the test vectors have the signatures of the specification', () => {
  for (const [name, { secret, id, timestamp, body, signature }] of Object.entries<WebhookTestVector>(
    webhookTestVectors,
  )) {
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

test('the sample that sends a ping gets 204 from the receiver, and 400 with another secret', async () => {
  const [ping, ...others] = webhookSamples.filter(({ code }) => code.includes('send-ping.mjs'));
  const receiver = webhookReceivers.find(({ language }) => language === 'js');
  if (!ping || !receiver || others.length > 0) {
    throw new Error(
      'docs/chat-settings/webhooks.mdx must have one program that sends a ping, and a receiver in Node.js.',
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

test('the sample with a library parses', async () => {
  const library = webhookSamples.filter(({ code }) => code.includes("from 'standardwebhooks'"));
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
