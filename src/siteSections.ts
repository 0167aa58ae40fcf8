/**
 * The sections of the documentation, in the order of the navigation bar.
 * - `label`: the text of the link to `overviewId` in the navigation bar
 * - `sidebar`: the id in `sidebars.ts`
 */
export const siteSections = [
  { label: 'Account', sidebar: 'accountFeatures', overviewId: 'account-features' },
  { label: 'Chat', sidebar: 'chatFeatures', overviewId: 'chat-features' },
  { label: 'Settings', sidebar: 'chatSettings', overviewId: 'chat-settings' },
  { label: 'Embed', sidebar: 'embed', overviewId: 'chat-features/embed' },
  { label: 'Organizations', sidebar: 'organizations', overviewId: 'organizations' },
] as const;
