import fs from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type WebhookTestVector, webhookHeaders, webhookTestVectors } from '../../src/facts/webhooks';
import { serverLanguages } from '../support/languages';
import { folderWith, freePort, runProgram, startProgram } from '../support/programs';
import { onPort, testReceiver, webhookReceivers, webhookSamples } from '../support/receiverTests';
import { placeOf, sampleWith } from '../support/samples';
import { siteDir } from '../support/site';
import { headersOf, otherSecret, sign, signatureOf } from '../support/webhookSignature';

testReceiver('js');

test('the page has one receiver in each language, and no other code', () => {
  const others = webhookSamples.filter(({ language }) => !serverLanguages.some((id) => id === language));
  expect(others.map((sample) => `${placeOf(sample)} ${sample.language}: make it a fact`)).toEqual([]);
  expect(webhookReceivers.map(({ language }) => language)).toEqual(serverLanguages);
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
  const ping = sampleWith(webhookSamples, /send-ping\.mjs/);
  const receiver = sampleWith(
    webhookReceivers.filter(({ language }) => language === 'js'),
    /verify/,
  );
  const port = await freePort();
  const folder = folderWith({ 'receiver.mjs': onPort(receiver, port), 'send-ping.mjs': ping.code });
  const { secret } = webhookTestVectors.ping;
  const program = await startProgram([process.execPath, 'receiver.mjs'], port, {
    folder,
    env: { ROOKERY_WEBHOOK_SECRET: secret },
  });
  onTestFinished(program.stop);
  const send = (ROOKERY_WEBHOOK_SECRET: string) =>
    runProgram([process.execPath, 'send-ping.mjs', program.address], {
      folder,
      env: { ROOKERY_WEBHOOK_SECRET },
    });
  expect(await send(secret), placeOf(ping)).toBe('204\n');
  expect(await send(otherSecret), placeOf(ping)).toBe('400\n');
});

test('the official library accepts the test vectors, and refuses them with another body', () => {
  for (const vector of Object.values<WebhookTestVector>(webhookTestVectors)) {
    vi.setSystemTime(Number(vector.timestamp) * 1000);
    const library = new Webhook(vector.secret);
    expect(library.verify(vector.body, headersOf(vector))).toEqual(JSON.parse(vector.body));
    expect(() => library.verify(`${vector.body} `, headersOf(vector))).toThrow();
    vi.useRealTimers();
  }
});

test('the sample with a library reads a delivery, and throws at a changed one', async () => {
  const sample = sampleWith(webhookSamples, /from 'standardwebhooks'/);
  const { secret, id } = webhookTestVectors.ping;
  const delivery = sign(secret, id, Date.now() / 1000, webhookTestVectors.ping.body);
  const folder = folderWith({
    'library.mjs': sample.code,
    'call.mjs': `import { readDelivery } from './library.mjs';
const headers = ${JSON.stringify(headersOf(delivery))};
console.log(readDelivery(${JSON.stringify(delivery.body)}, headers).type);
try {
  readDelivery('{}', headers);
} catch {
  console.log('refused');
}`,
  });
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  const output = await runProgram([process.execPath, 'call.mjs'], {
    folder,
    env: { ROOKERY_WEBHOOK_SECRET: secret },
  });
  expect(output, placeOf(sample)).toBe('ping\nrefused\n');
});
