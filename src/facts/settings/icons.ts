/** The eight icons of the icon bar, in the order of a new chat. */
export const barIcons = {
  emoji: { label: 'Emoji' },
  upload: { label: 'Upload' },
  gif: { label: 'GIF' },
  poll: { label: 'Poll' },
  radio: { label: 'Radio' },
  notifications: { label: 'Notifications' },
  members: { label: 'Members' },
  menu: { label: 'Menu' },
} as const;

export type BarIconId = keyof typeof barIcons;
