import { privacyLimits } from './limits/privacy';

/** Id of a browser that Rookery supports. */
export type BrowserId = 'chrome' | 'edge' | 'firefox' | 'safari-mac' | 'safari-ios' | 'samsung' | 'brave';

/** Id of a system whose own notification switch comes before the browser's. */
export type SystemId = 'windows' | 'macos' | 'ios' | 'android' | 'linux';

/** A browser that Rookery supports. */
export interface Browser {
  /** The name as a heading: "Safari on iPhone and iPad". */
  readonly name: string;
  /** Which versions work. A fragment. */
  readonly supported: string;
  /** The systems it runs on. */
  readonly systems: readonly SystemId[];
  /** A note that belongs to the name. One sentence. */
  readonly note?: string;
}

const lastTwo = privacyLimits['browser-versions'].text;
const safariVersions = privacyLimits['safari-version'].text;

/** When the menus below were described. Makers rename them; the words may differ in your version. */
export const browserMenusAsOf = { date: '2025-10', text: 'November 2026' } as const;

/** The browsers that Rookery supports, in the order pages show them. */
export const browsers = {
  chrome: { name: 'Chrome', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
  edge: { name: 'Edge', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
  firefox: { name: 'Firefox', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
  'safari-mac': { name: 'Safari on macOS', supported: safariVersions, systems: ['macos'] },
  'safari-ios': {
    name: 'Safari on iPhone and iPad',
    supported: safariVersions,
    systems: ['ios'],
    note: 'Other browsers on iPhone and iPad work like Safari there, with menus of their own.',
  },
  samsung: { name: 'Samsung Internet', supported: lastTwo, systems: ['android'] },
  brave: { name: 'Brave', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
} as const satisfies Record<BrowserId, Browser>;

/** How to let a browser show notifications on one system, and where its quiet mode is. */
export interface SystemSteps {
  readonly name: string;
  readonly allow: readonly string[];
  /** What the system calls its quiet mode, and where it is. One sentence. */
  readonly quiet: string;
}

/** Numbered steps for the switch of the device, by system. */
export const systemNotificationSteps = {
  windows: {
    name: 'Windows',
    allow: [
      'Open **Start** → **Settings** → **System** → **Notifications**.',
      'Turn on **Notifications**.',
      'Turn on your browser in the list below.',
    ],
    quiet: '**Do not disturb** is on the same page, and **Focus** under **System**.',
  },
  macos: {
    name: 'macOS',
    allow: [
      'Open the Apple menu → **System Settings…** → **Notifications**.',
      'Choose your browser. In Safari, choose `rookery.example`.',
      'Turn on **Allow notifications**.',
    ],
    quiet: '**Focus** is in Control Center and in **System Settings…**.',
  },
  ios: {
    name: 'iPhone and iPad',
    allow: [
      'Open **Settings** → **Notifications**.',
      'Tap the name of the chat.',
      'Turn on **Allow Notifications**.',
    ],
    quiet: '**Focus** is in Control Center and in **Settings**.',
  },
  android: {
    name: 'Android',
    allow: [
      'Open **Settings** → **Apps**.',
      'Tap your browser.',
      'Tap **Notifications**.',
      'Turn on **All notifications**, or **Allow notifications** on Galaxy devices.',
    ],
    quiet: '**Do Not Disturb** is in the quick settings at the top; battery saving can delay notifications.',
  },
  linux: {
    name: 'Linux',
    allow: ['Open the settings of your desktop → **Notifications**.', 'Turn on your browser in the list.'],
    quiet: '**Do Not Disturb** is on the same page or in the calendar menu.',
  },
} as const satisfies Record<SystemId, SystemSteps>;
