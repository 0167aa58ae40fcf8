/** The ranks, low to high. `letter` is the shape of a rank in the Letters style. */
export const ranks = {
  guest: { name: 'Guest', letter: 'G' },
  member: { name: 'Member', letter: 'M' },
  regular: { name: 'Regular', letter: 'R' },
  moderator: { name: 'Moderator', letter: 'D' },
  administrator: { name: 'Administrator', letter: 'A' },
  owner: { name: 'Owner', letter: 'O' },
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

export const rankShapeStyles = ['Filled', 'Outline', 'Letters'] as const;
