/** A part of the documentation, with the sidebar of its pages. */
export interface Section {
  /** The end of its heading's id on `/home`, which stays the same when the title changes. */
  readonly id: string;
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
  {
    id: 'your-account-plans-and-purchases',
    label: 'Account',
    title: 'Account features',
    sidebar: 'accountFeatures',
    overview: '/account-features',
  },
  {
    id: 'what-a-chat-can-do',
    label: 'Chat',
    title: 'Chat features',
    sidebar: 'chatFeatures',
    overview: '/chat-features',
  },
  {
    id: 'chat-settings',
    label: 'Settings',
    title: 'Chat settings',
    sidebar: 'chatSettings',
    overview: '/chat-settings',
  },
  {
    id: 'a-chat-on-your-website-and-code',
    label: 'Developers',
    title: 'Developers',
    sidebar: 'embed',
    overview: '/integration-guide',
  },
  {
    id: 'organizations',
    label: 'Organizations',
    title: 'Organizations',
    sidebar: 'organizations',
    overview: '/organizations',
  },
];
