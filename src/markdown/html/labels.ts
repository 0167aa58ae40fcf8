import type { Element } from 'hast';
import { plans } from '../../facts/plans';
import { ranks } from '../../facts/ranks';
import type { PlanId, RankId } from '../../facts/types';
import { type Content, code, element, joinContent } from './content';
import { rankShape } from './shapes';

/** Returns a rank's name after its shape. `up` adds "and above". */
export function rankLabel(rank: RankId, up = false): Element {
  const above = up && rank !== 'owner' ? ' and above' : '';
  return element('span', { className: 'rank' }, rankShape(rank), ` ${ranks[rank].name}${above}`);
}

/** Returns a plan's name as a small label. `up` adds "and above", which for the smallest plan is every plan. */
export function planLabel(plan: PlanId, up = false): Element {
  const above = up && plan !== 'organization' ? ' and above' : '';
  const text = up && plan === 'free' ? 'Every plan' : `${plans[plan].name}${above}`;
  return element('span', { className: `plan plan--${plan}` }, text);
}

/** Returns labels to select in order, with arrows between them, each of which ends the line of the label before it. */
export function labelPath(labels: readonly string[]): Element {
  const parts = labels.map((label) => element('strong', {}, label));
  return element('span', { className: 'ui-path' }, joinContent(parts, '\u00a0→ '));
}

/** Returns a sample of a color, and its code. */
export function color(hex: string): Content {
  return [
    element('span', { className: 'swatch', style: `background-color: ${hex}`, ariaHidden: 'true' }),
    ' ',
    code(hex),
  ];
}

/** Returns short notes for the line below a name in a cell. The spaces separate them where there are no lines. */
export function cellNotes(...notes: readonly Content[]): Content {
  // A text contains its space, because Chromium doesn't tell screen readers of one between a text and an element.
  const spaced = notes.map((note) => note && (typeof note === 'string' ? `${note} ` : [note, ' ']));
  return spaced.some(Boolean) && [' ', element('span', { className: 'notes' }, spaced)];
}
