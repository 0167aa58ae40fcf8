/** The ranks, low to high. */
export const ranks = {
  guest: { name: 'Guest' },
  member: { name: 'Member' },
  regular: { name: 'Regular' },
  moderator: { name: 'Moderator' },
  administrator: { name: 'Administrator' },
  owner: { name: 'Owner' },
} as const;

export type RankId = keyof typeof ranks;

export const rankIds = Object.keys(ranks) as RankId[];

export function isRankAtLeast(rank: RankId, lowest: RankId): boolean {
  return rankIds.indexOf(rank) >= rankIds.indexOf(lowest);
}

/** The roles in an organization that a task can require. */
export const organizationRoles = {
  manager: 'Organization Manager and above',
  'org-owner': 'Organization Owner',
} as const;

type OrganizationRole = keyof typeof organizationRoles;

export function isOrganizationRole(id: string): id is OrganizationRole {
  return Object.hasOwn(organizationRoles, id);
}

/** What a task can require: a rank, or a role in an organization. */
export const accessLevels = [...rankIds, ...(Object.keys(organizationRoles) as OrganizationRole[])];
