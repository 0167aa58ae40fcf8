import Build from './_build.mdx';
import Join from './_join.mdx';
import Run from './_run.mdx';

/** What newcomers look for first. */
export const ways = [
  { label: 'What is Rookery?', to: '/what-is-rookery' },
  { label: 'Plans and prices', to: '/subscriptions' },
  { label: 'FAQ', to: '/faq' },
  { label: 'A–Z index', to: '/home#words' },
  { label: 'Safety', to: '/safety' },
];

/** What members, the people who run a chat, and developers need most. */
export const cards = [
  {
    title: 'Join a chat',
    Picture: Join,
    links: [
      { label: 'Create an account', to: '/account-features/registration' },
      { label: 'Format your messages', to: '/chat-features/markdown' },
      { label: 'Report or block someone', to: '/chat-features/reporting' },
    ],
  },
  {
    title: 'Run a chat',
    Picture: Run,
    links: [
      { label: 'Create a chat', to: '/what-is-rookery#start' },
      { label: 'Mute, kick, or ban someone', to: '/chat-features/moderation' },
      { label: 'Find a setting', to: '/chat-settings' },
    ],
  },
  {
    title: 'Build with Rookery',
    Picture: Build,
    links: [
      { label: 'Add a chat to your site', to: '/chat-features/embed' },
      { label: 'Sign in your own users', to: '/organizations/sso' },
      { label: 'Use the API', to: '/organizations/api' },
    ],
  },
];
