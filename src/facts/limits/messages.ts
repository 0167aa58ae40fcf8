import { between, exactly, span, upTo } from '../quantity';
import type { Limit } from '../types';
import { settingsLimits } from './settings';

/**
 * Limits of messages, reactions, polls, notices, bookmarks, direct messages, uploads, friends, and notifications that
 * are the same on every plan. What differs by plan is in `plans.ts`.
 */
export const messageLimits = {
  'message-length': {
    ...settingsLimits['message-maximum'],
    label: 'Message',
    note: 'each chat sets its own maximum within this range, and formatting characters count',
  },
  'edit-window': {
    label: 'Time to edit your own message',
    ...exactly(10, 'minute'),
    note: 'you can delete your own messages at any time',
  },
  'send-burst': {
    label: 'Messages in a row',
    ...exactly(5, 'message'),
    note: 'for everyone, including staff',
  },
  'send-burst-time': { label: 'Time in which messages in a row are counted', ...exactly(5, 'second') },
  'send-pause': { label: 'Pause after too many messages in a row', ...exactly(10, 'second') },
  'reactions-per-message': { label: 'Different reactions on one message', ...upTo(20, 'different reaction') },
  'reactions-per-person': {
    label: 'Times each person can add the same reaction to a message',
    ...exactly(1, 'count'),
  },
  'poll-question': { label: 'Poll question', ...upTo(200, 'character') },
  'poll-options': { label: 'Answers in a poll', ...between(2, 10, 'answer') },
  'poll-option-length': { label: 'One answer in a poll', ...upTo(80, 'character') },
  'poll-open': { label: 'How long a poll stays open', ...span(1, 10_080, 'minute', '1 minute to 7 days') },
  'poll-open-command': { label: 'How long a poll from a command stays open', ...exactly(10, 'minute') },
  'poll-open-form': { label: 'How long a poll from the form stays open', ...exactly(1, 'day') },
  'poll-votes': {
    label: 'Votes for each account',
    ...exactly(1, 'vote'),
    note: 'in a multiple-choice poll, one vote can contain several answers',
  },
  'notice-length': { label: 'Notice', ...upTo(300, 'character') },
  'bookmarks-per-account': { label: 'Bookmarks', ...upTo(500, 'bookmark') },
  'dm-people': {
    label: 'People in a direct message conversation',
    ...upTo(8, 'person'),
    text: 'up to 8 people',
  },
  'friends-per-account': { label: 'Friends', ...upTo(500, 'friend') },
  'blocks-per-account': { label: 'Blocked people', ...upTo(1000, 'person'), text: 'up to 1,000 people' },
  'notification-keywords': { label: 'Keywords that notify you', ...upTo(20, 'keyword') },
  'gif-links': { label: 'Links that a GIF counts as', ...exactly(1, 'link') },
  'archive-export-ready': {
    label: 'Time until an export is ready',
    ...upTo(1, 'hour'),
    text: 'within 1 hour',
  },
  'archive-export-link': { label: 'How long the download link of an export works', ...exactly(7, 'day') },
  'chat-full-retry': {
    label: 'How often the page tries again when a chat is full',
    ...exactly(30, 'second'),
    text: 'every 30 seconds',
  },
  'chat-full-mails': {
    label: 'Emails to the owner because the chat was full',
    ...upTo(1, 'email a day'),
    text: 'at most 1 a day',
  },
} as const satisfies Record<string, Limit>;
