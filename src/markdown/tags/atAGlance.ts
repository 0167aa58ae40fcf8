import { isOrganizationRole, organizationRoles } from '../../facts/ranks';
import { rankOfPage, settingsPageOf } from '../../facts/settings';
import { uiPaths } from '../../facts/uiLabels';
import { capitalize } from '../../utils/text';
import { planBadge, rankBadge, uiPath } from '../html/badges';
import { h, joinContent, textNode } from '../html/hast';
import { lookUp } from './attributes';
import { defineTag, TagError } from './defineTag';

/** Ranks that aren't shown, because anyone has or can get them. */
const unrestricted: readonly string[] = ['guest', 'member'];

/** A separator for screen readers, and for readers without style sheets. */
const separator = h('span', { className: 'visually-hidden' }, ' · ');

/**
 * `<AtAGlance />`: the rank and the plan that the page's task requires, if it requires any, and the notes of `access`. On a page of
 * Chat settings, also the path to it in the product.
 */
export const AtAGlance = defineTag({}, (_, { pageId, pages }) => {
  const settings = settingsPageOf(pageId);
  const { whoNote, planNote, ...access } = pages.get(pageId)?.frontMatter.access ?? {};
  if (settings && (access.who ?? access.plan)) {
    throw new TagError('takes `who` and `plan` from src/facts/settings here. Remove them from `access`.');
  }
  const { who = settings ? rankOfPage(settings) : 'guest', plan = settings?.plan ?? 'free' } = access;
  const people = isOrganizationRole(who) ? organizationRoles[who] : rankBadge(who, true);
  const restrictions = [
    !unrestricted.includes(who) && ['Who: ', people],
    plan !== 'free' && ['Plan: ', planBadge(plan, true)],
    settings && ['Where: ', uiPath(lookUp(uiPaths, pageId, 'place'))],
  ].flatMap((parts) => (parts ? [h('span', {}, parts)] : []));
  const notes = [whoNote, planNote].flatMap((note) => (note ? [`${capitalize(note)}.`] : [])).join(' ');
  return [
    restrictions.length > 0 && h('p', { className: 'at-a-glance' }, joinContent(restrictions, separator)),
    notes && h('p', {}, textNode(notes)),
  ];
});
