import type { ResultGroup } from './engine';

/** The pages that many readers come for. Each has the title of its page. */
const pages = [
  { url: '/account-features/lost-phone', title: "If you can't sign in" },
  { url: '/chat-features/reporting', title: 'Report a message, a person, or a chat' },
  { url: '/chat-features/muted-or-banned', title: 'If you were muted, kicked, or banned' },
  { url: '/chat-features/moderation', title: 'Mute, kick, or ban someone' },
  { url: '/chat-features/embed', title: 'Embed a chat' },
  { url: '/subscriptions', title: 'Plans and subscriptions' },
];

/** What the popup offers before the reader types. */
export const commonTasks: readonly ResultGroup[] = [
  {
    page: { url: '', title: 'Common tasks', breadcrumbs: '' },
    title: [],
    hits: pages.map(({ url, title }) => ({ url, title: [{ text: title, isMatch: false }], excerpt: [] })),
  },
];
