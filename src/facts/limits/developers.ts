import { atLeast, between, exactly, span, upTo } from '../quantity';
import type { Limit } from '../types';

/** Numbers of embedding, the SDK, the API, webhooks and sign-in tokens that are the same on every plan that has them. */
export const developerLimits = {
  'embed-height': { label: 'Height of an embed', ...between(300, 2000, 'px') },
  'embed-height-default': { label: 'Height of an embed when you give none', ...exactly(500, 'px') },
  'embed-width-comfortable': {
    label: 'Width from which every part of the chat fits',
    ...atLeast(320, 'px'),
  },
  'embed-small-width': { label: 'Width of a narrow box beside your text', ...exactly(240, 'px') },
  'embed-small-height': { label: 'Height of a narrow box beside your text', ...exactly(400, 'px') },
  'embed-sidebar-width': { label: 'Width of the sidebar mode', ...exactly(360, 'px') },
  'embed-popup-width': { label: 'Width of the pop-up mode', ...exactly(380, 'px') },
  'embed-iframe-default-height': {
    label: 'Height that browsers give an iframe without a height',
    ...exactly(150, 'px'),
  },
  'embed-chats-per-page': { label: 'Chats on one page', ...upTo(4, 'chat') },
  'sdk-overlap': {
    label: 'Time for which the old and the new main version of the script both work',
    ...exactly(12, 'month'),
  },
  'sdk-reconnect-wait': {
    label: 'Wait between tries to connect again',
    ...span(1, 30, 'second', '1 second at first, then longer, up to 30 seconds'),
  },
  'sdk-full-chat-retry': { label: 'Wait between tries when the chat is full', ...exactly(30, 'second') },
  'api-tls': { label: 'Oldest TLS version accepted', text: 'TLS 1.2', unit: 'TLS version', min: 1.2 },
  'api-rate': {
    label: 'Requests to the API',
    text: '120 requests a minute',
    unit: 'request a minute',
    max: 120,
    note: 'per key',
  },
  'api-burst': { label: 'Requests at once', ...upTo(30, 'request'), note: 'per key' },
  'api-page-size': { label: 'Entries in one answer (`limit`)', ...between(1, 100, 'count') },
  'api-page-size-default': {
    label: 'Entries in one answer when you give no `limit`',
    ...exactly(25, 'count'),
  },
  'api-idempotency-lifetime': {
    label: 'Time for which an `Idempotency-Key` is kept',
    ...exactly(24, 'hour'),
  },
  'api-idempotency-key': { label: '`Idempotency-Key`', ...between(1, 64, 'character') },
  'api-keys': { label: 'API keys', ...upTo(20, 'key'), note: 'per organization' },
  'api-key-name': { label: 'Name of an API key', ...between(1, 50, 'character') },
  'api-key-length': { label: 'Characters of an API key after its prefix', ...exactly(32, 'character') },
  'api-id-length': {
    label: 'Characters of an id after its prefix',
    ...exactly(26, 'character'),
    note: 'a ULID',
  },
  'api-version-lifetime': { label: 'Life of an API version', ...exactly(24, 'month') },
  'api-test-chats': { label: 'Chats that test keys reach', ...exactly(2, 'chat') },
  'api-body-size': { label: 'Body of an API request', ...upTo(256, 'KB') },
  'api-external-id': { label: 'Your own id of an account (`external_id`)', ...between(1, 128, 'character') },
  'webhook-answer-time': { label: 'Time to answer a delivery', ...upTo(5, 'second') },
  'webhook-retries': { label: 'Retries after a failed delivery', ...exactly(7, 'retry'), text: '7 retries' },
  'webhook-timestamp-window': {
    label: 'Age from which you refuse a delivery',
    ...upTo(5, 'minute'),
    text: '5 minutes',
    note: 'before or after your own clock',
  },
  'webhook-secret-bytes': { label: 'Webhook secret, decoded', ...between(24, 64, 'byte') },
  'webhook-rotation': {
    label: 'Time for which both secrets sign while one is being rotated',
    ...exactly(24, 'hour'),
  },
  'webhook-switch-off': { label: 'Failures in a row that switch a webhook off', ...exactly(3, 'day') },
  'webhook-log': {
    label: 'Deliveries kept in the log',
    ...exactly(100, 'delivery'),
    text: 'the last 100 deliveries',
  },
  'webhook-id-memory': {
    label: 'Time for which you remember each `webhook-id` to drop repeats',
    ...atLeast(2, 'day'),
  },
  'webhook-url-length': { label: 'Address of a webhook', ...upTo(2000, 'character'), note: '`https` only' },
  'token-lifetime': { label: 'Life of a sign-in token', ...upTo(5, 'minute'), note: 'from `iat` to `exp`' },
  'token-clock-skew': { label: 'Difference allowed between your clock and ours', ...upTo(60, 'second') },
  'token-size': { label: 'Whole sign-in token', ...upTo(4, 'KB') },
  'token-secret-bytes': { label: 'Secret for HS256', ...atLeast(32, 'byte') },
  'token-secrets': { label: 'Secrets valid at the same time', ...upTo(2, 'secret') },
  'token-rsa-bits': { label: 'RSA key for RS256', ...atLeast(2048, 'bit') },
  'token-sub': { label: '`sub`, your user id', ...between(1, 128, 'character') },
  'token-jti': { label: '`jti`, the number of the token', ...between(1, 128, 'character') },
  'token-ranks': { label: 'Chats named in `ranks`', ...upTo(100, 'chat') },
  'token-avatar-address': { label: '`avatar`, the address of a picture', ...upTo(2000, 'character') },
  'jwks-cache': {
    label: 'Time for which the key list at your JWKS address is kept',
    ...exactly(10, 'minute'),
  },
  'sso-return-domains': { label: 'Domains allowed in `return_to`', ...upTo(50, 'domain') },
} as const satisfies Record<string, Limit>;

/** Id of a limit of the developer features. */
export type DeveloperLimitId = keyof typeof developerLimits;
