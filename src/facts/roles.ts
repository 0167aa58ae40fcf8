/** People outside a chat's ranks who can do a page's task, as `<AtAGlance />` names them. */
export const roles = {
  anyone: 'Anyone',
  'account-holder': 'Anyone with an account',
  'website-owner': 'Anyone who can edit the website',
  developer: 'Developers',
  auditor: 'Organization Auditor and above',
  manager: 'Organization Manager and above',
  'org-owner': 'Organization Owner',
} as const satisfies Record<string, string>;
