import type { SettingsPage } from '../types';

export const bookmarkMessages = {
  label: 'Bookmark messages',
  contains: 'Who can save messages to a private list',
  settings: {
    bookmarks: {
      label: 'Bookmarks',
      does: 'Lets people save messages from this chat to a private list.',
      default: 'On',
      words: ['save message', 'star message', 'favourite message', 'favorite message'],
    },
    'bookmarks-min-rank': {
      label: 'Lowest rank for bookmarks',
      does: 'Sets who can bookmark a message.',
      accepts: 'Member or above',
      default: 'Member',
      words: ['who can bookmark'],
    },
    'bookmarks-keep-deleted': {
      label: 'Keep deleted messages in bookmarks',
      does: 'Keeps the text of deleted messages readable in bookmarks.',
      default: 'Off',
      words: ['deleted bookmark', 'keep saved messages'],
    },
  },
} as const satisfies SettingsPage;
