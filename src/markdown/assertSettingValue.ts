import type { SettingFact } from '../facts/settings/types';
import { TagError } from './defineTag';

/** Throws unless a setting has the choice. Texts and numbers can have any value. */
export function assertSettingValue({ label, control }: SettingFact, value: string): void {
  if (!('choices' in control) || value === control.default) return;
  const labels = control.choices.map((choice) => choice.label);
  if ((control.isMultiple ? value.split(', ') : [value]).every((chosen) => labels.includes(chosen))) return;
  throw new TagError(`has the value "${value}", but ${label} accepts: ${labels.join(', ')}.`);
}
