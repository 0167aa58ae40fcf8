import { places } from '../../facts/interface';
import { plans } from '../../facts/plans';
import { rankIds } from '../../facts/ranks';
import { rankOfPage, settingsPageOf } from '../../facts/settings';
import { capitalize } from '../../text';
import { planBadge, rankBadge } from '../html/badges';
import { type Content, element, joinContent, labelPath } from '../html/content';
import { checkKey, lookUp, TagError } from '../tagInput/lookUp';
import type { RenderTag } from '../tagInput/tag';

/** Ranks that everyone has or can get, so naming them tells nothing. */
const unrestricted: readonly string[] = ['guest', 'member'];

/** Everyone who can do a page's task. */
const people: Readonly<Record<string, Content>> = {
  ...Object.fromEntries(rankIds.map((id) => [id, rankBadge(id, true)])),
  manager: 'Organization Manager and above',
  'org-owner': 'Organization Owner',
};

/** What separates them where there are no style sheets. */
const separator = element('span', { className: 'visually-hidden' }, ' · ');

/**
 * `<AtAGlance />`: who can do the task of the page, and on which plan, with the exceptions below. Only what's restricted is
 * shown. A page of Chat settings also says where the page is in the product.
 */
export const atAGlance: RenderTag = (_, { pageId, pages }) => {
  const settings = settingsPageOf(pageId);
  const { whoNote, planNote, ...access } = pages.get(pageId)?.fields.access ?? {};
  if (settings && (access.who ?? access.plan)) {
    throw new TagError('takes `who` and `plan` from src/facts/settings here. Remove them from `access`.');
  }
  const { who = settings ? rankOfPage(settings) : 'guest', plan = settings?.plan ?? 'free' } = access;
  const shownPeople = lookUp(people, who, 'rank or role in `access`');
  const shownPlan = planBadge(checkKey(plans, plan, 'plan in `access`'), true);
  const restrictions = [
    !unrestricted.includes(who) && ['Who: ', shownPeople],
    plan !== 'free' && ['Plan: ', shownPlan],
    settings && ['Where: ', labelPath(lookUp(places, pageId, 'place'))],
  ].flatMap((parts) => (parts ? [element('span', {}, parts)] : []));
  const notes = [whoNote, planNote].flatMap((note) => (note ? [`${capitalize(note)}.`] : [])).join(' ');
  return [
    restrictions.length > 0 &&
      element('p', { className: 'at-a-glance' }, joinContent(restrictions, separator)),
    notes && element('p', {}, notes),
  ];
};
