import { planIds } from '../../facts/plans';
import { rankIds } from '../../facts/ranks';
import { type RoleId, roles } from '../../facts/roles';
import { rankOfPage, settingsPages } from '../../facts/settings';
import type { PlanId, SettingsPage } from '../../facts/types';

/** Who can do a page's main task, and on which plan: `access` in its front matter. */
export interface Access {
  /** The lowest rank, or the role. */
  readonly who?: RoleId;
  /** What other ranks or roles can do. A fragment without a period. */
  readonly whoNote?: string;
  /** The smallest plan. Free if the front matter doesn't say. */
  readonly plan: PlanId;
  /** What larger plans add. A fragment without a period. */
  readonly planNote?: string;
}

/** Returns the facts about a page of Chat settings, and `undefined` for every other page. */
export function settingsPageOf(id: string): SettingsPage | undefined {
  return Object.entries(settingsPages).find(([key]) => id === `chat-settings/${key}`)?.[1];
}

/** Returns whether a page's own `access` names only ranks, roles, and plans that exist. */
export function isAccess(access: unknown): access is Partial<Access> | undefined {
  const { who = 'owner', plan = 'free' } = Object(access);
  return [...rankIds, ...Object.keys(roles)].includes(who) && planIds.includes(plan);
}

/** Returns who can do the page's task, from its front matter and the facts of its settings. */
export function accessOf(id: string, frontMatter: Record<string, unknown>): Access {
  const settings = settingsPageOf(id);
  return {
    who: settings && rankOfPage(settings),
    plan: settings?.plan ?? 'free',
    ...(isAccess(frontMatter.access) && frontMatter.access),
  };
}
