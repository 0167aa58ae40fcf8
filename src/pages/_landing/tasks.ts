/** A link from the landing page to a page of the docs. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** A common task. */
interface Task extends PageLink {
  /** The end of the name of its icon's class. */
  readonly icon: string;
}

/** The eight most common tasks: a row for those who set up a chat, and a row for those who have a problem. */
export const tasks: readonly Task[] = [
  { label: 'Create a chat', to: '/what-is-rookery#start', icon: 'members' },
  { label: 'Add a chat to your site', to: '/chat-features/embed', icon: 'developers' },
  { label: 'Add a moderator', to: '/chat-features/ranks#give-a-rank', icon: 'moderators' },
  { label: 'Customize your chat', to: '/chat-features/customization', icon: 'settings' },
  { label: 'Recover your account', to: '/account-features/account-protection', icon: 'account' },
  { label: 'Stop spam and trolls', to: '/chat-features/moderation', icon: 'stop' },
  { label: 'Turn on notifications', to: '/enable-notifications', icon: 'bell' },
  { label: 'Change or cancel a plan', to: '/subscriptions#change-plan', icon: 'card' },
];
