import { amount, parseAmount, type Quantity } from '../quantity';
import { rankIds, ranks } from '../ranks';
import type { Choice, Control, PlanId, RankId } from '../types';

export function button(accepts?: string): Control {
  return { kind: 'button', accepts };
}

/** Switches, by their state in a new chat. */
export const on: Control = { kind: 'switch', default: 'On' };
export const off: Control = { kind: 'switch', default: 'Off' };

/** A list of choices, in the order on the screen. */
export function choice<const Label extends string>(
  options: readonly (Label | { readonly label: Label; readonly plan?: PlanId })[],
  standard: NoInfer<Label>,
  accepts?: string,
): Control {
  const choices = options.map((option): Choice => (typeof option === 'string' ? { label: option } : option));
  return { kind: 'choice', choices, default: standard, accepts };
}

/** A list of choices of which people can select several, or none. */
export function severalChoices(labels: readonly string[], standard: string): Control {
  return { kind: 'choice', choices: labels.map((label) => ({ label })), default: standard };
}

/** A list of the ranks from `lowest` to Owner. */
export function rankChoice(lowest: RankId, standard: RankId, accepts: string): Control {
  const names = rankIds.slice(rankIds.indexOf(lowest)).map((id) => ranks[id].name);
  return choice(names, ranks[standard].name, accepts);
}

/** A field for a number. The default can be one of `others`, or in words, such as "7 days" for 168 hours. */
export function number(range: Quantity, standard: number | string, others: readonly string[] = []): Control {
  const text = typeof standard === 'number' ? amount(standard, range.unit) : standard;
  return { kind: 'number', range, others, default: text };
}

export function color(standard: `#${string}`): Control {
  return { kind: 'color', default: standard };
}

/** A field or a list, which is empty in a new chat unless it has a default. */
export function field(accepts?: string | Quantity, standard?: string): Control {
  return { kind: 'field', accepts, default: standard };
}

/** Returns the text of a control in a new chat. A button has none. */
export function defaultOf(control: Control): string | undefined {
  if (control.kind === 'button') {
    return undefined;
  }
  return control.default ?? 'Empty';
}

/** Returns the values that a control accepts, if it refuses a value. */
export function acceptedInstead(control: Control, value: string): string | undefined {
  const isWithin = ({ min = 0, max = Number.POSITIVE_INFINITY }: Quantity, size = Number.NaN) =>
    size >= min && size <= max;
  switch (control.kind) {
    case 'button':
      return 'no value, because it is a button';
    case 'switch':
      return value === 'On' || value === 'Off' ? undefined : 'On or Off';
    case 'choice': {
      const labels = control.choices.map(({ label }) => label);
      return labels.includes(value) ? undefined : labels.join(', ');
    }
    case 'number': {
      const { range, others } = control;
      const isAllowed = others.includes(value) || isWithin(range, parseAmount(value, range.unit));
      return isAllowed ? undefined : [...others, range.text].join(', ');
    }
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(value) ? undefined : `a color such as ${control.default}`;
    case 'field': {
      const { accepts } = control;
      const isText = typeof accepts === 'object' && accepts.unit === 'character';
      return isText && !isWithin(accepts, value.length) ? accepts.text : undefined;
    }
  }
}
