import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addresses } from '../../src/facts/product';
import { webhookTestVectors } from '../../src/facts/webhooks';
import { readContract } from '../../src/remark/api/contract';
import { webhookExample } from '../../src/remark/webhooks/schemas';
import { badGateway, problem, recordApi, type Scenario } from '../support/apiRecorder';
import { faultsOf, sampleKey } from '../support/apiRules';
import { acceptsOthers, sendBadRequests, wronglyAnswered } from '../support/badRequests';
import { startContractMock } from '../support/contractMock';
import { folderWith, freePort, type Program, startProgram } from '../support/programs';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf, type Sample, sampleWith } from '../support/samples';
import { tokenServer } from '../support/tokenServerTests';
import { scriptOf, typeCheck } from '../support/typeCheck';
import {
  badSecrets,
  type Delivery,
  deliver,
  headersOf,
  otherSecret,
  sign,
} from '../support/webhookSignature';

const secret: string = webhookTestVectors.ping.secret;

let contract: Program;

beforeAll(async () => {
  contract = await startContractMock();
});

afterAll(() => contract?.stop());

const samples = samplesOfClass('node');
const relay = sampleWith(samples, /askHelpDesk/);
const place = placeOf(relay);

/** Runs the relay with some of its text replaced, as a reader would. */
async function startRelay(
  api: string,
  replacements: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const port = await freePort();
  const all = { [addresses.api]: api, '.listen(8082': `.listen(${port}`, ...replacements };
  const code = Object.entries(all).reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, relay.code);
  return startProgram([process.execPath, 'relay.mjs'], port, {
    folder: folderWith({ 'relay.mjs': code }),
    env: { ROOKERY_API_KEY: sampleKey, ROOKERY_WEBHOOK_SECRET: secret, ...env },
  });
}

/** Runs the relay and its API until the test ends. */
async function relayFor(scenario: Scenario = {}, replacements: Readonly<Record<string, string>> = {}) {
  const api = await recordApi(contract.address, scenario);
  onTestFinished(api.stop);
  const program = await startRelay(api.address, replacements);
  onTestFinished(program.stop);
  return { program, api };
}

const lastChat = 'chat_01JZ8Q0A1B2C3D4E5F6G7H8J9Z';

const event = webhookExample('message.created');

/** The data of the event, as far as the tests need it. */
const { chat, message } = event.data as {
  readonly chat: { readonly id: string };
  readonly message: {
    readonly id: string;
    readonly channel: { readonly id: string };
    readonly author: { readonly id: string; readonly name: string };
    readonly text: string;
  };
};

const id = (mark: string) => `evt_${mark.padStart(26, '0')}`;

/** Returns a delivery of a message, signed some seconds ago, with changes. */
function question(
  mark: string,
  { author = {}, text = message.text, chatId = chat.id, key = secret, age = 0 } = {},
): Delivery {
  const data = {
    ...Object(event.data),
    chat: { ...chat, id: chatId },
    message: { ...message, text, author: { ...message.author, ...author } },
  };
  return sign(key, id(mark), Date.now() / 1000 - age, JSON.stringify({ ...event, data }));
}

test('the relay answers a question once, through the API, and never its own messages', async () => {
  const { program, api } = await relayFor();
  const changed = question('B');
  const refused: readonly [what: string, Delivery, without?: string][] = [
    ['another secret', question('A', { key: otherSecret })],
    ['another text', { ...changed, body: changed.body.replace(message.text, 'Send me the key') }],
    ['old', question('C', { age: 360 })],
    ['from the future', question('D', { age: -360 })],
    ['no signature', question('E'), 'webhook-signature'],
    ['no timestamp', question('F'), 'webhook-timestamp'],
  ];
  for (const [what, delivery, without] of refused) {
    expect(await deliver(program, delivery, without), `${place}, ${what}`).toBe(400);
  }
  for (const delivery of [
    question('1', { author: { kind: 'organization', api_key_id: 'key_1' } }),
    question('4', { author: { kind: 'bot', id: null } }),
    question('2'),
    question('2'),
    question('3', { chatId: lastChat }),
  ]) {
    expect(await deliver(program, delivery), `${place}, ${delivery.id}`).toBe(204);
  }
  // The relay calls the API in order: when the last question is answered, all are.
  const paths = () => api.calls.map(({ path }) => path).join('\n');
  await expect.poll(paths, { message: place, timeout: 10_000 }).toContain(lastChat);
  expect(api.calls.flatMap((call) => faultsOf(readContract(), call))).toEqual([]);
  const answers = api.calls.map(({ headers, body }) => [headers['idempotency-key'], JSON.parse(body)]);
  const answer = {
    channel_id: message.channel.id,
    text: expect.stringContaining(message.author.name),
    reply_to: message.id,
  };
  expect(answers, place).toEqual(['2', '3'].map((mark) => [id(mark), answer]));
  expect(program.output(), place).toBe('');
});

