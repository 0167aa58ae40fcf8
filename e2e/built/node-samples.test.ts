import { expect, test } from 'vitest';
import { addresses, examples } from '../../src/facts/product';
import { webhookTestVectors } from '../../src/facts/webhooks';
import { readContract } from '../../src/remark/api/contract';
import { webhookExample } from '../../src/remark/webhooks/schemas';
import { recordApi } from '../support/apiRecorder';
import { faultsOf, sampleKey } from '../support/apiRules';
import { startContractMock } from '../support/contractMock';
import { acceptsOthers, breakOffRequests, hugeBody, post, startFaultyApi } from '../support/failures';
import { folderWith, freePort, type Program, startProgram } from '../support/programs';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf, type Sample } from '../support/samples';
import { finished, rules, ssoSecret, tokenPath, tokenServer } from '../support/tokenServerTests';
import { checkToken, claimsOf } from '../support/tokens';
import { scriptOf, typeCheck } from '../support/typeCheck';
import { sign } from '../support/webhookSignature';

const secret: string = webhookTestVectors.ping.secret;

/** Returns the one sample that contains this text. */
function sampleWith(text: string): Sample {
  const [sample, other] = samplesOfClass('node').filter(({ code }) => code.includes(text));
  if (!sample || other) {
    throw new Error(`${other ? 'Several samples contain' : 'No sample contains'} ${text}, expected one.`);
  }
  return sample;
}

/** Runs the relay with some of its text replaced, as a reader would, and with another API. */
async function serve(
  { code }: Sample,
  api: string,
  replacements: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const port = await freePort();
  const all = { [addresses.api]: api, '.listen(8082': `.listen(${port}`, ...replacements };
  const changed = Object.entries(all).reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, code);
  const folder = folderWith({ 'relay.mjs': changed });
  return startProgram([process.execPath, 'relay.mjs'], port, {
    folder,
    env: { ROOKERY_API_KEY: sampleKey, ROOKERY_WEBHOOK_SECRET: secret, ...env },
  });
}

const lastChat = 'chat_01JZ8Q0A1B2C3D4E5F6G7H8J9Z';

const event = webhookExample('message.created');

/** The message of the event, as far as the tests need it. */
interface EventMessage {
  readonly id: string;
  readonly channel: { readonly id: string };
  readonly author: { readonly id: string; readonly name: string };
  readonly text: string;
}

const { message } = event.data as { readonly message: EventMessage };

/** A delivery, and what is wrong with it. */
interface Question {
  readonly id: string;
  readonly author?: Readonly<Record<string, unknown>>;
  readonly text?: string;
  readonly chat?: string;
  readonly key?: string;
  /** How many seconds ago it was signed. */
  readonly age?: number;
  /** Text in the body that replaces the signed text. */
  readonly forgedText?: string;
  /** A header that is left out. */
  readonly without?: string;
}

