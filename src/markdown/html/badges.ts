import type { Element } from 'hast';
import { type PlanId, plans } from '../../facts/plans';
import { type RankId, ranks } from '../../facts/ranks';
import { element, type HtmlContent, inlineCode, joinContent } from './hast';
import { rankShape } from './icons';

export function rankBadge(rank: RankId, { andAbove = false } = {}): Element {
  const suffix = andAbove && rank !== 'owner' ? ' and above' : '';
  return element('span', { className: 'rk-rank' }, rankShape(rank), ` ${ranks[rank].name}${suffix}`);
}

/** Creates the name of a plan. "Free and above" is "Every plan". */
export function planBadge(plan: PlanId, { andAbove = false } = {}): Element {
  const suffix = andAbove && plan !== 'organization' ? ' and above' : '';
  const text = andAbove && plan === 'free' ? 'Every plan' : `${plans[plan].name}${suffix}`;
  return element('span', { className: 'rk-plan' }, text);
}

/** Creates a path such as **☰** → **Staff**. Lines break only after an arrow. */
export function uiPath(labels: readonly string[]): Element {
  const strong = labels.map((label) => element('strong', {}, label));
  return element('span', {}, joinContent(strong, '\u00a0→ '));
}

export function colorSample(hex: string): HtmlContent {
  const swatch = { className: 'rk-swatch', style: `background-color: ${hex}`, ariaHidden: 'true' };
  return [element('span', swatch), ' ', inlineCode(hex)];
}
