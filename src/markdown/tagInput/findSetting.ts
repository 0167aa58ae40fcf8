import { type FoundSetting, settingsByKey } from '../../facts/settings';
import { lookUp, TagError } from './lookUp';

/** Returns a setting by its key, such as `welcome/show-to`. Throws if it can't have a value. */
export function findSetting(key: string | undefined, value?: string): FoundSetting {
  const found = lookUp<FoundSetting>(settingsByKey, key, 'setting');
  const { label, choices, range } = found.setting;
  if (value && choices && !range && !choices.some((choice) => choice.label === value)) {
    const labels = choices.map((choice) => choice.label).join(', ');
    throw new TagError(`has the value "${value}", but ${label} has only: ${labels}.`);
  }
  const { min = 0, max = Number.POSITIVE_INFINITY } = range ?? {};
  const [, number = '', unit = ''] = /^([\d,]+) (\w+)$/.exec(value ?? '') ?? [];
  const entered = Number(number.replaceAll(',', ''));
  if (range && number && unit.startsWith(range.unit) && (entered < min || entered > max)) {
    throw new TagError(`has the value "${value}", but ${label} allows ${range.text}.`);
  }
  return found;
}
