/** A link from the landing page to a page of the docs. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** The eight most common tasks. */
export const tasks: readonly PageLink[] = [
  { label: 'Create a chat', to: '/what-is-rookery#start' },
  { label: 'Add a chat to your site', to: '/chat-features/embed' },
  { label: 'Add a moderator', to: '/chat-features/ranks#give-a-rank' },
  { label: 'Stop spam and trolls', to: '/chat-features/moderation' },
  { label: 'Customize your chat', to: '/chat-features/customization' },
  { label: 'Recover your account', to: '/account-features/account-protection' },
  { label: 'Change or cancel a plan', to: '/subscriptions#change-plan' },
  { label: 'Turn on notifications', to: '/enable-notifications' },
];
