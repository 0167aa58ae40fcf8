import { type FoundSetting, settingsByKey } from '../../facts/settings';
import { acceptedInstead } from '../../facts/settings/controls';
import { lookUp, TagError } from './lookUp';

/** Returns a setting by its key, such as `welcome/show-to`. Throws if it can't have a value. */
export function findSetting(key: string | undefined, value?: string): FoundSetting {
  const found = lookUp<FoundSetting>(settingsByKey, key, 'setting');
  const { label, control } = found.setting;
  const accepted = value === undefined ? undefined : acceptedInstead(control, value);
  if (accepted) {
    throw new TagError(`has the value "${value}", but ${label} accepts: ${accepted}.`);
  }
  return found;
}
