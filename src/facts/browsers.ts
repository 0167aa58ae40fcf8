import { limits } from './limits';

/** A browser that Rookery supports. */
export interface Browser {
  /** The name: "Samsung Internet". Browsers with the same versions and systems share a row. */
  readonly name: string;
  /** The versions that work. A fragment. */
  readonly supported: string;
  /** The systems it runs on. A fragment. */
  readonly systems: string;
}

const lastTwo = limits['browser-versions'].text;

/** When the pages' steps were last compared with the browsers' menus, which change often. */
export const browserMenusAsOf = 'November 2026';

/** The browsers that Rookery supports, in the order that pages list them. */
export const browsers = {
  most: {
    name: 'Chrome, Edge, Firefox, and Brave',
    supported: lastTwo,
    systems: 'Windows, macOS, Linux, Android',
  },
  safari: {
    name: 'Safari',
    supported: limits['safari-version'].text,
    systems: 'macOS, iPhone, iPad',
  },
  samsung: { name: 'Samsung Internet', supported: lastTwo, systems: 'Android' },
} as const satisfies Record<string, Browser>;
