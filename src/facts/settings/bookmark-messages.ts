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
