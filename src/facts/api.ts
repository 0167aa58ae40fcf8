import { accountLimits } from './limits/accounts';
import { developerLimits as limits } from './limits/developers';
import { messageLimits } from './limits/messages';
import { moderationLimits } from './limits/moderation';
import { organizationLimits } from './limits/organizations';
import { settingsLimits } from './limits/settings';
import { numberOf, planFeatures } from './plans';
import { addresses, examples } from './product';
import { amount, type Quantity } from './quantity';
import { rankIds } from './ranks';
import { chatCategories } from './settings/chat-information';
import { webhookActorKinds } from './webhooks';

/** Address, format and version of the API. */
export const api = {
  base: addresses.api,
  plan: 'organization',
  format: 'JSON in UTF-8',
  tls: limits['api-tls'].text,
  times: 'RFC 3339 in UTC, such as `2025-10-01T12:00:00Z`',
  versionHeader: 'Rookery-Version',
  version: '2025-10-01',
  errorFormat: 'application/problem+json',
  errorStandard: 'RFC 9457',
  order: 'newest first',
} as const;

/** The two kinds of key. Each prefix is followed by 32 characters. */
export const apiKeyKinds = {
  live: {
    prefix: 'rk_live_',
    reaches: 'Every chat and account of the organization, or the chats chosen for the key.',
    sample: 'rk_live_4vT9mQ2xW7bK8nR3cY6hJ5dP1sF0gLzA',
  },
  test: {
    prefix: 'rk_test_',
    reaches: `The organization's ${limits['api-test-chats'].text}, which send no mail and cost nothing.`,
    sample: 'rk_test_8kD3rN6wX1pV5tB9qM2yC7fH4jG0sZaE',
  },
} as const satisfies Record<string, { prefix: string; reaches: string; sample: string }>;

/** What you set when you make a key in the console. It is shown once. */
export const apiKeyFields = {
  name: {
    label: 'Name',
    required: true,
    does: 'Stands in the action log as **API key NAME**.',
    limit: limits['api-key-name'].text,
  },
  scopes: {
    label: 'Scopes',
    required: true,
    does: 'What the key may do. Give the fewest that the job needs.',
  },
  chats: { label: 'Chats', required: false, does: 'The chats it reaches; without a choice, all.' },
  ends: {
    label: 'Ends',
    required: false,
    does: 'The day from which it is refused; without one, it works until revoked.',
  },
} as const satisfies Record<string, { label: string; required: boolean; does: string; limit?: string }>;

/** The five steps after a key has leaked. */
export const leakedKeySteps = [
  'Make a second key with the same scopes in the console.',
  "Put it into your server's secrets and restart what uses it.",
  'Revoke the leaked key. It is refused from that moment.',
  'Read the action log for the name of the leaked key, and undo what was not yours.',
  'Find out how it got out, and take it out of there: a page, an app, a repository and its history, a log.',
] as const;

/** What a scope opens. */
export interface ApiScope {
  /** One sentence that says what a key with it can do. */
  readonly opens: string;
}

/** The nine scopes. */
export const apiScopes = {
  'chats:read': { opens: 'Reads chats, their settings, channels, members and bans.' },
  'chats:write': { opens: 'Creates, changes and deletes chats, and creates channels.' },
  'messages:read': { opens: 'Reads messages and makes exports.' },
  'messages:write': { opens: 'Posts and deletes messages.' },
  'members:write': { opens: 'Gives and takes ranks, up to Administrator.' },
  'bans:write': { opens: 'Bans accounts and IP tags, and lifts bans.' },
  'accounts:read': { opens: 'Reads managed accounts.' },
  'accounts:write': { opens: 'Creates, changes, signs out and deletes managed accounts.' },
  'log:read': { opens: "Reads the action logs of the organization's chats." },
} as const satisfies Record<string, ApiScope>;

/** Name of a scope. */
export type ApiScopeId = keyof typeof apiScopes;

/** The least a key needs for common jobs. */
export const apiJobs = [
  { job: 'Post the news from your own system', scopes: ['messages:write'] },
  { job: 'Answer from a help desk', scopes: ['messages:read', 'messages:write'] },
  { job: 'Create a chat for each course or show', scopes: ['chats:read', 'chats:write'] },
  { job: 'Set ranks from your membership list', scopes: ['accounts:read', 'chats:read', 'members:write'] },
  { job: 'Create and remove accounts with your staff list', scopes: ['accounts:read', 'accounts:write'] },
  { job: 'Keep one ban list for all chats', scopes: ['chats:read', 'bans:write'] },
  { job: "Store every month's messages", scopes: ['chats:read', 'messages:read'] },
  { job: 'Watch what staff do', scopes: ['log:read'] },
] as const satisfies readonly { job: string; scopes: readonly ApiScopeId[] }[];

/** Prefixes of ids, with what they stand for. */
export const idPrefixes = {
  chat_: 'chat',
  chn_: 'channel',
  msg_: 'message',
  acc_: 'account',
  gst_: 'guest',
  ban_: 'ban',
  rpt_: 'report',
  poll_: 'poll',
  exp_: 'export',
  key_: 'API key',
  evt_: 'event: a webhook delivery or a log entry',
  whk_: 'webhook',
} as const satisfies Record<string, string>;

/** Prefix of an id. */
type IdPrefix = keyof typeof idPrefixes;

/** States of an export. Only `ready` has a `url`. */
export const exportStatuses = {
  queued: 'Waits for its turn.',
  running: 'Is being written.',
  ready: 'The file can be fetched from `url`.',
  failed: 'Something went wrong at Rookery. Start it again.',
} as const satisfies Record<string, string>;

/** File formats of an export. */
export const exportFormats = {
  jsonl: 'One JSON object a line, for programs.',
  csv: 'A table, for spreadsheets.',
  html: 'A page to read and print.',
} as const satisfies Record<string, string>;

const actorKinds = Object.keys(webhookActorKinds);

/** One field or parameter of the API. */
export interface ApiField {
  readonly name: string;
  /** JSON type: `string`, `integer`, `boolean`, `time`, `array of string`, an object's name; `| null` where it can be. */
  readonly type: string;
  readonly does: string;
  readonly required?: boolean;
  /** Allowed lengths, numbers or values. A fragment. */
  readonly limit?: string;
  /** The value taken when the field is left out, or what stands for it in words. */
  readonly default?: string;
  /** Bounds: of a number, of the characters of a text, of the entries of an array. */
  readonly size?: Bounds;
  /** Bounds of the characters of each entry of an array. */
  readonly entrySize?: Bounds;
  /** The only values, or with `otherValues` the best known of them. */
  readonly values?: readonly string[];
  /** Other values are possible: what they are. A fragment. */
  readonly otherValues?: string;
  /** Form of the text, as a regular expression. */
  readonly pattern?: string;
  /** Form of the text, by its name in JSON Schema. */
  readonly format?: 'email' | 'uri';
  /** Prefixes of the ids that it can hold. */
  readonly idsOf?: readonly IdPrefix[];
  /** Members of the object, or of each object of the array. */
  readonly fields?: readonly ApiField[];
}

