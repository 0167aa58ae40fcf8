/** What a page may weigh, in bytes as compressed by Brotli. */
export interface Budget {
  /** The kind of page that this one represents. */
  readonly kind: string;
  readonly route: string;
  /** The page itself, including its inline styles and script. */
  readonly html: number;
  /** The scripts that it loads after it's shown. */
  readonly scripts: number;
}

/** The budgets of a page of each kind. Raise one only if its readers gain more than they lose. */
export const budgets: readonly Budget[] = [
  { kind: 'the landing page', route: '/', html: 12_900, scripts: 120_300 },
  { kind: 'a page of text', route: '/chat-features/slow-mode', html: 18_500, scripts: 143_200 },
  {
    kind: 'a page with tables and drawings',
    route: '/chat-features/moderation',
    html: 23_400,
    scripts: 151_600,
  },
  { kind: 'a long page of tables', route: '/chat-features/ranks', html: 25_200, scripts: 152_700 },
  { kind: 'a page of settings', route: '/chat-settings/channels', html: 20_500, scripts: 144_900 },
  { kind: 'the finder of settings', route: '/chat-settings', html: 33_600, scripts: 159_900 },
  { kind: 'a page of code', route: '/organizations/sso/tokens', html: 28_800, scripts: 152_100 },
  {
    kind: 'a page with an interactive component',
    route: '/account-features/emoji',
    html: 21_900,
    scripts: 152_400,
  },
  { kind: 'the search page', route: '/search', html: 11_000, scripts: 119_500 },
];

/** What all pages share, so each byte of it is paid on every page. */
export const sharedBudget = {
  /** The inline script that handles interactions before hydration. */
  earlyScript: 1_650,
  /** The scripts that all pages load. */
  scripts: 117_800,
  /** The whole style sheet. */
  styles: 25_500,
};
