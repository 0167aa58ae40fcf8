import { capitalize } from '../../components/ui/text';
import { places } from '../../facts/interface';
import { rankIds } from '../../facts/ranks';
import { type RoleId, roles } from '../../facts/roles';
import type { RankId } from '../../facts/types';
import { element, joined } from '../html/content';
import { labelPath, planLabel, rankLabel } from '../html/labels';
import { lookUp } from '../html/lookUp';
import type { WriteTag } from '../html/tag';
import { pageMetadata } from '../pages';
import { type Access, settingsPageOf } from '../pages/access';

/** Roles that everyone has or can get, and those of a page's own readers, so naming them tells nothing. */
const open: readonly RoleId[] = ['guest', 'member', 'anyone', 'account-holder', 'website-owner', 'developer'];

function isRank(who: RoleId): who is RankId {
  return rankIds.some((rank) => rank === who);
}

/**
 * `<AtAGlance />`: who can do the task of the page, and on which plan, with the exceptions below. Only what's restricted is
 * shown. A page of Chat settings also says where the page is in the product.
 */
export const atAGlance: WriteTag = (_, { pageId }) => {
  const { who, whoNote, plan = 'free', planNote }: Partial<Access> = pageMetadata(pageId)?.access ?? {};
  const restrictions = [
    who && !open.includes(who) && ['Who: ', isRank(who) ? rankLabel(who, true) : roles[who]],
    plan !== 'free' && ['Plan: ', planLabel(plan, true)],
    settingsPageOf(pageId) && ['Where: ', labelPath(lookUp(places, pageId, 'place'))],
  ].filter(Boolean);
  const notes = [whoNote, planNote].flatMap((note) => (note ? [`${capitalize(note)}.`] : [])).join(' ');
  return [
    restrictions.length > 0 && element('p', { className: 'at-a-glance' }, joined(restrictions, ' · ')),
    notes && element('p', {}, notes),
  ];
};