/** The ends of what is allowed; both count. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** The limit of a field in words and as numbers. */
function within({ text, min, max }: Quantity): Pick<ApiField, 'limit' | 'size'> {
  return { limit: text, size: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } };
}

/** The values of a field in words and as a list. */
function oneOf(values: readonly string[]): Pick<ApiField, 'limit' | 'values'> {
  const [last, ...others] = values.map((value) => `\`${value}\``).reverse();
  return { limit: [others.reverse().join(', '), last].filter(Boolean).join(' or '), values };
}

/** Ranks by the names that the API gives them, low to high. */
const apiRanks = rankIds;

/** Who gets into a chat. */
const chatAccess = ['public', 'members', 'password', 'invitation'] as const;

/** Roles in the organization. */
const accountRoles = ['owner', 'manager', 'auditor', 'member'] as const;

/** States of a managed account. */
const accountStatuses = ['active', 'invited', 'suspended', 'deleted'] as const;

/** Ranks that a key can give. */
const givenRanks = ['member', 'regular', 'moderator', 'administrator'] as const;

const customRank = 'the name of a custom rank';

// Letters and digits of an address or a channel's name; an address has no hyphen at its ends.
const addressPattern = '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$';
const channelNamePattern = '^[a-z0-9-]+$';
const usernamePattern = '^[A-Za-z0-9_]+$';
const ipTagPattern = '^ip-[0-9a-f]{6}$';
const durationPattern = '^(perm|([0-9]+[dhms])+)$';

const idAndName = (prefix: IdPrefix): readonly ApiField[] => [
  { name: 'id', type: 'string', does: 'the id', idsOf: [prefix] },
  { name: 'name', type: 'string', does: 'the name' },
];

/** An object as the API gives it, with a whole sample. */
export interface ApiObject {
  readonly does: string;
  readonly fields: readonly ApiField[];
  readonly sample: Readonly<Record<string, unknown>>;
}

const ids = {
  chat: 'chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K',
  channel: 'chn_01JZ8Q2M3N4P5Q6R7S8T9V0W1X',
  message: 'msg_01JZ8Q4X7M2V9K3T5R6W8Y0ABC',
  account: 'acc_01JZ8Q1B2C3D4E5F6G7H8J9KMN',
  ban: 'ban_01JZ8Q5Y6Z7A8B9C0D1E2F3G4H',
  entry: 'evt_01JZ8Q6J7K8M9N0P1Q2R3S4T5V',
  export: 'exp_01JZ8Q7W8X9Y0Z1A2B3C4D5E6F',
} as const;

