import { atLeast, between, exactly, span, upTo } from '../quantity';
import type { Limit } from '../types';

/** Limits of embeds, the SDK, the API, webhooks, and sign-in tokens that are the same on every plan that includes them. */
export const developerLimits = {
  'embed-height': { label: 'Height of an embed', ...between(300, 2000, 'px') },
  'embed-height-default': { label: 'Default height of an embed', ...exactly(500, 'px') },
  'embed-width-comfortable': { label: 'Width at which every part of the chat fits', ...atLeast(320, 'px') },
  'embed-small-width': { label: 'Width of a narrow box next to your text', ...exactly(240, 'px') },
  'embed-small-height': { label: 'Height of a narrow box next to your text', ...exactly(400, 'px') },
  'embed-sidebar-width': { label: 'Width of the sidebar', ...exactly(360, 'px') },
  'embed-popup-width': { label: 'Width of the pop-up', ...exactly(380, 'px') },
  'embed-iframe-default-height': {
    label: 'Default height of an iframe in browsers',
    ...exactly(150, 'px'),
  },
  'embed-chats-per-page': { label: 'Chats on one page', ...upTo(4, 'chat') },
  'sdk-overlap': {
    label: 'How long the old and new major versions of the script both work',
    ...exactly(12, 'month'),
  },
  'sdk-reconnect-wait': {
    label: 'Wait between attempts to reconnect',
    ...span(1, 30, 'second', '1 second at first, increasing to 30 seconds'),
  },
  'sdk-full-chat-retry': { label: 'Wait between attempts when the chat is full', ...exactly(30, 'second') },
  'api-tls': { label: 'Minimum TLS version', text: 'TLS 1.2', unit: 'TLS version', min: 1.2 },
  'api-rate': {
    label: 'API requests',
    text: '120 requests per minute',
    unit: 'request per minute',
    max: 120,
  },
  'api-burst': { label: 'API requests in any one second', ...upTo(30, 'request') },
  'api-page-size': { label: 'Items on a page (`limit`)', ...between(1, 100, 'count') },
  'api-page-size-default': {
    label: 'Items on a page without a `limit`',
    ...exactly(25, 'count'),
  },
  'api-idempotency-lifetime': {
    label: 'How long an `Idempotency-Key` is stored',
    ...exactly(24, 'hour'),
  },
  'api-idempotency-key': { label: '`Idempotency-Key`', ...between(1, 64, 'character') },
  'api-keys': { label: 'API keys', ...upTo(20, 'key') },
  'api-key-name': { label: 'Name of an API key', ...between(1, 50, 'character') },
  'api-key-length': { label: 'Characters of an API key after the prefix', ...exactly(32, 'character') },
  'api-id-length': { label: 'Characters of an ID after the prefix', ...exactly(26, 'character') },
  'api-version-lifetime': {
    label: 'How long an API version works after a newer one is released',
    ...exactly(24, 'month'),
  },
  'api-test-chats': { label: 'Chats that test keys can access', ...exactly(2, 'chat') },
  'api-test-lifetime': { label: 'How long unused test data is kept', ...exactly(30, 'day') },
  'api-cursor-lifetime': { label: 'How long a cursor works', ...exactly(24, 'hour') },
  'api-body-size': { label: 'Body of an API request', ...upTo(256, 'KB') },
  'api-external-id': { label: 'Your own ID for an account (`external_id`)', ...between(1, 128, 'character') },
  'webhook-body-size': { label: 'Body of a delivery', ...upTo(256, 'KB') },
  'webhook-answer-time': { label: 'Time to respond to a delivery', ...upTo(5, 'second') },
  'webhook-retries': { label: 'Retries after a failed delivery', ...exactly(7, 'retry'), text: '7 retries' },
  'webhook-timestamp-window': {
    label: 'Allowed difference between the timestamp of a delivery and your clock',
    ...upTo(5, 'minute'),
    text: '5 minutes',
  },
  'webhook-secret-bytes': { label: 'Webhook secret, decoded', ...between(24, 64, 'byte') },
  'webhook-rotation': {
    label: 'How long deliveries are signed with both secrets during a rotation',
    ...exactly(24, 'hour'),
  },
  'webhook-switch-off': {
    label: 'How long every delivery fails before a webhook is turned off',
    ...exactly(3, 'day'),
  },
  'webhook-log': {
    label: 'Deliveries in the log',
    ...exactly(100, 'delivery'),
    text: 'the last 100 deliveries',
  },
  'webhook-id-memory': {
    label: 'How long to store each `webhook-id` to detect duplicates',
    ...atLeast(2, 'day'),
  },
  'webhook-url-length': { label: 'URL of a webhook', ...upTo(2000, 'character') },
  'token-lifetime': { label: 'Lifetime of a sign-in token', ...upTo(5, 'minute') },
  'token-clock-skew': { label: "Allowed difference between your clock and Rookery's", ...upTo(60, 'second') },
  'token-size': { label: 'Sign-in token', ...upTo(4, 'KB') },
  'token-secret-bytes': { label: 'Secret for HS256', ...atLeast(32, 'byte') },
  'token-secrets': { label: 'Active secrets', ...upTo(2, 'secret') },
  'token-rsa-bits': { label: 'RSA key for RS256', ...atLeast(2048, 'bit') },
  'token-sub': { label: '`sub`, your user ID', ...between(1, 128, 'character') },
  'token-jti': { label: '`jti`, the ID of the token', ...between(1, 128, 'character') },
  'token-state': {
    label: '`state`, the value that binds a token to a browser',
    ...between(1, 128, 'character'),
  },
  'token-ranks': { label: 'Chats in `ranks`', ...upTo(100, 'chat') },
  'token-avatar-address': { label: '`avatar`, the URL of an image', ...upTo(2000, 'character') },
  'jwks-cache': {
    label: 'How long the keys from your JWKS URL are cached',
    ...exactly(10, 'minute'),
  },
  'sso-state-lifetime': {
    label: 'How long a visitor has to sign in after a redirect',
    ...exactly(10, 'minute'),
  },
  'sso-return-domains': { label: 'Domains allowed in `return_to`', ...upTo(50, 'domain') },
} as const satisfies Record<string, Limit>;
