import { privacyLimits } from './limits/privacy';

/** The names of the systems that browsers run on. */
export const systemNames = {
  windows: 'Windows',
  macos: 'macOS',
  ios: 'iPhone and iPad',
  android: 'Android',
  linux: 'Linux',
} as const;

/** A browser that Rookery supports. */
export interface Browser {
  /** The name as a heading: "Safari on iPhone and iPad". */
  readonly name: string;
  /** Which versions work. A fragment. */
  readonly supported: string;
  /** The systems it runs on. */
  readonly systems: readonly (keyof typeof systemNames)[];
  /** A note that belongs to the name. One sentence. */
  readonly note?: string;
}

const lastTwo = privacyLimits['browser-versions'].text;
const safariVersions = privacyLimits['safari-version'].text;

/** When the pages last described the menus of browsers, whose makers rename them. */
export const browserMenusAsOf = 'November 2026';

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
} as const satisfies Record<string, Browser>;