/** The objects of the API. Unknown fields may appear in any of them: pass them over. */
export const apiObjects = {
  chat: {
    does: 'A chat of the organization.',
    fields: [
      { name: 'id', type: 'string', idsOf: ['chat_'], does: "the chat's id; it never changes" },
      { name: 'address', type: 'string', does: "the word in the chat's address; it can change" },
      { name: 'name', type: 'string', does: 'the name shown to people' },
      { name: 'description', type: 'string | null', does: 'the description' },
      { name: 'category', type: 'string | null', does: 'the category', values: chatCategories },
      { name: 'tags', type: 'array of string', does: 'the tags' },
      { name: 'rules', type: 'string | null', does: 'the rules' },
      { name: 'listed', type: 'boolean', does: 'whether it stands in the public list' },
      { name: 'adult', type: 'boolean', does: 'whether it is for adults only' },
      { name: 'access', type: 'string', does: 'who gets in', ...oneOf(chatAccess) },
      { name: 'online', type: 'integer', does: 'people in it now', size: { min: 0 } },
      { name: 'created_at', type: 'time', does: 'when it was made' },
      {
        name: 'deleted_at',
        type: 'time | null',
        does: 'when it was deleted; within the time to undo it is still here',
      },
    ],
    sample: {
      id: ids.chat,
      address: examples.chat,
      name: examples.chatName,
      description: 'For listeners who stay up late.',
      category: 'Radio and streams',
      tags: ['night', 'music'],
      rules: 'Be kind.',
      listed: true,
      adult: false,
      access: 'public',
      online: 42,
      created_at: '2025-03-04T18:00:00Z',
      deleted_at: null,
    },
  },
  channel: {
    does: 'A channel of a chat.',
    fields: [
      { name: 'id', type: 'string', idsOf: ['chn_'], does: "the channel's id" },
      { name: 'name', type: 'string', does: 'the name without `#`' },
      { name: 'topic', type: 'string | null', does: 'the topic' },
      { name: 'read_min_rank', type: 'string', does: 'the lowest rank that reads it', ...oneOf(apiRanks) },
      { name: 'send_min_rank', type: 'string', does: 'the lowest rank that sends in it', ...oneOf(apiRanks) },
      { name: 'archived', type: 'boolean', does: 'whether it is read-only' },
      { name: 'created_at', type: 'time', does: 'when it was made' },
    ],
    sample: {
      id: ids.channel,
      name: 'news',
      topic: 'What is on tonight',
      read_min_rank: 'guest',
      send_min_rank: 'moderator',
      archived: false,
      created_at: '2025-03-04T18:05:00Z',
    },
  },
  message: {
    does: 'A message.',
    fields: [
      { name: 'id', type: 'string', idsOf: ['msg_'], does: "the message's id" },
      { name: 'channel', type: 'object', does: 'the channel', fields: idAndName('chn_') },
      {
        name: 'author',
        type: 'object',
        does: 'who wrote it',
        fields: [
          { name: 'id', type: 'string', does: "the account's or the guest's id", idsOf: ['acc_', 'gst_'] },
          { name: 'name', type: 'string', does: 'the name shown in this chat' },
          { name: 'rank', type: 'string', does: 'the rank', values: apiRanks, otherValues: customRank },
          { name: 'guest', type: 'boolean', does: 'whether the author has no account' },
        ],
      },
      { name: 'text', type: 'string', does: 'the text as typed' },
      { name: 'reply_to', type: 'string | null', does: 'the id of the message it answers', idsOf: ['msg_'] },
      {
        name: 'files',
        type: 'array of object',
        does: 'the files',
        fields: [
          { name: 'name', type: 'string', does: 'the name' },
          { name: 'type', type: 'string', does: 'the kind of file, such as `image/png`' },
          { name: 'size', type: 'integer', does: 'bytes', size: { min: 0 } },
          { name: 'url', type: 'string', does: 'where to fetch it', format: 'uri' },
        ],
      },
      { name: 'sent_at', type: 'time', does: 'when it was sent' },
      { name: 'edited_at', type: 'time | null', does: 'when it was last edited' },
    ],
    sample: {
      id: ids.message,
      channel: { id: ids.channel, name: 'news' },
      author: { id: ids.account, name: 'wren', rank: 'moderator', guest: false },
      text: 'The late show starts at ten.',
      reply_to: null,
      files: [],
      sent_at: '2025-10-01T20:15:30Z',
      edited_at: null,
    },
  },
  member: {
    does: 'Somebody with an account, in one chat.',
    fields: [
      { name: 'account_id', type: 'string', idsOf: ['acc_'], does: "the account's id" },
      { name: 'username', type: 'string', does: 'the name after `@`' },
      { name: 'name', type: 'string', does: 'the name shown in this chat' },
      { name: 'rank', type: 'string', does: 'the rank', values: apiRanks, otherValues: customRank },
      { name: 'rank_until', type: 'time | null', does: 'when a temporary rank ends' },
      { name: 'joined_at', type: 'time', does: 'when they joined this chat' },
    ],
    sample: {
      account_id: ids.account,
      username: 'wren',
      name: 'Wren',
      rank: 'moderator',
      rank_until: null,
      joined_at: '2025-03-05T09:30:00Z',
    },
  },
  ban: {
    does: 'A ban in one chat.',
    fields: [
      { name: 'id', type: 'string', idsOf: ['ban_'], does: "the ban's id" },
      { name: 'account_id', type: 'string | null', does: 'the account, or null', idsOf: ['acc_'] },
      { name: 'ip_tag', type: 'string | null', does: 'the IP tag, or null', pattern: ipTagPattern },
      { name: 'reason', type: 'string | null', does: 'the reason' },
      { name: 'until', type: 'time | null', does: 'when it ends; null is permanent' },
      { name: 'created_at', type: 'time', does: 'when it was made' },
    ],
    sample: {
      id: ids.ban,
      account_id: ids.account,
      ip_tag: null,
      reason: 'Advertising',
      until: '2025-10-08T12:00:00Z',
      created_at: '2025-10-01T12:00:00Z',
    },
  },
  account: {
    does: 'A managed account of the organization.',
    fields: [
      { name: 'id', type: 'string', idsOf: ['acc_'], does: "the account's id" },
      { name: 'username', type: 'string', does: 'the name after `@`' },
      { name: 'email', type: 'string', does: 'the e-mail address', format: 'email' },
      { name: 'display_name', type: 'string', does: 'the name shown to people' },
      {
        name: 'role',
        type: 'string',
        does: 'the role in the organization',
        ...oneOf(accountRoles),
      },
      { name: 'external_id', type: 'string | null', does: 'your own id; the `sub` of signed tokens' },
      { name: 'status', type: 'string', does: 'the state', ...oneOf(accountStatuses) },
      { name: 'created_at', type: 'time', does: 'when it was made' },
      { name: 'last_seen_at', type: 'time | null', does: 'when it was last used' },
    ],
    sample: {
      id: ids.account,
      username: 'wren',
      email: 'wren@harbour-radio.example',
      display_name: 'Wren',
      role: 'member',
      external_id: 'user-1042',
      status: 'active',
      created_at: '2025-03-05T09:30:00Z',
      last_seen_at: '2025-10-01T20:15:30Z',
    },
  },
  entry: {
    does: 'One entry of an action log.',
    fields: [
      { name: 'id', type: 'string', idsOf: ['evt_'], does: "the entry's id" },
      { name: 'chat_id', type: 'string', idsOf: ['chat_'], does: 'the chat' },
      { name: 'action', type: 'string', does: 'what was done, such as `member.mute`' },
      {
        name: 'actor',
        type: 'object',
        does: 'who did it',
        fields: [
          {
            name: 'id',
            type: 'string | null',
            does: 'the id; null for Caw and Rookery',
            idsOf: ['acc_', 'key_'],
          },
          { name: 'name', type: 'string', does: 'the name' },
          { name: 'kind', type: 'string', does: 'the kind of actor', ...oneOf(actorKinds) },
        ],
      },
      {
        name: 'target',
        type: 'object | null',
        does: 'what it was done to',
        fields: [
          { name: 'id', type: 'string', does: 'the id, with the prefix of its kind' },
          { name: 'name', type: 'string', does: 'the name' },
        ],
      },
      { name: 'reason', type: 'string | null', does: 'the reason' },
      { name: 'channel', type: 'object | null', does: 'the channel', fields: idAndName('chn_') },
      { name: 'at', type: 'time', does: 'when' },
    ],
    sample: {
      id: ids.entry,
      chat_id: ids.chat,
      action: 'member.mute',
      actor: { id: 'key_01JZ8Q8G9H0J1K2M3N4P5Q6R7S', name: 'Help desk', kind: 'api' },
      target: { id: ids.account, name: 'wren' },
      reason: 'Advertising',
      channel: { id: ids.channel, name: 'news' },
      at: '2025-10-01T12:00:00Z',
    },
  },
  export: {
    does: 'An export of messages.',
    fields: [
      { name: 'id', type: 'string', idsOf: ['exp_'], does: "the export's id" },
      { name: 'status', type: 'string', does: 'the state', ...oneOf(Object.keys(exportStatuses)) },
      { name: 'format', type: 'string', does: "the file's form", ...oneOf(Object.keys(exportFormats)) },
      {
        name: 'url',
        type: 'string | null',
        does: 'where to fetch the file; null until `ready`',
        format: 'uri',
      },
      { name: 'expires_at', type: 'time | null', does: 'when `url` stops working' },
      { name: 'created_at', type: 'time', does: 'when it was asked for' },
    ],
    sample: {
      id: ids.export,
      status: 'queued',
      format: 'jsonl',
      url: null,
      expires_at: null,
      created_at: '2025-10-01T12:00:00Z',
    },
  },
} as const satisfies Record<string, ApiObject>;

/** Name of an object of the API. */
type ApiObjectId = keyof typeof apiObjects;