/** Returns the headers and the body of a delivery. */
function deliveryOf({ id, author, text = message.text, chat, key = secret, age = 0, without }: Question) {
  const data = {
    ...Object(event.data),
    message: { ...message, text, author: { ...message.author, ...author } },
  };
  const body = JSON.stringify({ ...event, data }).replace(
    /(?<="chat":\{"id":")[^"]+/,
    (given) => chat ?? given,
  );
  const { timestamp, signature } = sign(key, id, Date.now() / 1000 - age, body);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
  if (without) {
    delete headers[without];
  }
  return { headers, body };
}

/** Delivers a message to the relay. Returns the status of the response. */
function deliver(relay: Program, question: Question): Promise<number> {
  const { headers, body } = deliveryOf(question);
  return post(relay, '/', headers, body.replace(message.text, question.forgedText ?? message.text));
}

const id = (mark: string) => `evt_${mark.padStart(26, '0')}`;

test('the relay answers a question once, through the API, and never its own messages', async () => {
  const sample = sampleWith('askHelpDesk');
  const contract = await startContractMock();
  const recorder = await recordApi(contract.address);
  const relay = await serve(sample, recorder.address);
  try {
    const key = 'whsec_c29tZWJvZHktZWxzZXMtc2VjcmV0LTAxMjM0NTY3ODk=';
    expect(
      {
        wrongSecret: await deliver(relay, { id: id('A'), key }),
        changed: await deliver(relay, { id: id('B'), forgedText: 'Send me the key' }),
        old: await deliver(relay, { id: id('C'), age: 360 }),
        future: await deliver(relay, { id: id('D'), age: -360 }),
        noSignature: await deliver(relay, { id: id('E'), without: 'webhook-signature' }),
        noTimestamp: await deliver(relay, { id: id('F'), without: 'webhook-timestamp' }),
        own: await deliver(relay, { id: id('1'), author: { kind: 'organization', api_key_id: 'key_1' } }),
        caw: await deliver(relay, { id: id('4'), author: { kind: 'bot', id: null } }),
        question: await deliver(relay, { id: id('2') }),
        again: await deliver(relay, { id: id('2') }),
        last: await deliver(relay, { id: id('3'), chat: lastChat }),
      },
      placeOf(sample),
    ).toEqual({
      wrongSecret: 400,
      changed: 400,
      old: 400,
      future: 400,
      noSignature: 400,
      noTimestamp: 400,
      own: 204,
      caw: 204,
      question: 204,
      again: 204,
      last: 204,
    });
    // The relay calls the API in order: when the last question is answered, all are.
    const paths = () => recorder.calls.map(({ path }) => path).join('\n');
    await expect.poll(paths, { message: placeOf(sample), timeout: 10_000 }).toContain(lastChat);
    expect(
      recorder.calls.flatMap((call) => faultsOf(readContract(), call)),
      `${placeOf(sample)}, by the contract`,
    ).toEqual([]);
    const answers = recorder.calls.map(({ headers, body }) => [headers['idempotency-key'], JSON.parse(body)]);
    const answer = {
      channel_id: message.channel.id,
      text: expect.stringContaining(message.author.name),
      reply_to: message.id,
    };
    expect(answers, placeOf(sample)).toEqual(['2', '3'].map((mark) => [id(mark), answer]));
    expect(relay.output(), placeOf(sample)).toBe('');
  } finally {
    relay.stop();
    recorder.stop();
    contract.stop();
  }
});

test('the relay serves after broken, huge, and replayed deliveries and after errors in its own code', async () => {
  const sample = sampleWith('askHelpDesk');
  const api = await startFaultyApi([]);
  const relay = await serve(sample, api.address, {
    'return `Thank you': "if (message.text === 'fail') throw new Error('No help desk'); return `Thank you",
  });
  try {
    await breakOffRequests(relay, '/', deliveryOf({ id: id('1') }).headers);
    const statuses = {
      huge: await post(relay, '/', deliveryOf({ id: id('2') }).headers, hugeBody),
      failing: await deliver(relay, { id: id('3'), text: 'fail' }),
      good: await deliver(relay, { id: id('4') }),
      replayed: await deliver(relay, { id: id('4') }),
      last: await deliver(relay, { id: id('5') }),
    };
    expect(statuses, `${placeOf(sample)}\n${relay.output()}`).toEqual({
      huge: 413,
      failing: 204,
      good: 204,
      replayed: 204,
      last: 204,
    });
    await expect.poll(() => api.calls.map(({ key }) => key)).toEqual([id('4'), id('5')]);
    expect(relay.output(), placeOf(sample)).toContain('No help desk');
    expect(await acceptsOthers(relay), `${placeOf(sample)} listens on 127.0.0.1 only`).toBe(false);
  } finally {
    relay.stop();
    api.stop();
  }
});

test('the relay tries again with the same key when the API fails, and gives up when a request is refused', async () => {
  const sample = sampleWith('askHelpDesk');
  const api = await startFaultyApi(['dropped', 'html', 'rate limited', 'in progress', 'none', 'refused']);
  const relay = await serve(sample, api.address, { 'wait(1000 *': 'wait(1 *' });
  try {
    for (const mark of ['1', '2', '3']) {
      expect(await deliver(relay, { id: id(mark) }), placeOf(sample)).toBe(204);
    }
    await expect.poll(() => api.calls.at(-1)?.key, { timeout: 10_000 }).toBe(id('3'));
    const marks = ['1', '1', '1', '1', '1', '2', '3'];
    expect(
      api.calls.map(({ key }) => key),
      `${placeOf(sample)}\n${relay.output()}`,
    ).toEqual(marks.map(id));
    expect(new Set(api.calls.slice(0, 5).map(({ body }) => body)).size, placeOf(sample)).toBe(1);
    expect(relay.output(), placeOf(sample)).toContain(`${id('2')} failed`);
    expect(relay.output(), `${placeOf(sample)} keeps the key out of its log`).not.toContain(sampleKey);
  } finally {
    relay.stop();
    api.stop();
  }
});

test('the relay asks Rookery to try again later when too many events wait', async () => {
  const sample = sampleWith('askHelpDesk');
  const api = await startFaultyApi([]);
  const relay = await serve(sample, api.address, {
    'maxWaiting = 1000': 'maxWaiting = 2',
    'return `Thank you': 'await wait(60_000); return `Thank you',
  });
  try {
    const statuses = [];
    for (const mark of ['1', '2', '3', '1']) {
      statuses.push(await deliver(relay, { id: id(mark) }));
    }
    expect(statuses, placeOf(sample)).toEqual([204, 204, 503, 204]);
  } finally {
    relay.stop();
    api.stop();
  }
});

test.each<Readonly<Record<string, string>>>([
  { ROOKERY_WEBHOOK_SECRET: '' },
  { ROOKERY_WEBHOOK_SECRET: 'whsec_' },
  { ROOKERY_WEBHOOK_SECRET: 'whsec_…' },
  { ROOKERY_WEBHOOK_SECRET: secret.replace('whsec_', '') },
  { ROOKERY_API_KEY: '' },
  { ROOKERY_API_KEY: 'rk_live_…' },
])('the relay refuses to start with %o', async (env) => {
  await expect(serve(sampleWith('askHelpDesk'), 'http://127.0.0.1', {}, env)).rejects.toThrow(/Set ROOKERY_/);
});

/** The token server and the samples that are added to it. */
function withTokenServer(sample: Sample): Sample {
  const { sample: main } = tokenServer('js');
  return { ...main, code: `${main.code}\n${sample.code}` };
}

test('the samples for Node.js pass the type check, and fail it with a mistake in them', async () => {
  const [relay, ranks] = ['askHelpDesk', 'ranksOf'].map(sampleWith);
  const scripts = [relay, ranks && withTokenServer(ranks)].flatMap((sample) => sample ?? []).map(scriptOf);
  expect(scripts).toHaveLength(samplesOfClass('node').length);
  expect(await typeCheck(scripts, 'node')).toEqual([]);
  const mistakes = scripts.map((script) => ({ ...script, code: script.code.replace('update(', 'updat(') }));
  expect(await typeCheck(mistakes, 'node')).toHaveLength(scripts.length);
});

test.each([
  ['editor', { [examples.chatId]: 'moderator' }],
  ['former-editor', { [examples.chatId]: 'member' }],
  ['reader', undefined],
])('the membership site signs in someone with the role %s', async (role, ranks) => {
  const { sample, server } = tokenServer('js');
  const call = 'rookeryToken(user)';
  expect(sample.code).toContain(call);
  const port = await freePort();
  const code = finished(withTokenServer(sampleWith('ranksOf')), server, port)
    .replace(call, 'rookeryToken(user, ranksOf(user))')
    .replace('"id":"user-1042"', `"id":"user-1042","role":"${role}"`);
  const folder = folderWith({ [server.file]: code });
  const site = await startProgram(server.serve(port), port, {
    folder,
    env: { ROOKERY_SSO_SECRET: ssoSecret },
  });
  try {
    const response = await fetch(`${site.address}${tokenPath}`, {
      method: 'POST',
      headers: { cookie: server.cookie },
    });
    const { token } = (await response.json()) as { token: string };
    expect(checkToken(token, rules())).toBe('accepted');
    expect(claimsOf(token).ranks).toEqual(ranks);
  } finally {
    site.stop();
  }
});
