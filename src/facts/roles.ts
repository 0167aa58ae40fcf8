import type { RankId } from './types';

/** Someone outside a chat's ranks who can do a page's task, as the box "At a glance" names them. */
export const roles = {
  anyone: 'Anyone',
  'account-holder': 'Anyone with an account',
  'website-owner': 'Whoever can edit the website',
  developer: 'A developer',
  auditor: 'Auditor of the organization and above',
  manager: 'Manager of the organization and above',
  'org-owner': 'Owner of the organization',
} as const satisfies Record<string, string>;

/** A rank of the chat, or a role outside it. */
export type RoleId = RankId | keyof typeof roles;
