import { createHmac } from 'node:crypto';

const testSecret = 'whsec_bmlnaHQtb3dscy10ZXN0LXNlY3JldC0wMTIzNDU2Nzg5';
const newSecret = 'whsec_bmlnaHQtb3dscy1uZXctc2VjcmV0LTk4NzY1NDMyMTA=';

interface Delivery {
  /** The purpose of the delivery, in one sentence. */
  readonly description: string;
  readonly secret: string;
  readonly id: string;
  readonly timestamp: string;
  /** Byte for byte as sent, because the signature covers it. */
  readonly body: string;
}

/** Adds the value of the header `webhook-signature`: a signature with each secret. */
function sign(delivery: Delivery, secrets: readonly string[] = [delivery.secret]) {
  const { id, timestamp, body } = delivery;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { ...delivery, signature: signatures.join(' ') };
}

/** Signed deliveries, with which readers test their receivers. */
export const webhookTestVectors = {
  ping: sign({
    description: 'A `ping` event:',
    secret: testSecret,
    id: 'evt_01JZ8Q6J7K8M9N0P1Q2R3S4T5V',
    timestamp: '1759320000',
    body: '{"type":"ping","timestamp":"2025-10-01T12:00:00Z","sequence":4817,"data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","slug":"night-owls"}}}',
  }),
  rotation: sign(
    {
      description:
        'An event during a secret rotation. The first signature uses the old secret, and the second uses this one:',
      secret: newSecret,
      id: 'evt_01JZ8QF5G6H7J8K9M0N1P2Q3RS',
      timestamp: '1759320060',
      body: '{"type":"boost.added","timestamp":"2025-10-01T12:01:00Z","sequence":4818,"data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","slug":"night-owls"},"boosts":{"active":7,"level":2}}}',
    },
    [testSecret, newSecret],
  ),
  letters: sign({
    description: 'An event with non-ASCII characters, which are signed as UTF-8 bytes:',
    secret: testSecret,
    id: 'evt_01JZ8QG6H7J8K9M0N1P2Q3R4ST',
    timestamp: '1759320120',
    body: '{"type":"message.created","timestamp":"2025-10-01T12:02:00Z","sequence":4819,"data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","slug":"night-owls"},"message":{"id":"msg_01JZ8Q4X7M2V9K3T5R6W8Y0ABF","channel":{"id":"chn_01JZ8Q2M3N4P5Q6R7S8T9V0W1X","name":"general"},"author":{"kind":"account","id":"acc_01JZ8Q1B2C3D4E5F6G7H8J9KMN","name":"Wren","rank":"owner","external_id":"user-1042","api_key_id":null},"text":"Grüße, 夜ふかし 🦉","reply_to":null,"files":[],"sent_at":"2025-10-01T12:02:00Z","edited_at":null}}}',
  }),
};