/** One error type: the `status` and `type` of a problem. */
export interface ApiErrorType {
  readonly status: number;
  /** A short title as in the answer. */
  readonly title: string;
  readonly cause: string;
  readonly cure: string;
  /** Whether the same request can work later. */
  readonly retry: 'no' | 'after a wait' | 'once, then wait';
  readonly retryNote: string;
}

/** The nine error types, by status. */
export const apiErrors = {
  invalid_request: {
    status: 400,
    title: 'The request cannot be read',
    cause: 'Broken JSON, an unknown parameter, a `limit` out of range, or a cursor from another list.',
    cure: 'Compare the request with the reference; `detail` says what could not be read.',
    retry: 'no',
    retryNote: 'No: change the request',
  },
  unauthenticated: {
    status: 401,
    title: 'The key is missing or not valid',
    cause: 'No `Authorization: Bearer` header, a misspelt, revoked or ended key, or a test key on live data.',
    cure: 'Check the header and the key. Keys are shown once: when in doubt, make a new one.',
    retry: 'no',
    retryNote: 'No: change the key',
  },
  missing_scope: {
    status: 403,
    title: 'The key lacks a scope',
    cause: 'The key does not have the scope of the operation, or not this chat.',
    cure: 'Make a key with the scope that `detail` names, or add the chat to it.',
    retry: 'no',
    retryNote: "No: change the key's scopes",
  },
  not_found: {
    status: 404,
    title: 'Nothing is here',
    cause:
      'The id does not exist, was deleted, is of another organization, or is an address instead of an id.',
    cure: 'Use the id (`chat_…`), not the address word. List the chats to find it.',
    retry: 'no',
    retryNote: 'No: change the id',
  },
  conflict: {
    status: 409,
    title: 'It clashes with what is there',
    cause: 'An address or username is taken, or an `Idempotency-Key` was used with another body.',
    cure: 'Choose another name; use a new key for each new request.',
    retry: 'no',
    retryNote: 'No: change the request',
  },
  validation_failed: {
    status: 422,
    title: 'Some values are not allowed',
    cause: 'A field is missing, unknown, too long, or not one of the allowed values.',
    cure: 'Read `errors[]`: it names each field with a sentence.',
    retry: 'no',
    retryNote: 'No: change the values',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    cause: `More than ${limits['api-rate'].text} with one key, or more than ${amount(numberOf(limits['api-burst']), 'request')} at once.`,
    cure: 'Wait for the seconds in `Retry-After`, plus a little at random, then go on.',
    retry: 'after a wait',
    retryNote: 'Yes, after `Retry-After`',
  },
  internal: {
    status: 500,
    title: 'Something broke at Rookery',
    cause: 'A fault at Rookery.',
    cure: 'Try again with the same `Idempotency-Key`. If it lasts, send `request_id` to support.',
    retry: 'once, then wait',
    retryNote: 'Yes, with growing waits',
  },
  unavailable: {
    status: 503,
    title: 'Not available for a moment',
    cause: 'Maintenance or overload.',
    cure: 'Wait for `Retry-After`, and look at the status page if it lasts.',
    retry: 'after a wait',
    retryNote: 'Yes, after `Retry-After`',
  },
} as const satisfies Record<string, ApiErrorType>;

/** The `type` of an error. */
export type ApiErrorId = keyof typeof apiErrors;

/** Members of an error's body. */
export const problemFields = [
  { name: 'type', type: 'string', does: 'the error type, for programs' },
  { name: 'title', type: 'string', does: 'the same for every error of this type' },
  { name: 'status', type: 'integer', does: 'the HTTP status' },
  { name: 'detail', type: 'string', does: 'what is wrong this time, for people' },
  { name: 'request_id', type: 'string', does: 'quote it to support' },
  {
    name: 'errors',
    type: 'array of object',
    does: 'each wrong value; with 422 only',
    fields: [
      { name: 'field', type: 'string', does: 'its name' },
      { name: 'message', type: 'string', does: 'what is wrong with it, for people' },
    ],
  },
] as const satisfies readonly ApiField[];

/** A whole error answer. */
export const problemSample = {
  type: 'validation_failed',
  title: apiErrors.validation_failed.title,
  status: apiErrors.validation_failed.status,
  detail: 'Two fields are not allowed as they are.',
  request_id: 'req_01JZ8Q9T0V1W2X3Y4Z5A6B7C8D',
  errors: [
    {
      field: 'address',
      message: `Use ${settingsLimits['chat-address'].text}: a–z, 0–9 and -, with no - at either end.`,
    },
    { field: 'name', message: 'A name is needed.' },
  ],
} as const;

/** Headers of requests and answers. */
export interface ApiHeader {
  readonly in: 'request' | 'answer';
  readonly required: boolean;
  readonly does: string;
  readonly sample: string;
}

/** Every header that matters. */
export const apiHeaders = {
  Authorization: {
    in: 'request',
    required: true,
    does: 'Your key.',
    sample: 'Bearer rk_live_…',
  },
  'Rookery-Version': {
    in: 'request',
    required: false,
    does: 'The version you wrote for. Without it a key uses the version of the day it was made.',
    sample: api.version,
  },
  'Content-Type': {
    in: 'request',
    required: false,
    does: 'With a body only.',
    sample: 'application/json',
  },
  'Idempotency-Key': {
    in: 'request',
    required: false,
    does: 'With `POST`: makes it safe to send the same request again.',
    sample: '5f0c2c1e-8a57-4d1e-9a3b-2f6f0d7c9e11',
  },
  'RateLimit-Limit': {
    in: 'answer',
    required: true,
    does: 'Requests a minute that the key has.',
    sample: String(limits['api-rate'].max),
  },
  'RateLimit-Remaining': { in: 'answer', required: true, does: 'Requests left.', sample: '87' },
  'RateLimit-Reset': {
    in: 'answer',
    required: true,
    does: 'Seconds until the count starts over.',
    sample: '24',
  },
  'Retry-After': { in: 'answer', required: false, does: 'Seconds to wait, with 429 and 503.', sample: '24' },
} as const satisfies Record<string, ApiHeader>;

const cursorPattern = '^cur_.+$';

/** How lists are read: parameters, the shape of the answer, and what a cursor is. */
export const paging = {
  parameters: [
    {
      name: 'limit',
      type: 'integer',
      does: 'entries in one answer',
      ...within(limits['api-page-size']),
      default: String(limits['api-page-size-default'].max),
    },
    {
      name: 'after',
      type: 'string',
      does: 'the `next` of the answer before; goes on after it',
      pattern: cursorPattern,
    },
  ],
  shape: { data: [], next: 'cur_01JZ8QAE9F0G1H2J3K4M5N6P7Q' },
  rules: [
    'The newest entry comes first.',
    '`next` is the cursor for the following answer, or `null` at the end.',
    'A cursor is text: keep it as it is, count nothing with it, and use it with the same parameters.',
  ],
} as const satisfies { parameters: readonly ApiField[]; shape: unknown; rules: readonly string[] };

