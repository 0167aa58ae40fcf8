import { chatMenuSign } from '../../facts/interface';
import { bookmarkMessages } from '../../facts/settings/bookmark-messages';
import { channels } from '../../facts/settings/channels';
import { directMessages } from '../../facts/settings/direct-messages';
import { emoji } from '../../facts/settings/emoji';
import { guests } from '../../facts/settings/guests';
import { notifications } from '../../facts/settings/notifications';
import { radio } from '../../facts/settings/radio';
import { userPersonalization } from '../../facts/settings/user-personalization';
import type { RankId, Setting, SettingsPage } from '../../facts/types';

// Only the pages that hold a rank: all of them together would make the page's script twice as large.
const pages: Readonly<Record<string, SettingsPage>> = {
  'bookmark-messages': bookmarkMessages,
  channels,
  'direct-messages': directMessages,
  emoji,
  guests,
  notifications,
  radio,
  'user-personalization': userPersonalization,
};

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

/** The place of a setting by its key, `page/setting`; nothing for a key that no page here has. */
export function settingPlace(key: string): SettingPlace | undefined {
  const [pageId = '', id = ''] = key.split('/');
  const page = pages[pageId];
  const setting = page?.settings[id];
  return page && setting
    ? {
        path: [chatMenuSign, 'Chat settings', page.label, setting.label],
        address: `/chat-settings/${pageId}#setting-${id}`,
        rank: setting.rank ?? page.rank,
        setting,
      }
    : undefined;
}
