import type { RankId, Setting, SettingsPage } from '../types';
import {
  chatAdvertisements,
  chatAppearance,
  emoji,
  iconBar,
  language,
  pageAppearance,
  userPersonalization,
} from './appearance';
import { advanced, chatInformation, webhooks } from './general';
import {
  bookmarkMessages,
  channels,
  directMessages,
  notifications,
  pinnedNotices,
  publicMessages,
  radio,
  welcome,
} from './messages';
import { moderation, preApprove, securityAndPrivacy } from './moderation';
import { banList, friendsAndBlockLists, guests, rankList, staffKeys } from './people';

/** All pages of Chat settings by id, in the order of the sidebar. */
export const settingsPages = {
  'chat-information': chatInformation,
  'chat-appearance': chatAppearance,
  'page-appearance': pageAppearance,
  'icon-bar': iconBar,
  emoji,
  'user-personalization': userPersonalization,
  language,
  'chat-advertisements': chatAdvertisements,
  channels,
  'public-messages': publicMessages,
  'direct-messages': directMessages,
  'pinned-notices': pinnedNotices,
  welcome,
  'bookmark-messages': bookmarkMessages,
  notifications,
  radio,
  guests,
  'rank-list': rankList,
  'staff-keys': staffKeys,
  'friends-and-block-lists': friendsAndBlockLists,
  'ban-list': banList,
  moderation,
  'pre-approve': preApprove,
  'security-and-privacy': securityAndPrivacy,
  webhooks,
  advanced,
} as const satisfies Record<string, SettingsPage>;

/** Returns the facts about a page of Chat settings by the id of the page, or nothing for any other page. */
export function settingsPageOf(id: string): SettingsPage | undefined {
  return Object.entries(settingsPages).find(([key]) => id === `chat-settings/${key}`)?.[1];
}

export function rankOfPage({ rank = 'administrator' }: SettingsPage): RankId {
  return rank;
}

/** A setting with its page. */
export interface SettingEntry {
  /** The id of the setting among those of all pages: `page-id/setting-id`. */
  readonly key: string;
  readonly pageId: string;
  readonly page: SettingsPage & { readonly rank: RankId };
  readonly id: string;
  readonly setting: Setting;
}

/** The settings of all pages, in the order of the sidebar and of the screens. */
export const allSettings: readonly SettingEntry[] = Object.entries<SettingsPage>(settingsPages).flatMap(
  ([pageId, page]) =>
    Object.entries(page.settings).map(([id, setting]) => ({
      key: `${pageId}/${id}`,
      pageId,
      page: { ...page, rank: rankOfPage(page) },
      id,
      setting,
    })),
);

export const settingsByKey: Readonly<Record<string, SettingEntry>> = Object.fromEntries(
  allSettings.map((entry) => [entry.key, entry]),
);
