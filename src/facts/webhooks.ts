/** The headers of a delivery, each with a sample. */
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

/** A delivery with a known signature, to test a receiver. The secret is for tests only. */
export interface WebhookTestVector {
  /** What it shows. One sentence. */
  readonly shows: string;
  readonly secret: string;
  readonly id: string;
  readonly timestamp: string;
  readonly body: string;
  /** The whole header `webhook-signature`. */
  readonly signature: string;
}

const testSecret = 'whsec_bmlnaHQtb3dscy10ZXN0LXNlY3JldC0wMTIzNDU2Nzg5';

/** Deliveries with known signatures, as they arrive: each body is one line, byte for byte. */
export const webhookTestVectors = {
  ping: {
    shows: 'A ping.',
    secret: testSecret,
    id: webhookHeaders['webhook-id'].sample,
    timestamp: webhookHeaders['webhook-timestamp'].sample,
    body: '{"type":"ping","timestamp":"2025-10-01T12:00:00Z","data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","address":"night-owls"}}}',
    signature: webhookHeaders['webhook-signature'].sample,
  },
  rotation: {
    shows:
      'While a secret is being rotated: the first signature is by the old secret, the second by this one.',
    secret: 'whsec_bmlnaHQtb3dscy1uZXctc2VjcmV0LTk4NzY1NDMyMTA=',
    id: 'evt_01JZ8QF5G6H7J8K9M0N1P2Q3RS',
    timestamp: '1759320060',
    body: '{"type":"boost.added","timestamp":"2025-10-01T12:01:00Z","data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","address":"night-owls"},"boosts":{"active":7,"level":2}}}',
    signature:
      'v1,bFQMQphixKWExZMLK7zYgnPXOoW4lP2zT+zQrDrFl6Y= v1,BQEMbe11a47BJcVC+4loI+w1U2E7cEh29brO0Caa4wI=',
  },
  letters: {
    shows: 'Letters beyond ASCII, which are signed as the bytes of UTF-8.',
    secret: testSecret,
    id: 'evt_01JZ8QG6H7J8K9M0N1P2Q3R4ST',
    timestamp: '1759320120',
    body: '{"type":"message.created","timestamp":"2025-10-01T12:02:00Z","data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","address":"night-owls"},"message":{"id":"msg_01JZ8Q4X7M2V9K3T5R6W8Y0ABC","channel":{"id":"chn_01JZ8Q2M3N4P5Q6R7S8T9V0W1X","name":"general"},"author":{"id":"acc_01JZ8Q1B2C3D4E5F6G7H8J9KMN","name":"wren","rank":"regular","guest":false},"text":"Grüße, 夜ふかし 🦉","reply_to":null,"files":[],"sent_at":"2025-10-01T12:00:00Z","edited_at":null}}}',
    signature: 'v1,LqGcCEev4zIYYDcUhjDE9k20+XX9q0Fe6X2SpQ114ZA=',
  },
} as const satisfies Record<string, WebhookTestVector>;