/** The rules of `Idempotency-Key`. */
export const idempotency = {
  methods: ['POST'],
  lifetime: limits['api-idempotency-lifetime'],
  length: limits['api-idempotency-key'],
  rules: [
    `The same key with the same body gives the first answer again for ${limits['api-idempotency-lifetime'].text}.`,
    'The same key with another body is refused with 409 `conflict`.',
    'Use a fresh random value, such as a UUID, for each thing you want done once.',
  ],
} as const;

/** The parts of the API, in the order of the reference. */
export const apiTags = {
  chats: 'Chats of the organization.',
  channels: 'Channels of a chat.',
  messages: 'Messages of a chat.',
  members: 'Members of a chat and their ranks.',
  bans: 'Bans in a chat.',
  accounts: 'Managed accounts of the organization.',
  'action-log': "Action logs of the organization's chats.",
  exports: 'Exports of messages.',
} as const satisfies Record<string, string>;

/** Name of a part of the API. */
type ApiTagId = keyof typeof apiTags;

/** One operation of the API. */
export interface ApiOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** After the base address, with `{placeholders}`. */
  readonly path: string;
  readonly scope: ApiScopeId;
  /** What it does, as a short heading: "List chats". */
  readonly summary: string;
  /** What it does and what else to know. Whole sentences; links as in Markdown, to pages of this site. */
  readonly note: string;
  readonly tag: ApiTagId;
  /** Placeholders of the path are listed in `pathFields`. */
  readonly query?: readonly ApiField[];
  readonly body?: readonly ApiField[];
  /** Fields of the body of which exactly one is given. */
  readonly eitherOf?: readonly string[];
  /** The status of success. */
  readonly status: 200 | 201 | 202 | 204;
  /** The object answered; left out with 204. */
  readonly answers?: ApiObjectId;
  /** The answer is a list of the object, in pages. */
  readonly list?: boolean;
  /** Errors that this operation has beside 400, 401, 403, 429, 500 and 503, with what causes them here. */
  readonly errors: readonly { readonly type: ApiErrorId; readonly when: string }[];
  /** A query for samples. */
  readonly querySample?: Readonly<Record<string, string>>;
  /** A body for samples. */
  readonly sample?: Readonly<Record<string, unknown>>;
  /** What the sample answer has different from the object's sample. */
  readonly answerSample?: Readonly<Record<string, unknown>>;
}

/** Placeholders in paths. All are ids, never addresses or names. */
export const pathFields = {
  chat_id: {
    name: 'chat_id',
    type: 'string',
    does: "the chat's id, not its address",
    idsOf: ['chat_'],
    required: true,
  },
  message_id: {
    name: 'message_id',
    type: 'string',
    does: "the message's id",
    idsOf: ['msg_'],
    required: true,
  },
  account_id: {
    name: 'account_id',
    type: 'string',
    does: "the account's id",
    idsOf: ['acc_'],
    required: true,
  },
  ban_id: { name: 'ban_id', type: 'string', does: "the ban's id", idsOf: ['ban_'], required: true },
  export_id: { name: 'export_id', type: 'string', does: "the export's id", idsOf: ['exp_'], required: true },
} as const satisfies Record<string, ApiField>;

/** The id used in samples for each placeholder of a path. */
export const pathSamples = {
  chat_id: ids.chat,
  message_id: ids.message,
  account_id: ids.account,
  ban_id: ids.ban,
  export_id: ids.export,
} as const satisfies Record<keyof typeof pathFields, string>;

/** The time at which the samples' requests are sent. */
const now = '2025-10-01T12:00:00Z';

const noChat = {
  type: 'not_found',
  when: 'The chat is not one of yours, or an address was given instead of an id.',
} as const;
const noAccount = { type: 'not_found', when: 'The account is not one of yours, or is gone.' } as const;

const chatFields = [
  {
    name: 'address',
    type: 'string',
    required: true,
    does: "the word in the chat's address",
    ...within(settingsLimits['chat-address']),
    pattern: addressPattern,
  },
  {
    name: 'name',
    type: 'string',
    required: true,
    does: 'the name shown to people',
    ...within(settingsLimits['chat-name']),
  },
  {
    name: 'description',
    type: 'string',
    does: 'what the chat is about',
    ...within(settingsLimits['chat-description']),
  },
  { name: 'category', type: 'string', does: 'the category, by its English name', ...oneOf(chatCategories) },
  {
    name: 'tags',
    type: 'array of string',
    does: 'words to find it by',
    ...within(settingsLimits['chat-tags']),
    entrySize: settingsLimits['chat-tag-length'],
  },
  { name: 'rules', type: 'string', does: 'the rules', ...within(settingsLimits['chat-rules']) },
  { name: 'listed', type: 'boolean', does: 'stands in the public list', default: 'true' },
  { name: 'adult', type: 'boolean', does: 'for adults only; such a chat is never listed', default: 'false' },
  {
    name: 'access',
    type: 'string',
    does: 'who gets in',
    ...oneOf(chatAccess),
    default: 'public',
  },
] as const satisfies readonly ApiField[];

const channelFields = [
  {
    name: 'name',
    type: 'string',
    required: true,
    does: 'the name without `#`',
    ...within(settingsLimits['channel-name']),
    pattern: channelNamePattern,
  },
  { name: 'topic', type: 'string', does: 'the topic', ...within(settingsLimits['channel-topic']) },
  {
    name: 'read_min_rank',
    type: 'string',
    does: 'the lowest rank that reads it',
    ...oneOf(apiRanks),
    default: 'guest',
  },
  {
    name: 'send_min_rank',
    type: 'string',
    does: 'the lowest rank that sends in it',
    ...oneOf(apiRanks),
    default: 'guest',
  },
] as const satisfies readonly ApiField[];

const accountFields = [
  {
    name: 'username',
    type: 'string',
    required: true,
    does: 'the name after `@`',
    ...within(accountLimits.username),
    pattern: usernamePattern,
  },
  {
    name: 'email',
    type: 'string',
    required: true,
    does: 'the e-mail address; on an allowed domain where there is a list',
    format: 'email',
  },
  {
    name: 'display_name',
    type: 'string',
    does: 'the name shown to people',
    ...within(accountLimits['display-name']),
    default: 'the username',
  },
  {
    name: 'role',
    type: 'string',
    does: 'the role in the organization; all but `member` take a seat',
    ...oneOf(accountRoles),
    default: 'member',
  },
  {
    name: 'external_id',
    type: 'string',
    does: 'your own id; the `sub` of signed tokens',
    ...within(limits['api-external-id']),
  },
] as const satisfies readonly ApiField[];

