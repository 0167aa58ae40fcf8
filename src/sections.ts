/** A part of the documentation, with the sidebar of its pages. */
export interface Section {
  /** Its name in the row below the navigation bar. */
  readonly label: string;
  /** Its name above a list of its pages. */
  readonly title: string;
  readonly sidebar: string;
  /** The page that its name leads to. */
  readonly overview: string;
}

/** The sections in the order of the row below the navigation bar. */
export const sections: readonly Section[] = [
  { label: 'Account', title: 'Account features', sidebar: 'accountFeatures', overview: '/account-features' },
  { label: 'Chat', title: 'Chat features', sidebar: 'chatFeatures', overview: '/chat-features' },
  { label: 'Settings', title: 'Chat settings', sidebar: 'chatSettings', overview: '/chat-settings' },
  { label: 'Developers', title: 'Developers', sidebar: 'embed', overview: '/chat-features/embed' },
  { label: 'Organizations', title: 'Organizations', sidebar: 'organizations', overview: '/organizations' },
];
