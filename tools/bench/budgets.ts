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
  { kind: 'the landing page', route: '/', html: 13_300, scripts: 114_400 },
  { kind: 'a page of text', route: '/chat-features/slow-mode', html: 18_400, scripts: 132_100 },
  {
    kind: 'a page with tables and drawings',
    route: '/chat-features/moderation',
    html: 23_400,
    scripts: 137_300,
  },
  { kind: 'a long page of tables', route: '/chat-features/ranks', html: 23_500, scripts: 139_100 },
  { kind: 'a page of settings', route: '/chat-settings/channels', html: 20_300, scripts: 133_200 },
  { kind: 'the finder of settings', route: '/chat-settings', html: 30_800, scripts: 146_100 },
  { kind: 'a page of code', route: '/organizations/sso/tokens', html: 29_600, scripts: 141_300 },
  {
    kind: 'a page with an interactive component',
    route: '/account-features/emoji',
    html: 21_000,
    scripts: 134_800,
  },
  { kind: 'the search page', route: '/search', html: 11_400, scripts: 113_100 },
];

/** What all pages share, so each byte of it is paid on every page. */
export const sharedBudget = {
  /** The inline script that handles interactions before hydration. */
  earlyScript: 1_650,
  /** The scripts that all pages load. */
  scripts: 111_100,
  /** The whole style sheet. */
  styles: 23_900,
};
