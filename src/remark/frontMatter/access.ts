import { places } from '../../facts/interface';
import { planIds } from '../../facts/plans';
import { rankIds } from '../../facts/ranks';
import { type RoleId, roles } from '../../facts/roles';
import { rankOfPage, settingsPages } from '../../facts/settings';
import type { PlanId, SettingsPage } from '../../facts/types';
import { nearest } from '../facts/lookUp';

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

function isSettingsPage(key: string): key is keyof typeof settingsPages {
  return Object.hasOwn(settingsPages, key);
}

/** Returns the facts about a page of Chat settings, and `undefined` for every other page. */
function settingsPageOf(id: string): (SettingsPage & { readonly location: string }) | undefined {
  const [key = '', folder] = id.split('/').reverse();
  return folder === 'chat-settings' && isSettingsPage(key)
    ? { ...settingsPages[key], location: `${folder}/${key}` }
    : undefined;
}

/** Returns who can do the page's task and where, from checked front matter and the facts of its settings. */
export function accessOf(id: string, frontMatter: Record<string, unknown>) {
  const settings = settingsPageOf(id);
  const access: Access = {
    who: settings && rankOfPage(settings),
    plan: settings?.plan ?? 'free',
    ...(frontMatter.access as Partial<Access> | undefined),
  };
  return {
    access,
    location: settings?.location ?? (frontMatter.location as string | undefined),
    command: frontMatter.command as string | undefined,
  };
}

const keys = ['who', 'whoNote', 'plan', 'planNote'] as const;

function unknownValue(field: string, value: unknown, known: readonly string[], what: string): string[] {
  return known.includes(String(value))
    ? []
    : [
        `\`${field}\` is "${value}", but there is no such ${what}. Nearest: ${nearest(String(value), known).join(', ')}.`,
      ];
}

/** Returns what is wrong with a page's `access`; empty if nothing is. */
export function accessFaults(id: string, access: unknown): string[] {
  if (access === undefined) {
    return [];
  }
  if (typeof access !== 'object' || access === null || Array.isArray(access)) {
    return ['`access` has no keys. Write it as `access: { who: moderator, plan: plus }`.'];
  }
  const { who, whoNote, plan, planNote } = access as Record<string, unknown>;
  const settings = settingsPageOf(id) !== undefined;
  return [
    ...Object.keys(access)
      .filter((key) => !(keys as readonly string[]).includes(key))
      .map((key) => `\`access\` has the unknown key \`${key}\`. Its keys are ${keys.join(', ')}.`),
    ...(settings && (who !== undefined || plan !== undefined)
      ? [
          'Remove `who` and `plan` from `access`: those of a Chat settings page come from `src/facts/settings`.',
        ]
      : []),
    ...(settings && who === undefined
      ? []
      : unknownValue('access.who', who, [...rankIds, ...Object.keys(roles)], 'rank or role')),
    ...(plan === undefined ? [] : unknownValue('access.plan', plan, planIds, 'plan')),
    ...Object.entries({ whoNote, planNote })
      .filter(([, note]) => note !== undefined && (typeof note !== 'string' || /^$|\.$/.test(note)))
      .map(([key]) => `\`access.${key}\` is not a note. Write a few words without a period at the end.`),
  ];
}

/** Returns what is wrong with a page's `location`, which must be the id of a place in the product. */
export function locationFaults(id: string, location: unknown): string[] {
  if (location === undefined) {
    return [];
  }
  return settingsPageOf(id)
    ? ['Remove `location`: that of a Chat settings page is known from its address.']
    : unknownValue('location', location, Object.keys(places), 'place in `src/facts/interface.ts`');
}