function optional(fields: readonly ApiField[]): readonly ApiField[] {
  return fields.map(({ required: _needed, default: _default, ...field }) => field);
}

/** Every operation, in the order of the reference. */
export const apiOperations = {
  'list-chats': {
    method: 'GET',
    path: '/chats',
    scope: 'chats:read',
    summary: 'List chats',
    note:
      'Gives the chats of the organization that the key reaches. Use the `id` of each in every other ' +
      'address.',
    tag: 'chats',
    query: paging.parameters,
    status: 200,
    answers: 'chat',
    list: true,
    errors: [],
    querySample: { limit: '10' },
  },
  'create-chat': {
    method: 'POST',
    path: '/chats',
    scope: 'chats:write',
    summary: 'Create a chat',
    note:
      'Makes a chat that the organization owns. It has the [default ' +
      'plan](/organizations/general#default-plan) from the first minute. A chat beyond those included ' +
      'costs extra from that day.',
    tag: 'chats',
    body: chatFields,
    status: 201,
    answers: 'chat',
    errors: [
      { type: 'conflict', when: 'The address is taken.' },
      { type: 'validation_failed', when: 'A field is missing or not allowed.' },
    ],
    sample: {
      address: examples.chat,
      name: examples.chatName,
      category: 'Radio and streams',
      tags: ['night', 'music'],
      description: 'For listeners who stay up late.',
      rules: 'Be kind.',
    },
    answerSample: { online: 0, created_at: now },
  },
  'get-chat': {
    method: 'GET',
    path: '/chats/{chat_id}',
    scope: 'chats:read',
    summary: 'Get a chat',
    note:
      'Gives one chat. A deleted chat is still found while the deletion can be undone; `deleted_at` ' +
      'then has a value.',
    tag: 'chats',
    status: 200,
    answers: 'chat',
    errors: [noChat],
  },
  'update-chat': {
    method: 'PATCH',
    path: '/chats/{chat_id}',
    scope: 'chats:write',
    summary: 'Change a chat',
    note:
      'Changes the fields that you send and leaves the others. It applies at once to everybody in the ' +
      'chat and is written to the action log. An old address forwards for a while, as [in the ' +
      'interface](/chat-settings/chat-information).',
    tag: 'chats',
    body: optional(chatFields),
    status: 200,
    answers: 'chat',
    errors: [
      noChat,
      { type: 'conflict', when: 'The address is taken, or it was changed too short a time ago.' },
      { type: 'validation_failed', when: 'A value is not allowed.' },
    ],
    sample: { description: 'For listeners who stay up late.', listed: false },
    answerSample: { listed: false },
  },
  'delete-chat': {
    method: 'DELETE',
    path: '/chats/{chat_id}',
    scope: 'chats:write',
    summary: 'Delete a chat',
    note:
      `Closes the chat at once. There are ${settingsLimits['chat-delete-undo'].text} to undo it, and an ` +
      'Owner does that in the console. After that everything in the chat is gone.',
    tag: 'chats',
    status: 204,
    errors: [noChat],
  },
  'list-channels': {
    method: 'GET',
    path: '/chats/{chat_id}/channels',
    scope: 'chats:read',
    summary: 'List channels',
    note: 'Gives the channels of a chat, archived ones too.',
    tag: 'channels',
    query: paging.parameters,
    status: 200,
    answers: 'channel',
    list: true,
    errors: [noChat],
  },
  'create-channel': {
    method: 'POST',
    path: '/chats/{chat_id}/channels',
    scope: 'chats:write',
    summary: 'Create a channel',
    note:
      'Adds a channel to a chat. It shows at once to everybody whose rank may read it. To rename, ' +
      'archive or delete a channel, use [Channels](/chat-settings/channels).',
    tag: 'channels',
    body: channelFields,
    status: 201,
    answers: 'channel',
    errors: [
      noChat,
      {
        type: 'conflict',
        when: 'A channel of this name is there, or the chat has as many as its plan allows.',
      },
      { type: 'validation_failed', when: 'A field is missing or not allowed.' },
    ],
    sample: { name: 'news', topic: 'What is on tonight', send_min_rank: 'moderator' },
    answerSample: { created_at: now },
  },
  'list-messages': {
    method: 'GET',
    path: '/chats/{chat_id}/messages',
    scope: 'messages:read',
    summary: 'List messages',
    note:
      'Gives the messages of a chat. Held, deleted and direct messages are not among them, nor is ' +
      'anything older than the history that the chat keeps.',
    tag: 'messages',
    query: [
      { name: 'channel', type: 'string', does: 'only this channel', idsOf: ['chn_'] },
      { name: 'before', type: 'time', does: 'only messages sent before this time' },
      { name: 'from', type: 'string', does: 'only messages by this account', idsOf: ['acc_'] },
      ...paging.parameters,
    ],
    status: 200,
    answers: 'message',
    list: true,
    errors: [noChat],
    querySample: { channel: ids.channel, before: '2025-10-02T00:00:00Z' },
  },
  'post-message': {
    method: 'POST',
    path: '/chats/{chat_id}/messages',
    scope: 'messages:write',
    summary: 'Post a message',
    note:
      'Posts at once, under the name of the organization or under a managed account. ' +
      '[Formatting](/chat-features/markdown) works. Slow mode and approval do not hold it, but the ' +
      'longest message of the chat counts. Webhooks fire for it as well, so a bot has to pass over its ' +
      'own messages.',
    tag: 'messages',
    body: [
      { name: 'channel_id', type: 'string', required: true, does: 'the channel', idsOf: ['chn_'] },
      {
        name: 'text',
        type: 'string',
        required: true,
        does: "the text, with the formatting of messages; no longer than the chat's own maximum",
        ...within(messageLimits['message-length']),
      },
      { name: 'reply_to', type: 'string', does: 'the message it answers', idsOf: ['msg_'] },
      {
        name: 'author_id',
        type: 'string',
        does: 'a managed account to post as',
        idsOf: ['acc_'],
        default: 'the organization',
      },
    ],
    status: 201,
    answers: 'message',
    errors: [
      noChat,
      { type: 'conflict', when: 'The channel is archived.' },
      {
        type: 'validation_failed',
        when: "The text is empty or longer than the chat's maximum, or the author is not a managed account.",
      },
    ],
    sample: { channel_id: ids.channel, text: 'The late show starts at ten.', author_id: ids.account },
  },
  'delete-message': {
    method: 'DELETE',
    path: '/chats/{chat_id}/messages/{message_id}',
    scope: 'messages:write',
    summary: 'Delete a message',
    note:
      'Deletes the message and its files at once. It cannot be brought back. A report keeps its own ' +
      'copy.',
    tag: 'messages',
    status: 204,
    errors: [noChat, { type: 'not_found', when: 'The message is gone already.' }],
  },
  'list-members': {
    method: 'GET',
    path: '/chats/{chat_id}/members',
    scope: 'chats:read',
    summary: 'List members',
    note: 'Gives everybody with an account who joined the chat, with their rank. Guests are not among them.',
    tag: 'members',
    query: paging.parameters,
    status: 200,
    answers: 'member',
    list: true,
    errors: [noChat],
    querySample: { limit: '50' },
  },
  'set-rank': {
    method: 'PUT',
    path: '/chats/{chat_id}/members/{account_id}/rank',
    scope: 'members:write',
    summary: 'Give a rank',
    note:
      'Gives a rank in this chat, or changes it. With `until` the rank is temporary, ' +
      `${moderationLimits['temprank-length'].text} from now; then the person falls back to the earlier ` +
      'rank. Owner cannot be given, and the rank of an owner cannot be changed.',
    tag: 'members',
    body: [
      {
        name: 'rank',
        type: 'string',
        required: true,
        does: 'the rank',
        values: givenRanks,
        otherValues: customRank,
      },
      { name: 'until', type: 'time', does: 'when a temporary rank ends', default: 'no end' },
    ],
    status: 200,
    answers: 'member',
    errors: [
      { type: 'not_found', when: 'The chat is not one of yours, or the account never joined it.' },
      { type: 'conflict', when: 'The person is an owner of the chat.' },
      { type: 'validation_failed', when: 'There is no such rank, or `until` is too near or too far.' },
    ],
    sample: { rank: 'moderator', until: '2025-10-02T06:00:00Z' },
    answerSample: { rank_until: '2025-10-02T06:00:00Z' },
  },
  'remove-rank': {
    method: 'DELETE',
    path: '/chats/{chat_id}/members/{account_id}/rank',
    scope: 'members:write',
    summary: 'Take a rank',
    note: 'Makes the person a Member. It ends a temporary rank as well.',
    tag: 'members',
    status: 204,
    errors: [
      { type: 'not_found', when: 'The chat is not one of yours, or the account never joined it.' },
      { type: 'conflict', when: 'The person is an owner of the chat.' },
    ],
  },
  'list-bans': {
    method: 'GET',
    path: '/chats/{chat_id}/bans',
    scope: 'chats:read',
    summary: 'List bans',
    note: 'Gives the bans that hold now in this chat.',
    tag: 'bans',
    query: paging.parameters,
    status: 200,
    answers: 'ban',
    list: true,
    errors: [noChat],
  },
  'create-ban': {
    method: 'POST',
    path: '/chats/{chat_id}/bans',
    scope: 'bans:write',
    summary: 'Ban an account or an IP tag',
    note:
      'Give `account_id` or `ip_tag`, one of the two. `duration` is written [as in ' +
      `commands](/chat-features/moderation#durations): ${moderationLimits['ban-length'].text}, or ` +
      '`perm` for an account. The ban of an IP tag always has an end. The person reads the reason.',
    tag: 'bans',
    body: [
      { name: 'account_id', type: 'string', does: 'the account; needed without `ip_tag`', idsOf: ['acc_'] },
      {
        name: 'ip_tag',
        type: 'string',
        does: 'the IP tag, such as `ip-7f3c9a`; needed without `account_id`',
        pattern: ipTagPattern,
      },
      {
        name: 'duration',
        type: 'string',
        required: true,
        does: 'how long, such as `2h`, `7d`, `1d12h` or `perm`; `perm` not for IP tags',
        pattern: durationPattern,
      },
      {
        name: 'reason',
        type: 'string',
        does: 'shown to the person and in the action log',
        ...within(moderationLimits['action-reason']),
      },
    ],
    status: 201,
    answers: 'ban',
    errors: [
      noChat,
      { type: 'conflict', when: 'The person is an owner of the chat, or is banned already.' },
      {
        type: 'validation_failed',
        when: 'Both or neither of account and IP tag, or a duration that is not allowed.',
      },
    ],
    sample: { account_id: ids.account, duration: '7d', reason: 'Advertising' },
    eitherOf: ['account_id', 'ip_tag'],
  },
  'delete-ban': {
    method: 'DELETE',
    path: '/chats/{chat_id}/bans/{ban_id}',
    scope: 'bans:write',
    summary: 'Lift a ban',
    note: 'Ends the ban at once. The person is not told.',
    tag: 'bans',
    status: 204,
    errors: [noChat, { type: 'not_found', when: 'The ban is over or was lifted.' }],
  },
  'list-accounts': {
    method: 'GET',
    path: '/accounts',
    scope: 'accounts:read',
    summary: 'List managed accounts',
    note:
      'Gives the managed accounts of the organization. Personal accounts that visit your chats are not ' +
      'among them; look for those among the [members](#list-members) of a chat.',
    tag: 'accounts',
    query: paging.parameters,
    status: 200,
    answers: 'account',
    list: true,
    errors: [],
    querySample: { limit: '50' },
  },
  'create-account': {
    method: 'POST',
    path: '/accounts',
    scope: 'accounts:write',
    summary: 'Create a managed account',
    note:
      'Makes the account and sends the person an invitation by e-mail, which works for ' +
      `${organizationLimits['org-invitation-lifetime'].text}. They choose a password, unless [Enforce ` +
      'SSO](/organizations/sso#enforce) is on. `external_id` connects the account with the `sub` of ' +
      'your [signed tokens](/organizations/sso#sub).',
    tag: 'accounts',
    body: accountFields,
    status: 201,
    answers: 'account',
    errors: [
      {
        type: 'conflict',
        when: 'The username, the e-mail address or the external id is taken in the organization.',
      },
      {
        type: 'validation_failed',
        when: 'A field is missing or not allowed, or no seat is left for the role.',
      },
    ],
    sample: {
      username: 'wren',
      email: 'wren@harbour-radio.example',
      display_name: 'Wren',
      external_id: 'user-1042',
    },
    answerSample: { status: 'invited', created_at: now, last_seen_at: null },
  },
  'get-account': {
    method: 'GET',
    path: '/accounts/{account_id}',
    scope: 'accounts:read',
    summary: 'Get a managed account',
    note: 'Gives one managed account.',
    tag: 'accounts',
    status: 200,
    answers: 'account',
    errors: [noAccount],
  },
  'update-account': {
    method: 'PATCH',
    path: '/accounts/{account_id}',
    scope: 'accounts:write',
    summary: 'Change a managed account',
    note:
      'Changes the fields that you send. With `status` you suspend an account or bring it back: ' +
      '`suspended` ends its sessions and refuses sign-ins and tokens, `active` undoes that.',
    tag: 'accounts',
    body: [
      ...optional(accountFields),
      { name: 'status', type: 'string', does: 'suspends or brings back', ...oneOf(['active', 'suspended']) },
    ],
    status: 200,
    answers: 'account',
    errors: [
      noAccount,
      {
        type: 'conflict',
        when: 'The username, e-mail address or external id is taken, or it is the last Owner.',
      },
      { type: 'validation_failed', when: 'A value is not allowed, or no seat is left for the role.' },
    ],
    sample: { status: 'suspended' },
    answerSample: { status: 'suspended' },
  },
  'delete-account': {
    method: 'DELETE',
    path: '/accounts/{account_id}',
    scope: 'accounts:write',
    summary: 'Delete a managed account',
    note:
      `Closes the account at once. There are ${accountLimits['account-deletion-undo'].text} to undo it ` +
      '[in the console](/organizations/manage-accounts#delete). Its messages stay under **Deleted ' +
      'account**.',
    tag: 'accounts',
    status: 204,
    errors: [
      noAccount,
      { type: 'conflict', when: 'It is the last Owner of the organization, or owns a chat.' },
    ],
  },
  'sign-out-account': {
    method: 'POST',
    path: '/accounts/{account_id}/sign-out',
    scope: 'accounts:write',
    summary: 'Sign an account out everywhere',
    note:
      'Ends every session of the account at once. The person can sign in again unless the account is ' +
      'suspended.',
    tag: 'accounts',
    status: 204,
    errors: [noAccount],
  },
  'list-action-log': {
    method: 'GET',
    path: '/action-log',
    scope: 'log:read',
    summary: 'Read the action log',
    note:
      'Gives the entries of all chats that the key reaches. What `action` can be is listed under [the ' +
      'action log](/chat-features/action-log#actions). Entries are kept ' +
      `${planFeatures['action-log'].values.organization.text}.`,
    tag: 'action-log',
    query: [
      { name: 'chat_id', type: 'string', does: 'only this chat', idsOf: ['chat_'] },
      {
        name: 'actor',
        type: 'string',
        does: 'only what this account or key did',
        idsOf: ['acc_', 'key_'],
        values: ['caw', 'rookery'],
      },
      { name: 'action', type: 'string', does: 'only this action, such as `member.ban`' },
      { name: 'since', type: 'time', does: 'only from this time on' },
      { name: 'until', type: 'time', does: 'only before this time' },
      ...paging.parameters,
    ],
    status: 200,
    answers: 'entry',
    list: true,
    errors: [noChat],
    querySample: { action: 'member.mute', since: '2025-10-01T00:00:00Z' },
  },
  'create-export': {
    method: 'POST',
    path: '/chats/{chat_id}/exports',
    scope: 'messages:read',
    summary: 'Start an export of messages',
    note:
      'Starts an export of the messages of a chat. Deleted and direct messages are not in it. The ' +
      'answer comes before the file is ready: ask for [the export](#get-export) until it is.',
    tag: 'exports',
    body: [
      {
        name: 'format',
        type: 'string',
        required: true,
        does: "the file's form",
        ...oneOf(Object.keys(exportFormats)),
      },
      { name: 'since', type: 'time', does: 'only from this time on', default: 'the start of the history' },
      { name: 'until', type: 'time', does: 'only before this time', default: 'now' },
      {
        name: 'channel_id',
        type: 'string',
        does: 'only this channel',
        idsOf: ['chn_'],
        default: 'all channels',
      },
    ],
    status: 202,
    answers: 'export',
    errors: [
      noChat,
      { type: 'validation_failed', when: 'The format is unknown, or `since` is not before `until`.' },
    ],
    sample: { format: 'jsonl', since: '2025-09-01T00:00:00Z', until: '2025-10-01T00:00:00Z' },
  },
  'get-export': {
    method: 'GET',
    path: '/exports/{export_id}',
    scope: 'messages:read',
    summary: 'Get an export',
    note:
      'Gives the state of an export and, once it is `ready`, the address of its file. Fetch that ' +
      'address without a key. It is a secret: whoever has it can read the file.',
    tag: 'exports',
    status: 200,
    answers: 'export',
    errors: [{ type: 'not_found', when: 'The export is not one of yours, or its file is gone.' }],
    answerSample: {
      status: 'ready',
      url: `https://files.rookery.example/exports/${ids.export}?key=7Gq2xV9mT4bK`,
      expires_at: '2025-10-08T12:20:00Z',
    },
  },
} as const satisfies Record<string, ApiOperation>;

