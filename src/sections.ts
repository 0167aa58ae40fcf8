/**
 * The parts of the documentation in the order of the navigation bar: the name there, the heading of their pages
 * in `llms.txt`, their sidebar, and the page that the name leads to.
 */
export const sections = [
  { label: 'Account', title: 'Account features', sidebar: 'accountFeatures', overview: '/account-features' },
  { label: 'Chat', title: 'Chat features', sidebar: 'chatFeatures', overview: '/chat-features' },
  { label: 'Settings', title: 'Chat settings', sidebar: 'chatSettings', overview: '/chat-settings' },
  { label: 'Developers', title: 'Developers', sidebar: 'embed', overview: '/chat-features/embed' },
  { label: 'Organizations', title: 'Organizations', sidebar: 'organizations', overview: '/organizations' },
];
