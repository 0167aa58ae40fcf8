import type { PlanId } from '../plans';
import type { RankId } from '../ranks';
import { appearancePages } from './appearance';
import { generalPages } from './general';
import { messagePages } from './messages';
import { moderationPages } from './moderation';
import { ownerPages } from './owner';
import { peoplePages } from './people';
import type { SettingFact, SettingsPage } from './types';

/** All pages of Chat settings by id, in the order of the sidebar. */
export const settingsPages = {
  ...generalPages,
  ...appearancePages,
  ...messagePages,
  ...peoplePages,
  ...moderationPages,
  ...ownerPages,
} as const satisfies Record<string, SettingsPage>;

/** Finds the facts about a page of Chat settings by its page id, `chat-settings/…`. */
export function settingsPageOf(id: string): SettingsPage | undefined {
  return Object.entries(settingsPages).find(([key]) => id === `chat-settings/${key}`)?.[1];
}

export function rankOfPage({ rank = 'administrator' }: SettingsPage): RankId {
  return rank;
}

/** A setting with its page, and the lowest plan and rank that can change it. */
export interface SettingEntry {
  /** The unique id, which writers type: `welcome/show-to`. */
  readonly fullId: string;
  readonly id: string;
  /** The id without `chat-settings/`, such as `welcome`. */
  readonly settingsPageId: string;
  readonly page: SettingsPage;
  readonly setting: SettingFact;
  readonly plan: PlanId;
  readonly rank: RankId;
}

/** The settings of all pages, in the order of the sidebar and of the screens. */
export const allSettings: readonly SettingEntry[] = Object.entries<SettingsPage>(settingsPages).flatMap(
  ([settingsPageId, page]) =>
    Object.entries(page.settings).map(([id, setting]) => {
      const { plan = page.plan ?? 'free', rank = rankOfPage(page) } = setting;
      return { fullId: `${settingsPageId}/${id}`, id, settingsPageId, page, setting, plan, rank };
    }),
);

export const settingsByFullId: Readonly<Record<string, SettingEntry>> = Object.fromEntries(
  allSettings.map((entry) => [entry.fullId, entry]),
);
