/** People outside a chat's ranks who can do a page's task, as `<AtAGlance />` names them. */
export const roles = {
  manager: 'Organization Manager and above',
  'org-owner': 'Organization Owner',
} as const satisfies Record<string, string>;
