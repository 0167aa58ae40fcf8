import type { PlanId } from '../plans';
import type { RankId } from '../ranks';
import { appearanceScreens } from './appearance';
import { generalScreens } from './general';
import { messageScreens } from './messages';
import { moderationScreens } from './moderation';
import { ownerScreens } from './owner';
import { peopleScreens } from './people';
import type { SettingFact, SettingsScreen } from './types';

/** The screens of Chat settings by group, in the order of the sidebar. */
export const settingsGroups = {
  general: generalScreens,
  appearance: appearanceScreens,
  messages: messageScreens,
  people: peopleScreens,
  moderation: moderationScreens,
  owner: ownerScreens,
} as const;

/** All screens of Chat settings by id. */
export const settingsScreens = {
  ...generalScreens,
  ...appearanceScreens,
  ...messageScreens,
  ...peopleScreens,
  ...moderationScreens,
  ...ownerScreens,
} as const satisfies Record<string, SettingsScreen>;

export function rankOfScreen({ rank = 'administrator' }: SettingsScreen): RankId {
  return rank;
}

/** A setting with its screen, and the lowest plan and rank that can change it. */
export interface SettingEntry {
  /** The unique id, which writers type: `welcome/show-to`. */
  readonly fullId: string;
  readonly id: string;
  /** The key in `settingsScreens`: `welcome`. */
  readonly screenId: string;
  readonly screen: SettingsScreen;
  readonly setting: SettingFact;
  readonly plan: PlanId;
  readonly rank: RankId;
}

export const allSettings: readonly SettingEntry[] = Object.entries<SettingsScreen>(settingsScreens).flatMap(
  ([screenId, screen]) =>
    Object.entries(screen.settings).map(([id, setting]) => {
      const { plan = screen.plan ?? 'free', rank = rankOfScreen(screen) } = setting;
      return { fullId: `${screenId}/${id}`, id, screenId, screen, setting, plan, rank };
    }),
);

export const settingsByFullId: Readonly<Record<string, SettingEntry>> = Object.fromEntries(
  allSettings.map((entry) => [entry.fullId, entry]),
);
