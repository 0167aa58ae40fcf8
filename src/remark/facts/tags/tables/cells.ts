import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { findSetting } from '../../../../facts/settings';
import type { PlanId, RankId } from '../../../../facts/types';
import { type Content, labelPath, marked, planLabel, rankLabel } from '../../html';

/** Returns text as code, whatever characters it contains. Line breaks are kept. */
export function code(text: string): Element {
  return h(
    'code',
    text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br'), line])),
  );
}

/** Several pieces of code in one line. */
export function codes(texts: readonly string[]): (string | ElementContent)[] {
  return texts.flatMap((text, index) => (index === 0 ? [code(text)] : [', ', code(text)]));
}

/** Returns fragments or sentences, each on its own line. */
export function lines(texts: readonly string[]): Content {
  return texts.length === 0
    ? ''
    : [
        h(
          'ul',
          texts.map((text) => h('li', marked(text))),
        ),
      ];
}

/** A color: a sample of it and its code. */
export function color(hex: string): ElementContent[] {
  return [
    h('span', { className: 'swatch', style: `background-color: ${hex}`, ariaHidden: 'true' }),
    { type: 'text', value: ' ' },
    code(hex),
  ];
}

/** The smallest plan that has something; Free where the fact names none. */
export function planUp(plan: PlanId = 'free'): Content {
  return [planLabel(plan, true)];
}

/** The lowest rank that has something. */
export function rankUp(rank: RankId): Content {
  return [rankLabel(rank, true)];
}

/** Returns a setting by its key: its page, then its label. */
export function settingPath(key: string): Content {
  const { page, setting } = findSetting(key);
  return [labelPath([page.label, setting.label])];
}