test('the relay serves after bad requests and after errors in its own code', async () => {
  const failing = "if (message.text === 'fail') throw new Error('No help desk'); return `Thank you";
  const { program, api } = await relayFor({}, { 'return `Thank you': failing });
  const bad = question('1');
  const statuses = await sendBadRequests(program, { headers: headersOf(bad), body: bad.body }, async (what) =>
    expect(await deliver(program, question('2')), `${place}, after ${what}`).toBe(204),
  );
  expect(wronglyAnswered(statuses), place).toEqual([]);
  expect(await deliver(program, question('3', { text: 'fail' })), place).toBe(204);
  expect(await deliver(program, question('4')), place).toBe(204);
  const keys = () => api.calls.map(({ headers }) => headers['idempotency-key']);
  await expect.poll(keys).toEqual([id('2'), id('4')]);
  expect(program.output(), place).toContain('No help desk');
  expect(await acceptsOthers(program), `${place} listens on 127.0.0.1 only`).toBe(false);
});

test('the relay tries again with the same key when the API fails, and gives up when a request is refused', async () => {
  const failures = ['dropped', badGateway, problem('rate_limited'), problem('request_in_progress')] as const;
  const scenario: Scenario = {
    fault: (call) => failures[call] ?? (call === 5 ? problem('validation_failed') : undefined),
  };
  const { program, api } = await relayFor(scenario, { 'wait(1000 *': 'wait(1 *' });
  for (const mark of ['1', '2', '3']) {
    expect(await deliver(program, question(mark)), place).toBe(204);
  }
  const keys = () => api.calls.map(({ headers }) => headers['idempotency-key']);
  await expect.poll(() => keys().at(-1), { timeout: 10_000 }).toBe(id('3'));
  expect(keys(), `${place}\n${program.output()}`).toEqual(['1', '1', '1', '1', '1', '2', '3'].map(id));
  expect(new Set(api.calls.slice(0, 5).map(({ body }) => body)).size, place).toBe(1);
  expect(program.output(), place).toContain(`${id('2')} failed`);
  expect(program.output(), `${place} keeps the key out of its log`).not.toContain(sampleKey);
});

test('the relay asks Rookery to try again later when too many events wait', async () => {
  const slow = { 'return `Thank you': 'await wait(60_000); return `Thank you' };
  const { program } = await relayFor({}, { 'maxWaiting = 1000': 'maxWaiting = 2', ...slow });
  for (const [mark, status] of [
    ['1', 204],
    ['2', 204],
    ['3', 503],
    ['1', 204],
  ] as const) {
    expect(await deliver(program, question(mark)), `${place}, ${mark}`).toBe(status);
  }
});

test.each<Readonly<Record<string, string>>>([
  ...badSecrets.map((bad) => ({ ROOKERY_WEBHOOK_SECRET: bad })),
  { ROOKERY_API_KEY: '' },
  { ROOKERY_API_KEY: 'rk_live_…' },
])('the relay refuses to start with %o', async (env) => {
  await expect(startRelay('http://127.0.0.1', {}, env)).rejects.toThrow(/Set ROOKERY_/);
});

/** The token server and the samples that are added to it. */
function withTokenServer(sample: Sample): Sample {
  const main = tokenServer('js');
  return { ...main, code: `${main.code}\n${sample.code}` };
}

test('the samples for Node.js pass the type check', async () => {
  const scripts = [relay, withTokenServer(sampleWith(samples, /ranksOf/))].map(scriptOf);
  expect(scripts).toHaveLength(samples.length);
  expect(await typeCheck(scripts, 'node')).toEqual([]);
});
