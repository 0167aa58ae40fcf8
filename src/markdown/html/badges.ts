import type { Element } from 'hast';
import { type PlanId, plans } from '../../facts/plans';
import { type RankId, ranks } from '../../facts/ranks';
import { type Content, element, inlineCode, joinContent } from './hast';
import { rankShape } from './icons';

/** Creates the shape and the name of a rank. `up` adds "and above". */
export function rankBadge(rank: RankId, up = false): Element {
  const above = up && rank !== 'owner' ? ' and above' : '';
  return element('span', { className: 'rank' }, rankShape(rank), ` ${ranks[rank].name}${above}`);
}

/** Creates the name of a plan in a box. `up` adds "and above", and turns Free into "Every plan". */
export function planBadge(plan: PlanId, up = false): Element {
  const above = up && plan !== 'organization' ? ' and above' : '';
  const text = up && plan === 'free' ? 'Every plan' : `${plans[plan].name}${above}`;
  return element('span', { className: `plan plan--${plan}` }, text);
}

/** Creates a path such as **☰** → **Staff**. A line can break only after an arrow. */
export function labelPath(labels: readonly string[]): Element {
  const parts = labels.map((label) => element('strong', {}, label));
  return element('span', { className: 'ui-path' }, joinContent(parts, '\u00a0→ '));
}

/** Creates a square in a color, and the code of the color. */
export function colorSample(hex: string): Content {
  return [
    element('span', { className: 'swatch', style: `background-color: ${hex}`, ariaHidden: 'true' }),
    ' ',
    inlineCode(hex),
  ];
}
