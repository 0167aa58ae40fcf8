const testSecret = 'whsec_bmlnaHQtb3dscy10ZXN0LXNlY3JldC0wMTIzNDU2Nzg5';

/**
 * Signed deliveries, with which readers test their receivers. The bodies are byte for byte as sent, because the signatures cover them.
 * - `description`: the purpose of the delivery, in one sentence
 * - `signature`: the value of the header `webhook-signature`
 */
export const webhookTestVectors = {
  ping: {
    description: 'A `ping` event:',
    secret: testSecret,
    id: 'evt_01JZ8Q6J7K8M9N0P1Q2R3S4T5V',
    timestamp: '1759320000',
    body: '{"type":"ping","timestamp":"2025-10-01T12:00:00Z","sequence":4817,"data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","slug":"night-owls"}}}',
    signature: 'v1,9Vr/5oXMu+hV0ccFIWoYyfx4ct8UIH/gZq0Elg0AQUE=',
  },
  rotation: {
    description:
      'An event during a secret rotation. The first signature uses the old secret, and the second uses this one:',
    secret: 'whsec_bmlnaHQtb3dscy1uZXctc2VjcmV0LTk4NzY1NDMyMTA=',
    id: 'evt_01JZ8QF5G6H7J8K9M0N1P2Q3RS',
    timestamp: '1759320060',
    body: '{"type":"boost.added","timestamp":"2025-10-01T12:01:00Z","sequence":4818,"data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","slug":"night-owls"},"boosts":{"active":7,"level":2}}}',
    signature:
      'v1,OV8ZOcYDeGTUeoy+/uEv+q8MVNbCsuviqHzL1W1fCOk= v1,3G4z/TCJzQTKyX68tc2/V2Xb4jfw/LkM+MCZp7OKAiI=',
  },
  letters: {
    description: 'An event with non-ASCII characters, which are signed as UTF-8 bytes:',
    secret: testSecret,
    id: 'evt_01JZ8QG6H7J8K9M0N1P2Q3R4ST',
    timestamp: '1759320120',
    body: '{"type":"message.created","timestamp":"2025-10-01T12:02:00Z","sequence":4819,"data":{"chat":{"id":"chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K","slug":"night-owls"},"message":{"id":"msg_01JZ8Q4X7M2V9K3T5R6W8Y0ABC","channel":{"id":"chn_01JZ8Q2M3N4P5Q6R7S8T9V0W1X","name":"general"},"author":{"kind":"account","id":"acc_01JZ8Q1B2C3D4E5F6G7H8J9KMN","name":"wren","rank":"owner","external_id":null,"api_key_id":null},"text":"Grüße, 夜ふかし 🦉","reply_to":null,"files":[],"sent_at":"2025-10-01T12:02:00Z","edited_at":null}}}',
    signature: 'v1,REWwrsNsZ7kanUGzsQklRKph8ieP7pDLCQMmdkQnZFk=',
  },
} as const;
