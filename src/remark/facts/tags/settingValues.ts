import { plans } from '../../../facts/plans';
import type { Setting } from '../../../facts/types';

const noValues = '–';

/** What a setting can be set to, in one line. */
export function valuesOf(setting: Setting): string {
  if (setting.kind === 'switch') {
    return 'On, Off';
  }
  const parts = [
    setting.choices?.map(({ label, plan }) => (plan ? `${label} (${plans[plan].name})` : label)).join(', '),
    setting.range?.text,
    setting.accepts,
  ];
  return parts.filter(Boolean).join('; ') || noValues;
}
