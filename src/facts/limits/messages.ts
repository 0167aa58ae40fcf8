import { between, exactly, upTo } from '../quantity';
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
    ...exactly(10, 'minute', 'Time to edit your own message'),
    note: 'you can delete your own messages at any time',
  },
  'send-burst': { ...exactly(5, 'message', 'Messages in a row'), note: 'for everyone, including staff' },
  'send-burst-time': exactly(5, 'second', 'Time in which messages in a row are counted'),
  'send-pause': exactly(10, 'second', 'Pause after too many messages in a row'),
  'reactions-per-message': upTo(20, 'different reaction', 'Different reactions on one message'),
  'reactions-per-person': exactly(
    1,
    'count',
    'How often each person can add the same reaction to a message',
    'once',
  ),
  'poll-question': upTo(200, 'character', 'Poll question'),
  'poll-options': between(2, 10, 'answer', 'Answers in a poll'),
  'poll-option-length': upTo(80, 'character', 'Length of a poll answer'),
  'poll-open': between(1, 10_080, 'minute', 'How long a poll stays open', '1 minute to 7 days'),
  'poll-open-command': exactly(10, 'minute', 'How long a poll created with the command stays open'),
  'poll-open-form': exactly(1, 'day', 'How long a poll created with the form stays open'),
  'poll-votes': {
    ...exactly(1, 'vote', 'Votes per account'),
    note: 'in a multiple-choice poll, one vote can include several answers',
  },
  'files-per-message': upTo(10, 'file', 'Files in one message'),
  'notice-length': upTo(300, 'character', 'Notice'),
  'bookmarks-per-account': upTo(500, 'bookmark', 'Bookmarks'),
  'dm-people': upTo(8, 'person', 'People in a direct message conversation', 'up to 8 people'),
  'friends-per-account': upTo(500, 'friend', 'Friends'),
  'blocks-per-account': upTo(1000, 'person', 'Blocked people', 'up to 1,000 people'),
  'notification-keywords': {
    ...upTo(20, 'keyword', 'Keywords that notify you'),
    note: 'each matches as a whole word or phrase, regardless of capitalization',
  },
  'gif-links': exactly(1, 'link', 'Links that a GIF counts as', 'one link'),
  'archive-export-ready': upTo(1, 'hour', 'Time until an export is ready', 'within 1 hour'),
  'archive-export-link': exactly(7, 'day', 'How long the download link of an export works'),
  'chat-full-retry': exactly(
    30,
    'second',
    'How often the page tries again when a chat is full',
    'every 30 seconds',
  ),
  'chat-full-mails': upTo(
    1,
    'email a day',
    'Emails to the owner because the chat was full',
    'at most once a day',
  ),
} as const satisfies Record<string, Limit>;
