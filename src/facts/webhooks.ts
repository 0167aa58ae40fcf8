/** The headers of a delivery, each with an example. */
export const webhookHeaders = {
  'webhook-id': { sample: 'evt_01JZ8Q6J7K8M9N0P1Q2R3S4T5V' },
  'webhook-timestamp': { sample: '1759320000' },
  'webhook-signature': { sample: 'v1,pwlShwguUJ6Vpj3Mf+F2C14xtov28gGUQn4lGUWyj0A=' },
  'content-type': { sample: 'application/json' },
} as const;

/** How a delivery is signed. */
export const webhookSignature = {
  version: 'v1',
  signed: 'id.timestamp.raw-body',
  secretPrefix: 'whsec_',
} as const;

/** A delivery with a known signature, to test a receiver with. The secret is for tests only. */
export interface WebhookTestVector {
  /** What it tests, in one sentence. */
  readonly shows: string;
  readonly secret: string;
  readonly id: string;
  readonly timestamp: string;
  readonly body: string;
  /** The complete header `webhook-signature`. */
  readonly signature: string;
}

const testSecret = 'whsec_bmlnaHQtb3dscy10ZXN0LXNlY3JldC0wMTIzNDU2Nzg5';

/** Deliveries with known signatures. Each body is one line, byte for byte as it's sent. */
export const webhookTestVectors = {
  ping: {
    shows: 'A `ping` event:',
    secret: testSecret,
    id: webhookHeaders['webhook-id'].sample,
    timestamp: webhookHeaders['webhook-timestamp'].sample,
    body: '{"type":"ping","timestamp":"2025-10-01T12:00:00Z","data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","address":"night-owls"}}}',
    signature: webhookHeaders['webhook-signature'].sample,
  },
  rotation: {
    shows:
      'An event during a secret rotation. The first signature is made with the old secret, the second with this one:',
    secret: 'whsec_bmlnaHQtb3dscy1uZXctc2VjcmV0LTk4NzY1NDMyMTA=',
    id: 'evt_01JZ8QF5G6H7J8K9M0N1P2Q3RS',
    timestamp: '1759320060',
    body: '{"type":"boost.added","timestamp":"2025-10-01T12:01:00Z","data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","address":"night-owls"},"boosts":{"active":7,"level":2}}}',
    signature:
      'v1,bFQMQphixKWExZMLK7zYgnPXOoW4lP2zT+zQrDrFl6Y= v1,BQEMbe11a47BJcVC+4loI+w1U2E7cEh29brO0Caa4wI=',
  },
  letters: {
    shows: 'An event with non-ASCII characters, which are signed as UTF-8 bytes:',
    secret: testSecret,
    id: 'evt_01JZ8QG6H7J8K9M0N1P2Q3R4ST',
    timestamp: '1759320120',
    body: '{"type":"message.created","timestamp":"2025-10-01T12:02:00Z","data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","address":"night-owls"},"message":{"id":"msg_01JZ8Q4X7M2V9K3T5R6W8Y0ABC","channel":{"id":"chn_01JZ8Q2M3N4P5Q6R7S8T9V0W1X","name":"general"},"author":{"id":"acc_01JZ8Q1B2C3D4E5F6G7H8J9KMN","name":"wren","rank":"regular","guest":false},"text":"Grüße, 夜ふかし 🦉","reply_to":null,"files":[],"sent_at":"2025-10-01T12:00:00Z","edited_at":null}}}',
    signature: 'v1,LqGcCEev4zIYYDcUhjDE9k20+XX9q0Fe6X2SpQ114ZA=',
  },
} as const satisfies Record<string, WebhookTestVector>;
