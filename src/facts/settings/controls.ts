import type { PlanId } from '../plans';
import { formatAmount, type Quantity } from '../quantity';
import { type RankId, rankIds, ranks } from '../ranks';
import type { Choice, Control } from './types';

export function button(accepts?: string): Control {
  return { kind: 'button', accepts };
}

const onAndOff: readonly Choice[] = [{ label: 'On' }, { label: 'Off' }];
export const onByDefault: Control = { kind: 'switch', choices: onAndOff, default: 'On' };
export const offByDefault: Control = { kind: 'switch', choices: onAndOff, default: 'Off' };

/** A choice from a list, in the order on the screen. */
export function choice<const Label extends string>(
  options: readonly (Label | { readonly label: Label; readonly plan?: PlanId })[],
  initial: NoInfer<Label>,
  accepts?: string,
): Control {
  const choices = options.map((option): Choice => (typeof option === 'string' ? { label: option } : option));
  return { kind: 'choice', choices, default: initial, accepts };
}

/** A list from which people can select any number of choices. */
export function severalChoices(labels: readonly string[], initial: string): Control {
  const choices = labels.map((label) => ({ label }));
  return { kind: 'choice', choices, isMultiple: true, default: initial };
}

/** A choice of a rank from `lowest` to Owner. */
export function rankChoice(lowest: RankId, initial: RankId, accepts: string): Control {
  const names = rankIds.slice(rankIds.indexOf(lowest)).map((id) => ranks[id].name);
  return choice(names, ranks[initial].name, accepts);
}

/**
 * A field for a number.
 * @param initial the default, as text if it has another unit: "7 days" for 168 hours
 * @param words values that aren't numbers: "Off"
 */
export function numberField(
  range: Quantity,
  initial: number | string,
  words: readonly string[] = [],
): Control {
  const text = typeof initial === 'number' ? formatAmount(initial, range.unit) : initial;
  const accepts = [words.join(', '), range.text].filter(Boolean).join(', or ');
  return { kind: 'field', default: text, accepts };
}

export function colorField(initial: `#${string}`): Control {
  return { kind: 'color', default: initial, accepts: 'a hex color' };
}

/** A text field or a list. Without a default, it's empty in a new chat. */
export function textField(accepts?: string | Quantity, initial?: string): Control {
  return { kind: 'field', accepts: typeof accepts === 'object' ? accepts.text : accepts, default: initial };
}
