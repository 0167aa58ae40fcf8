import { between, exactly, span, upTo } from '../quantity';
import type { Limit } from '../types';
import { settingsLimits } from './settings';

/**
 * Numbers about messages, reactions, polls, notices, bookmarks, direct messages, uploads, friends and
 * notifications that are the same on every plan. What differs by plan is in `plans.ts`.
 */
export const messageLimits = {
  'message-length': {
    ...settingsLimits['message-maximum'],
    label: 'Message',
    note: 'the chat sets its own maximum below this; formatting marks count',
  },
  'edit-window': {
    label: 'Time to edit your own message',
    ...exactly(10, 'minute'),
    note: 'deleting your own message is always possible',
  },
  'send-burst': {
    label: 'Messages in one go',
    ...exactly(5, 'message'),
    note: 'for everybody, staff included',
  },
  'send-burst-time': { label: 'Time in which messages in one go are counted', ...exactly(5, 'second') },
  'send-pause': { label: 'Pause after too many messages in one go', ...exactly(10, 'second') },
  'reactions-per-message': { label: 'Different reactions on one message', ...upTo(20, 'different reaction') },
  'reactions-per-person': {
    label: 'The same reaction on one message, for each person',
    ...exactly(1, 'count'),
  },
  'poll-question': { label: 'Poll question', ...upTo(200, 'character') },
  'poll-options': { label: 'Answers in a poll', ...between(2, 10, 'answer') },
  'poll-option-length': { label: 'One answer in a poll', ...upTo(80, 'character') },
  'poll-open': { label: 'How long a poll is open', ...span(1, 10_080, 'minute', '1 minute to 7 days') },
  'poll-open-command': { label: 'How long a poll made by command is open', ...exactly(10, 'minute') },
  'poll-open-form': { label: 'How long a poll made in the form is open', ...exactly(1, 'day') },
  'poll-votes': {
    label: 'Votes for each account',
    ...exactly(1, 'vote'),
    note: 'you can change it until the poll closes',
  },
  'notice-length': { label: 'Notice', ...upTo(300, 'character') },
  'bookmarks-per-account': { label: 'Bookmarks', ...upTo(500, 'bookmark') },
  'dm-people': {
    label: 'People in one direct message conversation',
    ...upTo(8, 'person'),
    text: 'up to 8 people',
  },
  'friends-per-account': { label: 'Friends', ...upTo(500, 'friend') },
  'blocks-per-account': { label: 'Blocked people', ...upTo(1000, 'person'), text: 'up to 1,000 people' },
  'notification-keywords': { label: 'Keywords that notify you', ...upTo(20, 'keyword') },
  'gif-links': { label: 'What a GIF from the GIF button counts as', ...exactly(1, 'link') },
  'archive-export-ready': {
    label: 'Time until an export is ready',
    ...upTo(1, 'hour'),
    text: 'within 1 hour',
  },
  'archive-export-link': { label: 'How long the link to an export works', ...exactly(7, 'day') },
  'chat-full-retry': {
    label: 'How often the page tries again while a chat is full',
    ...exactly(30, 'second'),
    text: 'every 30 seconds',
  },
  'chat-full-mails': {
    label: 'Mails to the owner because the chat was full',
    ...upTo(1, 'mail a day'),
    text: 'at most 1 a day',
  },
} as const satisfies Record<string, Limit>;