/** The placeholders of an operation's path, as fields. */
export function pathParameters(path: string): readonly ApiField[] {
  const fields: Record<string, ApiField> = pathFields;
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => {
    const field = name ? fields[name] : undefined;
    return field ? [field] : [];
  });
}

/** A sample answer of an operation; nothing with 204. */
export function sampleAnswer({ answers, list, answerSample }: ApiOperation): unknown {
  if (!answers) {
    return undefined;
  }
  const object = { ...apiObjects[answers].sample, ...answerSample };
  return list ? { data: [object], next: null } : object;
}

/** What the API never gives. */
export const apiNever = [
  'IP addresses: there are only IP tags',
  'direct messages',
  'passwords, recovery codes and secrets',
  'who made a report',
  'answers to web pages: there are no cross-origin headers, so browsers refuse them',
] as const;

/** What the API is for, and where else to go. */
export const apiScope = [
  { want: 'Manage chats, people and messages from your server', use: 'API' },
  { want: 'Hear of something when it happens', use: 'Webhooks' },
  { want: 'Do something with the chat inside your page', use: 'SDK' },
  { want: 'Sign your own members in', use: 'Single sign-on' },
] as const;

/** How versions change. One sentence each. */
export const apiVersionRules = [
  'A version is a date. Without the header, a key uses the version of the day it was made.',
  `A version lives ${limits['api-version-lifetime'].text} from the day a newer one comes.`,
  'New fields, operations, events and error details come without a new version: pass over what you do not know.',
  'Taken-away or renamed fields, and a new meaning of an old one, come only in a new version.',
] as const;
