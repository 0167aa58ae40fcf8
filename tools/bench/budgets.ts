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

/**
 * The budgets of a page of each kind: what was measured, and 1% for edits of the text. Raise one only if its readers gain more
 * than they lose.
 */
export const budgets: readonly Budget[] = [
  { kind: 'the landing page', route: '/', html: 13_900, scripts: 114_400 },
  { kind: 'a page of text', route: '/chat-features/slow-mode', html: 19_200, scripts: 131_600 },
  {
    kind: 'a page with tables and drawings',
    route: '/chat-features/moderation',
    html: 25_100,
    scripts: 137_500,
  },
  { kind: 'a long page of tables', route: '/chat-features/ranks', html: 26_200, scripts: 140_800 },
  { kind: 'a page of settings', route: '/chat-settings/channels', html: 21_400, scripts: 132_800 },
  { kind: 'the finder of settings', route: '/chat-settings', html: 35_200, scripts: 147_900 },
  { kind: 'a page of code', route: '/organizations/sso/tokens', html: 30_500, scripts: 140_700 },
  {
    kind: 'a page with an interactive component',
    route: '/account-features/emoji',
    html: 20_800,
    scripts: 134_200,
  },
  { kind: 'the search page', route: '/search', html: 12_300, scripts: 113_500 },
];

/** What all pages share, so each byte of it is paid on every page. */
export const sharedBudget = {
  /** The inline script that handles interactions before hydration. */
  earlyScript: 1_720,
  /** The scripts that all pages load. */
  scripts: 111_200,
  /** The whole style sheet. */
  styles: 23_900,
};
