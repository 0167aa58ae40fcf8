import type { idPrefixes } from './api';
import { developerLimits as limits } from './limits/developers';
import { addresses, examples } from './product';
import { reportReasons } from './reports';

/** JSON type of a field. A `time` is text in the form of RFC 3339; `any` is whatever a setting holds. */
type JsonType = 'string' | 'integer' | 'boolean' | 'time' | 'object' | 'array of object' | 'any';

/** Type of a field; `| null` where it can be. */
type WebhookFieldType = JsonType | `${JsonType} | null`;

/**
 * One field of an event's `data`. Fields of an object are named with a dot, `message.text`; those of each entry of a
 * list with brackets, `message.files[].name`.
 */
export interface WebhookField {
  readonly name: string;
  readonly type: WebhookFieldType;
  /** What it holds. A fragment. */
  readonly does: string;
  /** What an id can begin with. */
  readonly ids?: readonly (keyof typeof idPrefixes)[];
  /** The words it can be. */
  readonly words?: readonly string[];
}

/** One event a webhook can send. */
export interface WebhookEvent {
  /** When it is sent. One sentence. */
  readonly when: string;
  /** What else a receiver should know. One or two sentences. */
  readonly note: string;
  /** Fields of `data` beside `chat`. */
  readonly fields: readonly WebhookField[];
  /** `data` beside `chat`, as in a delivery. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/** What every `data` holds. */
export const webhookChatFields = [
  { name: 'chat.id', type: 'string', does: "the chat's id; it never changes", ids: ['chat_'] },
  { name: 'chat.address', type: 'string', does: "the word in the chat's address; it can change" },
] as const satisfies readonly WebhookField[];

const channelFields = [
  { name: 'channel.id', type: 'string', does: "the channel's id", ids: ['chn_'] },
  { name: 'channel.name', type: 'string', does: "the channel's name without `#`" },
] as const satisfies readonly WebhookField[];

const personIds = ['acc_', 'gst_'] as const;

function within(parent: string, fields: readonly WebhookField[]): readonly WebhookField[] {
  return fields.map((field) => ({ ...field, name: `${parent}.${field.name}` }));
}

const messageFields: readonly WebhookField[] = within('message', [
  { name: 'id', type: 'string', does: "the message's id", ids: ['msg_'] },
  ...channelFields,
  { name: 'author.id', type: 'string', does: "the account's or the guest's id", ids: personIds },
  { name: 'author.name', type: 'string', does: 'the name shown in this chat' },
  { name: 'author.rank', type: 'string', does: 'the rank in this chat' },
  { name: 'author.guest', type: 'boolean', does: 'whether the author has no account' },
  { name: 'text', type: 'string', does: 'the text as typed' },
  { name: 'reply_to', type: 'string | null', does: 'the id of the message it answers', ids: ['msg_'] },
  { name: 'files', type: 'array of object', does: 'the files, in order; empty without one' },
  { name: 'files[].name', type: 'string', does: 'the name of the file' },
  { name: 'files[].type', type: 'string', does: 'the media type, such as `image/png`' },
  { name: 'files[].size', type: 'integer', does: 'the size in bytes' },
  { name: 'files[].url', type: 'string', does: 'the address of the file' },
  { name: 'sent_at', type: 'time', does: 'when it was sent' },
  { name: 'edited_at', type: 'time | null', does: 'when it was last edited' },
]);

const memberFields = [
  { name: 'member.id', type: 'string', does: "the account's or the guest's id", ids: personIds },
  { name: 'member.username', type: 'string | null', does: 'the name after `@`; null for a guest' },
  { name: 'member.name', type: 'string', does: 'the name shown in this chat' },
  { name: 'member.rank', type: 'string', does: 'the rank in this chat' },
] as const satisfies readonly WebhookField[];

/** Who can have done something, as `kind` says it. */
export const webhookActorKinds = {
  person: 'somebody in the chat',
  caw: 'Caw: the filter or spam protection',
  rookery: 'Rookery itself, such as the end of a temporary rank',
  api: 'a program with an API key',
} as const satisfies Record<string, string>;

function actorFields(parent: string): readonly WebhookField[] {
  return within(parent, [
    {
      name: 'id',
      type: 'string | null',
      does: 'the id of the person or key; null for Caw and Rookery',
      ids: [...personIds, 'key_'],
    },
    { name: 'name', type: 'string', does: 'the name of who did it' },
    {
      name: 'kind',
      type: 'string',
      does: '`person`, `caw`, `rookery` or `api`',
      words: Object.keys(webhookActorKinds),
    },
  ]);
}

const reasonField = { name: 'reason', type: 'string | null', does: 'the reason, if one was given' } as const;
const untilField = { name: 'until', type: 'time | null', does: 'when it ends; null is permanent' } as const;

const sampleChat = { id: 'chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K', address: examples.chat };
const channel = { id: 'chn_01JZ8Q2M3N4P5Q6R7S8T9V0W1X', name: 'general' };
const message = {
  id: 'msg_01JZ8Q4X7M2V9K3T5R6W8Y0ABC',
  channel,
  author: { id: 'acc_01JZ8Q1B2C3D4E5F6G7H8J9KMN', name: 'wren', rank: 'regular', guest: false },
  text: 'Good evening!',
  reply_to: null,
  files: [],
  sent_at: '2025-10-01T12:00:00Z',
  edited_at: null,
};
const member = { id: 'acc_01JZ8QB1C2D3E4F5G6H7J8K9MN', username: 'finch', name: 'finch', rank: 'member' };
const actor = { id: 'acc_01JZ8QC2D3E4F5G6H7J8K9M0NP', name: 'jay', kind: 'person' };

/** The events, `ping` last. */
export const webhookEvents = {
  'message.created': {
    when: 'A message shows in the chat; a held one when it is approved.',
    note: 'Direct messages never come.',
    fields: messageFields,
    sample: { message },
  },
  'message.edited': {
    when: 'Somebody edits their own message.',
    note: "The fields are those of `message.created`, with the new text. The old text isn't sent.",
    fields: messageFields,
    sample: { message: { ...message, text: 'Good evening, all!', edited_at: '2025-10-01T12:03:00Z' } },
  },
  'message.deleted': {
    when: 'A message is deleted, by its author or by staff. `/clear` sends one event for each message.',
    note: 'There is the id, and no text: look the message up in your own records if you kept it.',
    fields: within('message', [
      { name: 'id', type: 'string', does: "the message's id", ids: ['msg_'] },
      ...channelFields,
      ...actorFields('deleted_by'),
    ]),
    sample: { message: { id: message.id, channel, deleted_by: actor } },
  },
  'member.joined': {
    when: 'Somebody with an account joins the chat for the first time.',
    note: 'This is the first visit with an account. Coming back later sends nothing, and a guest sends nothing.',
    fields: memberFields,
    sample: { member },
  },
  'member.left': {
    when: 'Somebody leaves the chat for good, or their account is deleted. Closing the page is not leaving.',
    note: 'Somebody who closes the page stays a member, so nothing is sent then.',
    fields: memberFields,
    sample: { member },
  },
  'member.muted': {
    when: 'Somebody is muted.',
    note: 'Caw is the actor when the word filter did it.',
    fields: [...memberFields, ...actorFields('actor'), reasonField, untilField],
    sample: { member, actor, reason: 'Advertising', until: '2025-10-01T12:10:00Z' },
  },
  'member.kicked': {
    when: 'Somebody is put out of the chat and may come back.',
    note: 'A kick has no `until`: the person can come back after a short wait.',
    fields: [...memberFields, ...actorFields('actor'), reasonField],
    sample: { member, actor, reason: 'Off topic, after a warning' },
  },
  'member.banned': {
    when: 'Somebody is banned.',
    note: 'A guest has `null` as `username`. `until` is `null` for a ban without an end.',
    fields: [...memberFields, ...actorFields('actor'), reasonField, untilField],
    sample: { member, actor, reason: 'Advertising', until: null },
  },
  'member.unbanned': {
    when: 'A ban is lifted by staff, or ends.',
    note: 'The actor is Rookery when the ban ended by itself.',
    fields: [...memberFields, ...actorFields('actor'), reasonField],
    sample: { member, actor, reason: null },
  },
  'rank.changed': {
    when: 'Somebody gets another rank, also when a temporary one ends.',
    note: 'Go by `from` and `to`. The actor is Rookery when a temporary rank ended by itself.',
    fields: [
      ...memberFields,
      ...actorFields('actor'),
      { name: 'from', type: 'string', does: 'the rank before' },
      { name: 'to', type: 'string', does: 'the rank from now on' },
      { name: 'until', type: 'time | null', does: 'when a temporary rank ends; null is for good' },
    ],
    sample: { member, actor, from: 'member', to: 'regular', until: null },
  },
  'report.created': {
    when: 'Somebody reports a message. Who it was is never said.',
    note: 'Reports of messages in the chat come here. Reports of direct messages go to Rookery only.',
    fields: [
      { name: 'report.id', type: 'string', does: "the report's id", ids: ['rpt_'] },
      {
        name: 'report.reason',
        type: 'string',
        does: 'one of the reasons, such as `spam`',
        words: Object.values(reportReasons).map(({ word }) => word),
      },
      { name: 'report.comment', type: 'string | null', does: 'what the person wrote' },
      { name: 'report.message', type: 'object', does: 'the message, as in `message.created`' },
      ...within('report', messageFields),
    ],
    sample: { report: { id: 'rpt_01JZ8QD3E4F5G6H7J8K9M0N1PQ', reason: 'spam', comment: null, message } },
  },
  'approval.requested': {
    when: 'A message is held until staff approve it.',
    note: 'The message waits in the queue. If staff let it through, `message.created` follows.',
    fields: [
      ...messageFields,
      {
        name: 'why',
        type: 'string',
        does: '`pre_approve`, `filter` or `spam`: what holds it',
        words: ['pre_approve', 'filter', 'spam'],
      },
    ],
    sample: { message, why: 'pre_approve' },
  },
  'poll.closed': {
    when: 'A poll ends, by time or by hand.',
    note: 'Each option comes with its votes, never with the names of the voters.',
    fields: [
      { name: 'poll.id', type: 'string', does: "the poll's id", ids: ['poll_'] },
      { name: 'poll.question', type: 'string', does: 'the question' },
      { name: 'poll.options', type: 'array of object', does: 'the options, in order' },
      { name: 'poll.options[].text', type: 'string', does: 'the text of the option' },
      { name: 'poll.options[].votes', type: 'integer', does: 'its votes' },
      { name: 'poll.closed_at', type: 'time', does: 'when it ended' },
    ],
    sample: {
      poll: {
        id: 'poll_01JZ8QE4F5G6H7J8K9M0N1P2QR',
        question: 'Which record next?',
        options: [
          { text: 'The quiet one', votes: 12 },
          { text: 'The loud one', votes: 9 },
        ],
        closed_at: '2025-10-01T12:00:00Z',
      },
    },
  },
  'boost.added': {
    when: 'A member boosts the chat.',
    note: 'It carries the totals after the boost, and no name.',
    fields: [
      { name: 'boosts.active', type: 'integer', does: 'active boosts' },
      { name: 'boosts.level', type: 'integer', does: 'the boost level reached' },
    ],
    sample: { boosts: { active: 7, level: 2 } },
  },
  'chat.settings_changed': {
    when: 'Chat settings are changed.',
    note: 'One change of several settings is one event with several entries.',
    fields: [
      ...actorFields('actor'),
      { name: 'changes', type: 'array of object', does: 'an entry for each setting' },
      { name: 'changes[].id', type: 'string', does: 'the id of the setting' },
      { name: 'changes[].from', type: 'any', does: 'its value before; null for secrets' },
      { name: 'changes[].to', type: 'any', does: 'its value from now on; null for secrets' },
    ],
    sample: { actor, changes: [{ id: 'slow-mode', from: 0, to: 10 }] },
  },
  ping: {
    when: 'The owner presses **Send ping**. It cannot be unticked.',
    note: '`data` holds the chat and nothing else.',
    fields: [],
    sample: {},
  },
} as const satisfies Record<string, WebhookEvent>;

/** Type of an event. */
export type WebhookEventId = keyof typeof webhookEvents;

/** A whole delivery body of an event, as an object with the members in order. */
export function webhookPayload(
  id: WebhookEventId,
  timestamp = '2025-10-01T12:00:00Z',
): Record<string, unknown> {
  return { type: id, timestamp, data: { chat: sampleChat, ...webhookEvents[id].sample } };
}

/** The address of the JSON Schema of an event, or of what all events have in common: `event`. */
export function webhookSchemaAddress(id: WebhookEventId | 'event'): string {
  return `${addresses.docs}/webhooks/${id}.json`;
}

/** One header of a delivery. */
export interface WebhookHeader {
  readonly does: string;
  readonly sample: string;
}

/** The headers of a delivery. */
export const webhookHeaders = {
  'webhook-id': {
    does: 'The id of the event, the same on every retry: use it to drop repeats.',
    sample: 'evt_01JZ8Q6J7K8M9N0P1Q2R3S4T5V',
  },
  'webhook-timestamp': {
    does: 'When this try was sent, in seconds since 1 January 1970 UTC.',
    sample: '1759320000',
  },
  'webhook-signature': {
    does: 'One or more signatures with a space between: two while a secret is being rotated. Each is `v1,` and base64.',
    sample: 'v1,pwlShwguUJ6Vpj3Mf+F2C14xtov28gGUQn4lGUWyj0A=',
  },
  'content-type': { does: 'Always JSON.', sample: 'application/json' },
} as const satisfies Record<string, WebhookHeader>;

/** How a delivery is signed and checked. */
export const webhookSignature = {
  standard: 'Standard Webhooks',
  algorithm: 'HMAC-SHA-256',
  version: 'v1',
  signed: 'id.timestamp.raw-body',
  secretPrefix: 'whsec_',
  secretBytes: limits['webhook-secret-bytes'],
  steps: [
    'Take the body as it came, byte for byte, before anything parses it.',
    `Refuse it when \`webhook-timestamp\` is more than ${limits['webhook-timestamp-window'].text} from your clock, either way.`,
    'Decode the part of the secret after `whsec_` from base64. The result is the key.',
    'Join `webhook-id`, `webhook-timestamp` and the raw body with dots.',
    'Make the HMAC-SHA-256 of it with the key, and write it as base64.',
    'Compare it in constant time with each signature after `v1,`. One match is enough.',
    'Pass over an event whose `webhook-id` you have seen.',
  ],
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

/** Deliveries with known signatures, as they come: each body is one line, byte for byte. */
export const webhookTestVectors = {
  ping: {
    shows: 'A ping.',
    secret: testSecret,
    id: 'evt_01JZ8Q6J7K8M9N0P1Q2R3S4T5V',
    timestamp: '1759320000',
    body: JSON.stringify(webhookPayload('ping')),
    signature: 'v1,pwlShwguUJ6Vpj3Mf+F2C14xtov28gGUQn4lGUWyj0A=',
  },
  rotation: {
    shows:
      'While a secret is being rotated: the first signature is by the old secret, the second by this one.',
    secret: 'whsec_bmlnaHQtb3dscy1uZXctc2VjcmV0LTk4NzY1NDMyMTA=',
    id: 'evt_01JZ8QF5G6H7J8K9M0N1P2Q3RS',
    timestamp: '1759320060',
    body: JSON.stringify(webhookPayload('boost.added', '2025-10-01T12:01:00Z')),
    signature:
      'v1,bFQMQphixKWExZMLK7zYgnPXOoW4lP2zT+zQrDrFl6Y= v1,BQEMbe11a47BJcVC+4loI+w1U2E7cEh29brO0Caa4wI=',
  },
  letters: {
    shows: 'Letters beyond ASCII, which are signed as the bytes of UTF-8.',
    secret: testSecret,
    id: 'evt_01JZ8QG6H7J8K9M0N1P2Q3R4ST',
    timestamp: '1759320120',
    body: JSON.stringify({
      type: 'message.created',
      timestamp: '2025-10-01T12:02:00Z',
      data: { chat: sampleChat, message: { ...message, text: 'Grüße, 夜ふかし 🦉' } },
    }),
    signature: 'v1,LqGcCEev4zIYYDcUhjDE9k20+XX9q0Fe6X2SpQ114ZA=',
  },
} as const satisfies Record<string, WebhookTestVector>;

/** How a delivery goes. One sentence each. */
export const webhookDelivery = [
  '`POST` with a JSON body, one event in each.',
  `Answer with a 2xx status within ${limits['webhook-answer-time'].max} seconds. Answer first, work afterwards.`,
  'A redirect counts as failure: give the final address.',
  'Every event comes at least once, and may come twice.',
  'The order is not promised: go by `timestamp`.',
  'The address is `https` with a valid certificate. Private and loopback addresses are refused.',
  'New events and fields may come at any time: pass over what you do not know.',
] as const;

/** One retry: its number, the wait before it and the time since the first try, in seconds and in words. */
export interface WebhookRetry {
  readonly attempt: number;
  readonly wait: number;
  readonly waitText: string;
  readonly total: number;
  readonly totalText: string;
}

/** Waits before the retries, in seconds. */
const webhookWaits = [10, 60, 300, 1800, 7200, 21600, 43200] as const;

function secondsText(seconds: number): string {
  const parts: string[] = [];
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  if (hours > 0) parts.push(`${hours} h`);
  if (minutes > 0) parts.push(`${minutes} min`);
  if (rest > 0) parts.push(`${rest} s`);
  return parts.join(' ');
}

/** The retry schedule with running totals. Waits are counted from the end of the failed try. */
export const webhookRetries: readonly WebhookRetry[] = webhookWaits.map((wait, index) => {
  const total = webhookWaits.slice(0, index + 1).reduce((sum, each) => sum + each, 0);
  return { attempt: index + 1, wait, waitText: secondsText(wait), total, totalText: secondsText(total) };
});

/** What switches a webhook off by itself. */
export const webhookSwitchOff = [
  { when: 'Your server answers 410 Gone', happens: 'Off at once.', mail: false },
  {
    when: `Every delivery has failed for ${limits['webhook-switch-off'].text}`,
    happens: 'Off, and the owner gets an e-mail. Switch it on again in **Chat settings → Webhooks**.',
    mail: true,
  },
  {
    when: 'The chat moves to a smaller plan',
    happens:
      "The newest beyond the plan's number are off at once; moving up again within the time of grace brings them back.",
    mail: true,
  },
] as const satisfies readonly { when: string; happens: string; mail: boolean }[];

/** Steps to change the secret without losing a delivery. */
export const webhookRotationSteps = [
  'Press **Rotate secret**. The new secret is shown once.',
  `For ${limits['webhook-rotation'].text}, deliveries carry two signatures: one with the old secret, one with the new.`,
  'Put the new secret into your server. A receiver that tries every signature goes on working.',
  'Press **Send ping** and look at the log.',
  'After that time only the new secret signs.',
] as const;

/** What is never inside an event. */
export const webhookNever = [
  'IP addresses and IP tags',
  'direct messages',
  'who made a report',
  'the text of deleted messages',
  'passwords, keys and secrets',
] as const;
