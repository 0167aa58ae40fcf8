/** A link of the landing page to a page of the docs. */
interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** One kind of reader, with the pages they need most. */
interface Door {
  readonly title: string;
  readonly promise: string;
  readonly links: readonly PageLink[];
}

/** Searches that show what can be typed. */
export const sampleSearches = ['ban someone', 'reset password', 'embed on Wix'] as const;

/** The eight commonest tasks. */
export const tasks: readonly PageLink[] = [
  { label: 'Create a chat', to: '/what-is-rookery#start' },
  { label: 'Put a chat on a site', to: '/chat-features/embed' },
  { label: 'Make a moderator', to: '/chat-features/ranks#give-a-rank' },
  { label: 'Stop spam and trolls', to: '/chat-features/moderation' },
  { label: 'Change the look', to: '/chat-features/customization' },
  { label: 'Get back into an account', to: '/account-features/account-protection' },
  { label: 'Change or cancel a plan', to: '/subscriptions#change-plan' },
  { label: 'Turn on notifications', to: '/enable-notifications' },
];

/** The five kinds of reader, five links each. */
export const doors: readonly Door[] = [
  {
    title: 'I’m chatting',
    promise: 'Your account, your messages, your peace and quiet.',
    links: [
      { label: 'Make an account', to: '/account-features/registration' },
      { label: 'Format a message', to: '/chat-features/markdown' },
      { label: 'Emoji and shortcodes', to: '/account-features/emoji' },
      { label: 'Quieten notifications', to: '/chat-features/notifications' },
      { label: 'Report or block someone', to: '/chat-features/reporting' },
    ],
  },
  {
    title: 'I own a chat',
    promise: 'Set it up, make it yours, keep it safe.',
    links: [
      { label: 'All chat settings', to: '/chat-settings' },
      { label: 'Greet newcomers', to: '/chat-settings/welcome' },
      { label: 'Who gets in', to: '/chat-settings/security-and-privacy' },
      { label: 'Plans and prices', to: '/subscriptions' },
      { label: 'Hand the chat over or delete it', to: '/chat-settings/advanced' },
    ],
  },
  {
    title: 'I moderate',
    promise: 'The tools, from a quiet word to a ban.',
    links: [
      { label: 'Mute, kick and ban', to: '/chat-features/moderation' },
      { label: 'What each rank may do', to: '/chat-features/ranks' },
      { label: 'Slow a chat down', to: '/chat-features/slow-mode' },
      { label: 'Connections and IP tags', to: '/chat-features/ips' },
      { label: 'Every command', to: '/chat-features' },
    ],
  },
  {
    title: 'I run an organization',
    promise: 'Many chats, your own accounts, one bill.',
    links: [
      { label: 'What an organization is', to: '/organizations' },
      { label: 'Manage accounts', to: '/organizations/manage-accounts' },
      { label: 'Single sign-on', to: '/organizations/sso' },
      { label: 'Your own domain', to: '/organizations/custom-domains' },
      { label: 'Questions and answers', to: '/organizations/faq' },
    ],
  },
  {
    title: 'I build things',
    promise: 'Embeds, events, tokens and calls.',
    links: [
      { label: 'Choose an integration', to: '/integration-guide' },
      { label: 'JavaScript SDK', to: '/chat-features/sdk' },
      { label: 'Webhooks', to: '/chat-settings/webhooks' },
      { label: 'API', to: '/organizations/api' },
      { label: 'Content security policy', to: '/chat-features/embed#content-security-policy' },
    ],
  },
];
