/**
 * The sections of the documentation, in the order of the navigation bar.
 * - `label`: the text of the link to `overviewId` in the navigation bar
 * - `title`: the heading in `llms.txt`, where a label such as "Chat" would be unclear
 * - `sidebar`: the id in `sidebars.ts`
 */
export const siteSections = [
  { label: 'Account', title: 'Account features', sidebar: 'accountFeatures', overviewId: 'account-features' },
  { label: 'Chat', title: 'Chat features', sidebar: 'chatFeatures', overviewId: 'chat-features' },
  { label: 'Settings', title: 'Chat settings', sidebar: 'chatSettings', overviewId: 'chat-settings' },
  { label: 'Developers', title: 'Developers', sidebar: 'embed', overviewId: 'chat-features/embed' },
  { label: 'Organizations', title: 'Organizations', sidebar: 'organizations', overviewId: 'organizations' },
] as const;
