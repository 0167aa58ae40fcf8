import { privacyLimits } from './limits/privacy';

/** The operating systems that browsers run on. */
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
  /** The versions that work. A fragment. */
  readonly supported: string;
  /** The systems it runs on. */
  readonly systems: readonly (keyof typeof systemNames)[];
  /** A note about the browser. One sentence. */
  readonly note?: string;
}

const lastTwo = privacyLimits['browser-versions'].text;
const safariVersions = privacyLimits['safari-version'].text;

/** When the pages' steps were last compared with the browsers' menus, which change often. */
export const browserMenusAsOf = 'November 2026';

/** The browsers that Rookery supports, in the order that pages list them. */
export const browsers = {
  chrome: { name: 'Chrome', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
  edge: { name: 'Edge', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
  firefox: { name: 'Firefox', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
  'safari-mac': { name: 'Safari on macOS', supported: safariVersions, systems: ['macos'] },
  'safari-ios': {
    name: 'Safari on iPhone and iPad',
    supported: safariVersions,
    systems: ['ios'],
    note: 'Other browsers on iPhone and iPad work like Safari, but their menus are different.',
  },
  samsung: { name: 'Samsung Internet', supported: lastTwo, systems: ['android'] },
  brave: { name: 'Brave', supported: lastTwo, systems: ['windows', 'macos', 'linux', 'android'] },
} as const satisfies Record<string, Browser>;
