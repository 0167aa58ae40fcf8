import type { SettingsPage } from '../types';

/** Chat settings → Bookmark messages. */
export const bookmarkMessages = {
  label: 'Bookmark messages',
  rank: 'administrator',
  holds: 'Whether people may save messages for themselves',
  settings: {
    bookmarks: {
      label: 'Bookmarks',
      kind: 'switch',
      does: 'Lets people save messages of this chat to their own private list.',
      default: 'On',
      words: ['save message', 'star message', 'favourite message'],
    },
    'bookmarks-min-rank': {
      label: 'Lowest rank for bookmarks',
      kind: 'rank',
      does: 'Sets the lowest rank that may bookmark a message.',
      accepts: 'Member or above',
      default: 'Member',
      words: ['who can bookmark'],
    },
    'bookmarks-keep-deleted': {
      label: 'Keep deleted messages in bookmarks',
      kind: 'switch',
      does: 'Leaves a deleted message readable for those who had bookmarked it.',
      default: 'Off',
      words: ['deleted bookmark', 'keep saved messages'],
    },
  },
} as const satisfies SettingsPage;

/** What a bookmark shows once something happened to its message. */
export interface BookmarkFate {
  readonly when: string;
  readonly shows: string;
}

/** What a bookmark shows after each event. */
export const bookmarkFates = [
  { when: 'The message is edited', shows: 'The new text, marked as edited.' },
  {
    when: 'The message is deleted',
    shows: '**This message was deleted**, or its text with **Keep deleted messages in bookmarks** on.',
  },
  { when: 'The message is older than the history', shows: '**No longer kept**.' },
  { when: 'The channel is archived', shows: 'The message as before; the channel is read only.' },
  { when: 'The channel is deleted', shows: '**No longer kept**.' },
  {
    when: 'You are banned, or your rank is too low to read the channel',
    shows: "**You can't open this chat**.",
  },
  { when: 'The chat is deleted', shows: '**No longer kept**.' },
] as const satisfies readonly BookmarkFate[];
