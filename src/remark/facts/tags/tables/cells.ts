import type { Element } from 'hast';
import { h } from 'hastscript';
import type { PlaceViewer } from '../../../../facts/interface';
import { durationUnits } from '../../../../facts/moderation';
import type { PermissionId } from '../../../../facts/permissions';
import { permissions } from '../../../../facts/permissions';
import { type PlanFeatureId, planFeature, planIds, plans } from '../../../../facts/plans';
import type { Quantity } from '../../../../facts/quantity';
import { amount } from '../../../../facts/quantity';
import { rankIds } from '../../../../facts/ranks';
import { allSettings } from '../../../../facts/settings';
import type { Limit, PlanId, RankId } from '../../../../facts/types';
import { type Content, marked, planLabel, rankLabel } from '../../html';
import { type FactTable, ofRecord } from './define';

/** Text as code, whatever signs it holds; a line break in it is kept. */
export function code(text: string): Element {
  return h(
    'code',
    text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br'), line])),
  );
}

/** Several pieces of code in one line. */
export function codes(texts: readonly string[]): Content {
  return texts.flatMap((text, index) => (index === 0 ? [code(text)] : [', ', code(text)]));
}

/** Text in which stars and the like are no marks. */
export function plain(text: string): Content {
  return [{ type: 'text', value: text }];
}

/** Fragments in one line. */
export function listed(texts: readonly string[]): string {
  return texts.join(', ');
}

/** Fragments or sentences, each in a line of its own. */
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

/** Steps in their order. */
export function steps(texts: readonly string[]): Content {
  return [
    h(
      'ol',
      texts.map((text) => h('li', marked(text))),
    ),
  ];
}

/** A link to a page of the site. */
export function pageLink(page: string, label: string): Content {
  return [h('a', { href: `/${page}` }, label)];
}

/** A colour: a sample of it and its code. */
export function colour(hex: string): Content {
  return [
    h('span', { className: 'swatch', style: `background-color: ${hex}`, ariaHidden: 'true' }),
    ' ',
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

/** The lowest rank that a permission has in a new chat. */
export function permissionRank(id: PermissionId): Content {
  return rankUp(permissions[id].rank);
}

const otherViewers: Readonly<Record<string, string>> = {
  anyone: 'Everybody',
  account: 'Everybody with an account',
  organization: 'Roles in the organization',
};

/** Who sees a place of the interface. */
export function viewer(seenBy: PlaceViewer): Content {
  const rank = rankIds.find((id) => id === seenBy);
  return rank ? rankUp(rank) : (otherViewers[seenBy] ?? seenBy);
}

/** A label of the interface that may hold marks of its own, such as "Lowest rank for `@here`". */
export function bold(label: string): Element {
  return h('strong', marked(label));
}

function settingElement(key: string): Element {
  const found = allSettings.find((each) => each.key === key);
  return found
    ? h('span', { className: 'ui-path' }, [bold(found.page.label), ' → ', bold(found.setting.label)])
    : code(key);
}

/** A setting by its key: its page, then its label. */
export function settingPath(key: string): Content {
  return [settingElement(key)];
}

/** A row of the plan table in one line, plan by plan. */
export function acrossPlans(feature: PlanFeatureId): string {
  return planIds.map((plan) => `${plans[plan].name}: ${planFeature(feature, plan).text}`).join('; ');
}

/** Seconds in the largest unit that goes into them. */
export function duration(seconds: number): string {
  const unit = Object.values(durationUnits).find((each) => seconds % each.seconds === 0) ?? durationUnits.s;
  return amount(seconds / unit.seconds, unit.label.toLowerCase().replace(/s$/, ''));
}

/** A quantity with the rule that belongs to it. */
export function limitText({ text, note }: Quantity & { readonly note?: string }): string {
  return note ? `${text}; ${note}` : text;
}

function isLimit(fact: unknown): fact is Limit {
  return typeof fact === 'object' && fact !== null && 'label' in fact && 'text' in fact && 'unit' in fact;
}

/** A table of those facts of an object that are limits. */
export function limitsOf(caption: string, facts: Readonly<Record<string, unknown>>): FactTable {
  const found = Object.entries(facts).filter((entry): entry is [string, Limit] => isLimit(entry[1]));
  return ofRecord(caption, Object.fromEntries(found), [
    ['What', ({ label }) => label],
    ['How much', limitText],
  ]);
}
