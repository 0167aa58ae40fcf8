/** One icon of the icon bar: what it opens, what hiding it changes, and how its feature is really switched off. */
export interface BarIcon {
  /** The icon's name for screen readers and in the settings: "Emoji". */
  readonly label: string;
  /** What selecting it does. One sentence. */
  readonly does: string;
  /** What hiding it changes for people in the chat, and which way stays open. */
  readonly hidden: string;
  /** How the feature behind it is switched off for everybody. */
  readonly switchOff: string;
  /** Keys of the settings that switch the feature off, as `page-id/setting-id`. */
  readonly settings: readonly string[];
  /** Staff see it even when it is hidden. */
  readonly staffKeep?: true;
}

/** The eight icons of the icon bar, in the order of a new chat. */
export const barIcons = {
  emoji: {
    label: 'Emoji',
    does: 'Opens the emoji picker.',
    hidden: 'People still write emoji by `:shortcode:` and with their own keyboard.',
    switchOff:
      'Raise **Lowest rank for custom emoji**, or list single emoji under **Switched-off emoji**. Emoji as such stay.',
    settings: ['emoji/emoji-min-rank', 'emoji/disable-emoji'],
  },
  upload: {
    label: 'Upload',
    does: 'Chooses a file from the device and adds it to the message.',
    hidden: 'Files can still be pasted or dropped onto the message box.',
    switchOff: 'Raise the permission to upload files under **Rank list** → **Permissions**.',
    settings: ['rank-list/permissions', 'guests/guest-uploads', 'direct-messages/dm-uploads'],
  },
  gif: {
    label: 'GIF',
    does: 'Searches a family-safe picture library and sends the picture you choose.',
    hidden: 'There is no other way to the library, but links to pictures still work.',
    switchOff:
      'Hide the icon, or raise the permission to send links under **Rank list** → **Permissions**: the search needs it.',
    settings: ['icon-bar/icons', 'rank-list/permissions'],
  },
  poll: {
    label: 'Poll',
    does: 'Opens the form for a new poll.',
    hidden: 'People with the permission still use `/poll`.',
    switchOff: 'Raise the permission to create a poll under **Rank list** → **Permissions**.',
    settings: ['rank-list/permissions'],
  },
  radio: {
    label: 'Radio',
    does: 'Starts and stops the station, and sets the volume for you alone.',
    hidden: 'Nobody can start the station any more; whoever listens goes on until the page is closed.',
    switchOff: 'Empty **Stream address** on the page **Radio**.',
    settings: ['radio/stream-url'],
  },
  notifications: {
    label: 'Notifications',
    does: 'Opens your own notification choices for this chat.',
    hidden: 'The same choices are in **Account settings** → **Notifications**.',
    switchOff:
      "Nobody can switch off another person's notifications; the page **Notifications** sets what newcomers start with.",
    settings: ['notifications/push', 'notifications/digest'],
  },
  members: {
    label: 'Members',
    does: 'Opens the list of people who are online.',
    hidden: 'The number of people online in the header still opens the list.',
    switchOff: 'Switch on **Hide the online list** on the page **Security & privacy**.',
    settings: ['security-and-privacy/hide-online-list'],
  },
  menu: {
    label: 'Menu',
    does: 'Opens the chat menu **☰** with the settings, the staff panel and help.',
    hidden: 'Guests, Members and Regulars lose the chat menu; commands such as `/help` still work.',
    switchOff: "It can't be switched off for staff: they always keep it.",
    settings: ['icon-bar/icons'],
    staffKeep: true,
  },
} as const satisfies Record<string, BarIcon>;

/** Id of an icon of the icon bar. */
export type BarIconId = keyof typeof barIcons;
