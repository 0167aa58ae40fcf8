import { acceptedInsteadOf } from '../facts/settings/controls';
import type { SettingFact } from '../facts/settings/types';
import { TagError } from './defineTag';

export function assertSettingValue({ label, control }: SettingFact, value: string): void {
  const accepted = acceptedInsteadOf(control, value);
  if (accepted) throw new TagError(`has the value "${value}", but ${label} accepts: ${accepted}.`);
}
