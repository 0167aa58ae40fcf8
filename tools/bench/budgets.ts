/** What a page may weigh, in bytes as compressed by Brotli. */
export interface Budget {
  /** What kind of page this one stands for. */
  readonly kind: string;
  readonly route: string;
  /** The page itself, with the styles and the script that stand in it. */
  readonly html: number;
  /** The scripts that it loads once it is read. */
  readonly scripts: number;
}

/** The budgets of a page of each kind. Raise one only for something that its readers gain more by. */
export const budgets: readonly Budget[] = [
  { kind: 'the landing page', route: '/', html: 12_100, scripts: 118_900 },
  { kind: 'a page of text', route: '/chat-features/slow-mode', html: 18_500, scripts: 143_200 },
  {
    kind: 'a page with tables and drawings',
    route: '/chat-features/moderation',
    html: 23_000,
    scripts: 151_600,
  },
  { kind: 'a long page of tables', route: '/chat-features/ranks', html: 24_600, scripts: 152_700 },
  { kind: 'a page of settings', route: '/chat-settings/channels', html: 20_500, scripts: 144_900 },
  { kind: 'the finder of settings', route: '/chat-settings', html: 33_000, scripts: 159_900 },
  { kind: 'a page of code', route: '/organizations/sso', html: 32_800, scripts: 172_100 },
  {
    kind: 'a page with an interactive component',
    route: '/account-features/emoji',
    html: 20_900,
    scripts: 152_400,
  },
  { kind: 'the search page', route: '/search', html: 10_500, scripts: 118_300 },
];

/** What any page may weigh beyond its own text: the same on all, so each byte of it is paid on every page. */
export const sharedBudget = {
  /** The script in the page, by which it answers before the others come. */
  earlyScript: 1_600,
  /** The scripts that all pages load. */
  scripts: 116_900,
  /** The whole style sheet. */
  styles: 24_700,
};
