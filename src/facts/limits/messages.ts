import { between, exactly, span, upTo } from '../quantity';
import type { Limit } from '../types';
import { settingsLimits } from './settings';

/** One kind of file that can be uploaded. */
export interface UploadType {
  /** What it is for the reader: "Picture". */
  readonly kind: 'Picture' | 'Animation' | 'Video' | 'Sound' | 'Document' | 'Text' | 'Archive';
  /** Other endings that count as this one, without the dot. */
  readonly also?: readonly string[];
  /** What the chat shows in place of the bare file. A sentence. */
  readonly shown: string;
  /** Whether place data is taken out of the file on upload. */
  readonly placeDataRemoved: boolean;
}

/** The file types that can be uploaded, by ending without the dot, in the order in which pages list them. */
const uploadTypes = {
  png: { kind: 'Picture', shown: 'A preview in the message; select it to enlarge.', placeDataRemoved: true },
  jpg: {
    kind: 'Picture',
    also: ['jpeg'],
    shown: 'A preview in the message; select it to enlarge.',
    placeDataRemoved: true,
  },
  webp: { kind: 'Picture', shown: 'A preview in the message; select it to enlarge.', placeDataRemoved: true },
  gif: {
    kind: 'Animation',
    shown: 'A moving preview, which stands still for readers who ask for reduced motion.',
    placeDataRemoved: true,
  },
  mp4: {
    kind: 'Video',
    shown: 'A player in the message; nothing plays until you start it.',
    placeDataRemoved: false,
  },
  webm: {
    kind: 'Video',
    shown: 'A player in the message; nothing plays until you start it.',
    placeDataRemoved: false,
  },
  mp3: {
    kind: 'Sound',
    shown: 'A player in the message; nothing plays until you start it.',
    placeDataRemoved: false,
  },
  ogg: {
    kind: 'Sound',
    shown: 'A player in the message; nothing plays until you start it.',
    placeDataRemoved: false,
  },
  pdf: {
    kind: 'Document',
    shown: 'A file card with name and size; opens in a new tab.',
    placeDataRemoved: false,
  },
  txt: {
    kind: 'Text',
    shown: 'A file card with name and size; opens in a new tab.',
    placeDataRemoved: false,
  },
  zip: { kind: 'Archive', shown: 'A file card with name and size; downloads.', placeDataRemoved: false },
} as const satisfies Record<string, UploadType>;

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
  'reactions-per-message': {
    label: 'Different reactions on one message',
    ...upTo(20, 'different reaction'),
  },
  'reactions-per-person': {
    label: 'The same reaction on one message, for each person',
    ...exactly(1, 'count'),
  },
  'poll-question': { label: 'Poll question', ...upTo(200, 'character') },
  'poll-options': { label: 'Answers in a poll', ...between(2, 10, 'answer') },
  'poll-option-length': { label: 'One answer in a poll', ...upTo(80, 'character') },
  'poll-open': { label: 'How long a poll is open', ...span(1, 10_080, 'minute', '1 minute to 7 days') },
  'poll-open-command': {
    label: 'How long a poll made by command is open',
    ...exactly(10, 'minute'),
    note: 'when you give no time',
  },
  'poll-open-form': {
    label: 'How long a poll made in the form is open',
    ...exactly(1, 'day'),
    note: 'when you give no time',
  },
  'poll-votes': {
    label: 'Votes for each account',
    ...exactly(1, 'vote'),
    note: 'you can change it until the poll closes',
  },
  'notice-length': {
    label: 'Notice',
    ...upTo(300, 'character'),
    note: 'a longer pinned message is cut there, with **Show message**',
  },
  'bookmarks-per-account': {
    label: 'Bookmarks',
    ...upTo(500, 'bookmark'),
    note: 'for each account, all chats together',
  },
  'dm-people': {
    label: 'People in one direct message conversation',
    ...upTo(8, 'person'),
    text: 'up to 8 people',
    note: 'you included',
  },
  'friends-per-account': { label: 'Friends', ...upTo(500, 'friend'), note: 'for each account' },
  'blocks-per-account': {
    label: 'Blocked people',
    ...upTo(1000, 'person'),
    text: 'up to 1,000 people',
    note: 'for each account',
  },
  'notification-keywords': {
    label: 'Keywords that notify you',
    ...upTo(20, 'keyword'),
    note: 'for each account',
  },
  'upload-types': {
    label: 'Kinds of file you can upload',
    ...exactly(Object.keys(uploadTypes).length, 'file type'),
    note: Object.keys(uploadTypes)
      .map((ending) => `\`${ending}\``)
      .join(', '),
  },
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
