import path from 'node:path';

/** How a reader reaches a control of a site. */
export interface Control {
  /** Selectors of what to touch, the first that a finger would hit now. */
  readonly touch: readonly string[];
  /** Where the control is a list of choices: the keys that choose another, pressed in turn, instead of touches. */
  readonly keys?: readonly string[];
}

/** The controls whose first touch is timed. */
export const controlNames = ['menu', 'mode', 'search'] as const;
export type ControlName = (typeof controlNames)[number];

/** A built site that is measured. */
export interface BuiltSite {
  readonly name: string;
  /** The folder of the built site. */
  readonly folder: string;
  readonly controls: Readonly<Record<ControlName, Control>>;
  /** Selector of the links of the list of pages, on a wide screen. */
  readonly sidebarLinks: string;
}

/** The classic theme's controls, which this site shares with Docusaurus as it comes. */
export const classicTheme = {
  controls: {
    menu: { touch: ['button.navbar__toggle'] },
    mode: { touch: ['.navbar button[aria-label*="mode"]'] },
    search: { touch: ['input.navbar__search-input'] },
  },
  sidebarLinks: '.theme-doc-sidebar-menu a',
} as const satisfies Partial<BuiltSite>;

/** The built site of this project. */
export const ours: BuiltSite = {
  name: 'Rookery Docs',
  folder: path.resolve(__dirname, '../../../build'),
  ...classicTheme,
};

/** The pages that are opened: a short one, a middling one and a long one with code. Tables show the middling one. */
export const measuredPages = {
  short: '/chat-features/reactions',
  middle: '/chat-features/ranks',
  long: '/organizations/sso',
} as const;
export type PageName = keyof typeof measuredPages;

/** A page that stands beside the middling one in the sidebar. */
export const neighbour = '/chat-features/moderation';
