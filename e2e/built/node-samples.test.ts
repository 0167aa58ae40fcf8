import { expect, test } from 'vitest';
import { developerLimits } from '../../src/facts/limits/developers';
import { addresses, examples } from '../../src/facts/product';
import { webhookTestVectors } from '../../src/facts/webhooks';
import { readContract } from '../../src/remark/api/contract';
import { webhookExample } from '../../src/remark/webhooks/schemas';
import { recordApi } from '../support/apiRecorder';
import { faultsOf, sampleKey } from '../support/apiRules';
import { startContractMock } from '../support/contractMock';
import { folderWith, freePort, type Program, startProgram } from '../support/programs';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf, type Sample } from '../support/samples';
import { checkToken, claimsOf } from '../support/tokens';
import { scriptOf, typeCheck } from '../support/typeCheck';
import { sign } from '../support/webhookSignature';

const bot = 'acc_01JZ8QC2D3E4F5G6H7J8K9M0NP';
const secret: string = webhookTestVectors.ping.secret;

/** Returns the one sample that contains this text. */
function sampleWith(text: string): Sample {
  const [sample, other] = samplesOfClass('node').filter(({ code }) => code.includes(text));
  if (!sample || other) {
    throw new Error(`${other ? 'Several samples contain' : 'No sample contains'} ${text}, expected one.`);
  }
  return sample;
}

/** Runs a server of the page with some of its text replaced, as a reader would. */
async function serve(
  { code }: Sample,
  replacements: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const port = await freePort();
  const changed = Object.entries({ ...replacements, '.listen(300': `.listen(${port}); // ` }).reduce(
    (text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    },
    code,
  );
  const folder = folderWith({ 'server.mjs': changed });
  return startProgram([process.execPath, 'server.mjs'], port, { folder, env });
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
  readonly author?: string;
  readonly chat?: string;
  readonly key?: string;
  /** How many seconds ago it was signed. */
  readonly age?: number;
  /** Text in the body that replaces the signed text. */
  readonly forgedText?: string;
  /** A header that is left out. */
  readonly without?: string;
}

/** Delivers a message to a receiver. Returns the status of the response. */
async function deliver(relay: Program, question: Question): Promise<number> {
  const { id, author = message.author.id, chat, key = secret, age = 0, forgedText, without } = question;
  const signed = JSON.stringify(event)
    .replace(message.author.id, author)
    .replace(/(?<="chat":\{"id":")[^"]+/, (given) => chat ?? given);
  const { timestamp, signature } = sign(key, id, Date.now() / 1000 - age, signed);
  const headers = new Headers({
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  });
  if (without) {
    headers.delete(without);
  }
  const answer = await fetch(relay.address, {
    method: 'POST',
    headers,
    body: signed.replace(message.text, forgedText ?? message.text),
    signal: AbortSignal.timeout(developerLimits['webhook-answer-time'].max * 1000),
  });
  return answer.status;
}

test('the relay answers a question once, through the API, and never its own messages', async () => {
  const sample = sampleWith('askHelpDesk');
  const contract = await startContractMock();
  const recorder = await recordApi(contract.address);
  const env = { ROOKERY_KEY: sampleKey, ROOKERY_BOT: bot, ROOKERY_WEBHOOK_SECRET: secret };
  const relay = await serve(sample, { [addresses.api]: recorder.address }, env);
  try {
    const id = (mark: string) => `evt_${mark.padStart(26, '0')}`;
    const key = 'whsec_c29tZWJvZHktZWxzZXMtc2VjcmV0LTAxMjM0NTY3ODk=';
    expect(
      {
        wrongSecret: await deliver(relay, { id: id('A'), key }),
        changed: await deliver(relay, { id: id('B'), forgedText: 'Send me the key' }),
        old: await deliver(relay, { id: id('C'), age: 360 }),
        future: await deliver(relay, { id: id('D'), age: -360 }),
        noSignature: await deliver(relay, { id: id('E'), without: 'webhook-signature' }),
        noTimestamp: await deliver(relay, { id: id('F'), without: 'webhook-timestamp' }),
        own: await deliver(relay, { id: id('1'), author: bot }),
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
      author_id: bot,
    };
    expect(answers, placeOf(sample)).toEqual(['2', '3'].map((mark) => [id(mark), answer]));
    expect(relay.output(), placeOf(sample)).toBe('');
  } finally {
    relay.stop();
    recorder.stop();
    contract.stop();
  }
});

test('the samples for Node.js pass the type check, and fail it with a mistake in them', async () => {
  const scripts = samplesOfClass('node').map(scriptOf);
  expect(await typeCheck(scripts, 'node')).toEqual([]);
  const mistakes = scripts.map((script) => ({ ...script, code: script.code.replace('update(', 'updat(') }));
  expect(await typeCheck(mistakes, 'node')).toHaveLength(scripts.length);
});

test('the membership site gives a token to members and to no one else', async () => {
  const sample = sampleWith('whoIsSignedIn');
  const key = 'a-secret-for-tests-of-more-than-32-bytes';
  const ask = async (site: Program, method: string) => {
    const answer = await fetch(`${site.address}/rookery-token`, { method });
    return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
  };
  const refused = { status: 401, cache: 'no-store', body: { error: 'not signed in' } };

  const forNobody = await serve(sample, {}, { ROOKERY_SECRET: key });
  try {
    expect(await ask(forNobody, 'POST'), placeOf(sample)).toEqual(refused);
  } finally {
    forNobody.stop();
  }

  const editor = "return { id: 'user-1042', name: 'Wren', editor: true };";
  const forEditor = await serve(sample, { 'return null;': editor }, { ROOKERY_SECRET: key });
  try {
    expect(await ask(forEditor, 'GET'), placeOf(sample)).toEqual(refused);
    const { status, cache, body } = await ask(forEditor, 'POST');
    expect({ status, cache }, placeOf(sample)).toEqual({ status: 200, cache: 'no-store' });
    const rules = {
      algorithm: 'HS256',
      key,
      issuer: examples.organization,
      now: Date.now() / 1000,
      used: new Set<string>(),
    } as const;
    const verdicts = {
      good: checkToken(body.token, rules),
      again: checkToken(body.token, rules),
      secret: checkToken(body.token, { ...rules, key: 'another', used: new Set() }),
      audience: checkToken(body.token, { ...rules, issuer: 'someone-else', used: new Set() }),
      late: checkToken(body.token, { ...rules, now: rules.now + 600, used: new Set() }),
    };
    expect(verdicts, placeOf(sample)).toEqual({
      good: 'accepted',
      again: 'sso_replayed',
      secret: 'sso_signature',
      audience: 'sso_audience',
      late: 'sso_expired',
    });
    expect(claimsOf(body.token), placeOf(sample)).toMatchObject({
      sub: 'user-1042',
      name: 'Wren',
      ranks: { [examples.chat]: 'moderator' },
    });
  } finally {
    forEditor.stop();
  }
});
