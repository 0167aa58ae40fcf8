import { between, exactly, span, upTo } from '../quantity';
import type { Limit } from '../types';

const hoursADay = 24;
const minutesADay = 24 * 60;

/** Numbers of Chat settings that are the same on every plan, by id. */
export const settingsLimits = {
  'chat-name': { label: 'Chat name', ...between(2, 50, 'character') },
  'chat-address': {
    label: 'Chat address',
    ...between(3, 30, 'character'),
    note: '`a`–`z`, `0`–`9` and `-`, not starting or ending with `-`',
  },
  'chat-address-change': {
    label: "Time between two changes of a chat's address",
    ...exactly(30, 'day'),
    note: 'one change in that time',
  },
  'chat-address-forwarding': {
    label: 'How long an old chat address forwards',
    ...exactly(90, 'day'),
    note: 'embeds included; then the address is free',
  },
  'chat-address-freed': {
    label: "When a deleted chat's address is free",
    ...exactly(90, 'day'),
    note: 'after the chat is gone',
  },
  'chat-description': { label: 'Chat description', ...upTo(300, 'character') },
  'chat-rules': { label: 'Rules of a chat', ...upTo(4000, 'character') },
  'chat-tags': { label: 'Tags of a chat', ...upTo(5, 'tag') },
  'chat-tag-length': {
    label: 'Length of a tag',
    ...between(2, 20, 'character'),
    note: 'letters, digits and `-`',
  },
  'chat-listing-delay': { label: 'Time until a change shows in the list of chats', ...upTo(1, 'hour') },
  'chat-logo-file': { label: 'Chat logo, file', ...upTo(2, 'MB') },
  'chat-logo-size': { label: 'Chat logo, each side', ...between(128, 1024, 'px'), note: 'square' },
  'favicon-file': { label: 'Favicon, file', ...upTo(100, 'KB'), note: 'square' },
  'social-image-file': { label: 'Social image, file', ...upTo(2, 'MB') },
  'social-image-size': {
    label: 'Social image, size',
    ...span(1200, 1200, 'px', '1,200 × 630 px'),
    note: 'width × height',
  },
  'page-background-file': { label: 'Page background, file', ...upTo(5, 'MB') },
  'page-title-length': { label: 'Page title', ...upTo(60, 'character') },
  'footer-links': { label: 'Footer links', ...upTo(5, 'link') },
  'footer-link-label': { label: 'Label of a footer link', ...between(1, 30, 'character') },
  'custom-css-size': { label: 'Custom CSS', ...upTo(20, 'KB') },
  'chat-font-size': { label: 'Font size in a chat', ...between(12, 20, 'px') },
  'chat-font-size-default': { label: 'Font size in a new chat', ...exactly(15, 'px') },
  'theme-contrast': {
    label: 'Contrast that the Custom theme insists on',
    ...span(4.5, 4.5, 'count', '4.5 : 1'),
    note: 'for every pair of text and background',
  },
  'brand-logo-file': { label: 'Own logo in the icon bar, file', ...upTo(100, 'KB') },
  'custom-icons': { label: 'Custom icons in the icon bar', ...upTo(5, 'icon') },
  'custom-icon-file': { label: 'Custom icon, file', ...upTo(100, 'KB') },
  'custom-icon-label': { label: 'Label of a custom icon', ...between(1, 30, 'character') },
  'channel-name': {
    label: 'Channel name',
    ...between(2, 30, 'character'),
    note: '`a`–`z`, `0`–`9` and `-`; shown with `#` before it',
  },
  'channel-topic': { label: 'Channel topic', ...upTo(200, 'character') },
  'message-maximum': {
    label: 'Longest message, as the chat sets it',
    ...between(1, 2000, 'character'),
  },
  'message-maximum-default': { label: 'Longest message in a new chat', ...exactly(500, 'character') },
  'message-links': { label: 'Links in one message, as the chat sets it', ...between(0, 10, 'link') },
  'message-links-default': { label: 'Links in one message in a new chat', ...exactly(3, 'link') },
  'history-on-join': {
    label: 'Earlier messages shown on joining',
    ...between(0, 200, 'message'),
    note: '0 shows none',
  },
  'history-on-join-default': {
    label: 'Earlier messages shown on joining a new chat',
    ...exactly(50, 'message'),
  },
  'large-emoji': { label: 'Emoji alone in a message that are shown large', ...upTo(3, 'count') },
  'word-filter-entries': { label: 'Own word filter', ...span(0, 500, 'count', 'up to 500 entries') },
  'word-filter-entry': {
    label: 'Length of a word filter entry',
    ...between(2, 60, 'character'),
    note: '`*` included',
  },
  'filter-exceptions': { label: 'Filter exceptions', ...upTo(200, 'word') },
  'filter-mute': { label: 'Mute by the word filter', ...exactly(5, 'minute') },
  'slow-mode-range': { label: 'Slow mode', ...between(1, 600, 'second') },
  'repeat-limit': {
    label: 'Times the same message may be sent in a row',
    ...span(1, 10, 'count', '1–10 times'),
  },
  'repeat-limit-default': {
    label: 'Times the same message may be sent in a row in a new chat',
    ...span(3, 3, 'count', '3 times'),
  },
  'caps-limit': {
    label: 'Share of capital letters in a message',
    ...between(10, 100, 'percent'),
    note: '100 % switches the limit off',
  },
  'caps-limit-default': { label: 'Share of capital letters in a new chat', ...exactly(70, 'percent') },
  'caps-limit-shortest': {
    label: 'Shortest message that the capital letter limit looks at',
    ...exactly(10, 'letter'),
  },
  'allowed-domains': { label: 'Allowed link domains', ...upTo(100, 'domain') },
  'auto-regular-days': { label: 'Days until automatic Regular', ...between(1, 365, 'day') },
  'auto-regular-days-default': { label: 'Days until automatic Regular, suggested', ...exactly(14, 'day') },
  'auto-regular-messages': {
    label: 'Messages until automatic Regular',
    ...between(1, 10_000, 'message'),
  },
  'auto-regular-messages-default': {
    label: 'Messages until automatic Regular, suggested',
    ...exactly(100, 'message'),
  },
  'new-account-wait': {
    label: 'Wait before a new account may talk',
    ...span(0, 7 * minutesADay, 'minute', '0 minutes to 7 days'),
    note: 'counted from the making of the account',
  },
  'new-account-wait-default': {
    label: 'Wait before a new account may talk in a new chat',
    ...exactly(0, 'minute'),
  },
  'ban-appeals-text': { label: 'Appeal text for banned people', ...upTo(500, 'character') },
  'ban-import-rows': { label: 'Rows in one import of the ban list', ...upTo(1000, 'row') },
  'max-guests': { label: 'Share of places that guests may take', ...between(1, 100, 'percent') },
  'max-guests-default': {
    label: 'Share of places that guests may take in a new chat',
    ...exactly(100, 'percent'),
  },
  'advertisement-change': {
    label: 'Shortest time between two advertisements',
    ...exactly(60, 'second'),
  },
  'hold-time': {
    label: 'How long a held message waits',
    ...between(1, 72, 'hour'),
    note: 'then it is dropped',
  },
  'hold-time-default': { label: 'How long a held message waits in a new chat', ...exactly(24, 'hour') },
  'new-member': {
    label: 'How long somebody counts as a New member',
    ...exactly(24, 'hour'),
    note: 'counted from joining the chat',
  },
  'notice-rotation': { label: 'Time each notice is shown', ...between(5, 120, 'second') },
  'notice-rotation-default': { label: 'Time each notice is shown in a new chat', ...exactly(15, 'second') },
  'notice-lifetime': {
    label: 'Lifetime of a notice',
    ...span(1, 30 * hoursADay, 'hour', '1 hour to 30 days'),
    note: 'or never',
  },
  'station-name': { label: 'Station name', ...upTo(50, 'character') },
  'radio-volume': { label: 'Volume', ...between(0, 100, 'count') },
  'radio-volume-default': { label: 'Volume in a new chat', ...exactly(60, 'count') },
  'co-owners': { label: 'Co-owners of a chat', ...upTo(3, 'co-owner') },
  'transfer-acceptance': {
    label: 'Time to accept a chat',
    ...exactly(7, 'day'),
    note: 'then the offer ends',
  },
  'chat-delete-undo': {
    label: 'Time to undo deleting a chat',
    ...exactly(14, 'day'),
    note: 'then everything goes',
  },
  'owner-absence': {
    label: 'Absence after which an Administrator may ask for a chat',
    ...exactly(90, 'day'),
  },
  'owner-objection': {
    label: 'Time for an absent owner to object',
    ...exactly(30, 'day'),
    note: 'by e-mail',
  },
  'staff-two-factor-grace': {
    label: 'Time for staff to set up two-factor authentication',
    ...exactly(7, 'day'),
    note: 'then the rank rests',
  },
  'chat-password': { label: 'Password of a chat', ...between(6, 64, 'character') },
  'invitation-uses': { label: 'Uses of an invitation', ...between(1, 1000, 'use') },
  'invitation-lifetime': {
    label: 'Lifetime of an invitation',
    ...span(1, 30 * hoursADay, 'hour', '1 hour to 30 days'),
  },
  'embed-domains': { label: 'Sites that may show the chat', ...upTo(50, 'host name') },
  'key-uses': { label: 'Uses of a staff key', ...between(1, 25, 'use') },
  'key-lifetime': {
    label: 'Lifetime of a staff key',
    ...span(1, 30 * hoursADay, 'hour', '1 hour to 30 days'),
  },
  'key-note': { label: 'Note on a staff key', ...upTo(100, 'character') },
  'status-text': { label: 'Status text', ...upTo(60, 'character') },
  'webhook-name': { label: 'Name of a webhook', ...upTo(50, 'character') },
  'welcome-length': { label: 'Welcome message', ...upTo(1000, 'character') },
  'welcome-buttons': { label: 'Welcome buttons', ...upTo(3, 'button') },
  'welcome-button-label': { label: 'Label of a welcome button', ...between(1, 30, 'character') },
} as const satisfies Record<string, Limit>;
