import { chatMenuSign } from '../../facts/interface';
import { findSetting, isSettingKey } from '../../facts/settings';
import type { RankId, Setting } from '../../facts/types';

/** Where a setting stands in the interface and in these pages. */
export interface SettingPlace {
  /** The labels to select, in order. Each may hold marks of code. */
  readonly path: readonly string[];
  /** Its row in these pages. */
  readonly address: string;
  /** The lowest rank that may change it. */
  readonly rank: RankId;
  readonly setting: Setting;
}

/** The place of a setting by its key, `page/setting`; nothing for a key that no page has. */
export function settingPlace(key: string): SettingPlace | undefined {
  if (!isSettingKey(key)) {
    return undefined;
  }
  const { pageId, page, id, setting } = findSetting(key);
  return {
    path: [chatMenuSign, 'Chat settings', page.label, setting.label],
    address: `/chat-settings/${pageId}#setting-${id}`,
    rank: setting.rank ?? page.rank,
    setting,
  };
}
