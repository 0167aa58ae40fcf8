import { privacyLimits } from './limits/privacy';

/** A browser that Rookery supports. */
export interface Browser {
  /** The name as a heading: "Safari on iPhone and iPad". */
  readonly name: string;
  /** The versions that work. A fragment. */
  readonly supported: string;
  /** The systems it runs on. A fragment. */
  readonly systems: string;
  /** A note about the browser. One sentence. */
  readonly note?: string;
}

const lastTwo = privacyLimits['browser-versions'].text;
const mostSystems = 'Windows, macOS, Linux, Android';
const safariVersions = privacyLimits['safari-version'].text;

/** When the pages' steps were last compared with the browsers' menus, which change often. */
export const browserMenusAsOf = 'November 2026';

/** The browsers that Rookery supports, in the order that pages list them. */
export const browsers = {
  chrome: { name: 'Chrome', supported: lastTwo, systems: mostSystems },
  edge: { name: 'Edge', supported: lastTwo, systems: mostSystems },
  firefox: { name: 'Firefox', supported: lastTwo, systems: mostSystems },
  'safari-mac': { name: 'Safari on macOS', supported: safariVersions, systems: 'macOS' },
  'safari-ios': {
    name: 'Safari on iPhone and iPad',
    supported: safariVersions,
    systems: 'iPhone and iPad',
    note: 'Other browsers on iPhone and iPad work like Safari, but their menus are different.',
  },
  samsung: { name: 'Samsung Internet', supported: lastTwo, systems: 'Android' },
  brave: { name: 'Brave', supported: lastTwo, systems: mostSystems },
} as const satisfies Record<string, Browser>;
