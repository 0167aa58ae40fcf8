/** A link from the landing page to a page of the docs. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** A common task. Those that most readers come for have an icon and a sentence. */
interface Task extends PageLink {
  readonly icon?: string;
  readonly result?: string;
}

/** The eight most common tasks. */
export const tasks: readonly Task[] = [
  {
    label: 'Create a chat',
    to: '/what-is-rookery#start',
    icon: 'members',
    result: 'Choose a name and an address, and invite people.',
  },
  {
    label: 'Add a chat to your site',
    to: '/chat-features/embed',
    icon: 'developers',
    result: 'Copy a few lines of code into your website or blog.',
  },
  { label: 'Add a moderator', to: '/chat-features/ranks#give-a-rank' },
  { label: 'Stop spam and trolls', to: '/chat-features/moderation' },
  { label: 'Customize your chat', to: '/chat-features/customization' },
  { label: 'Recover your account', to: '/account-features/account-protection' },
  { label: 'Change or cancel a plan', to: '/subscriptions#change-plan' },
  { label: 'Turn on notifications', to: '/enable-notifications' },
];
