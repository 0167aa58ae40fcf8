import { isOrganizationRole, organizationRoles } from '../../facts/ranks';
import { rankOfScreen, settingsScreens } from '../../facts/settings';
import type { SettingsScreen } from '../../facts/settings/types';
import { uiPaths } from '../../facts/uiLabels';
import { capitalize } from '../../utils/text';
import { requireEntry } from '../attributes';
import { defineTag, TagError } from '../defineTag';
import { planBadge, rankBadge, uiPath } from '../html/badges';
import { element, joinContent, textNode, visuallyHidden } from '../html/hast';

/** Ranks that aren't shown, because everyone has them or can get them. */
const openRanks: readonly string[] = ['guest', 'member'];

/**
 * `<AtAGlance />`: the rank and the plan that the page's main task requires, and the notes of `access`. On pages of Chat settings, the
 * path in the product, too.
 */
export const AtAGlance = defineTag({}, (_, { pageId, frontMatter }) => {
  const screens = Object.entries<SettingsScreen>(settingsScreens);
  const settings = screens.find(([id]) => pageId === `chat-settings/${id}`)?.[1];
  const { who_note, plan_note, ...access } = frontMatter.access ?? {};
  if (settings && (access.who ?? access.plan)) {
    throw new TagError('takes `who` and `plan` from src/facts/settings here. Remove them from `access`.');
  }
  const { who = settings ? rankOfScreen(settings) : 'guest', plan = settings?.plan ?? 'free' } = access;
  const people = isOrganizationRole(who) ? organizationRoles[who] : rankBadge(who, { andAbove: true });
  const restrictions = [
    !openRanks.includes(who) && ['Who: ', people],
    plan !== 'free' && ['Plan: ', planBadge(plan, { andAbove: true })],
    settings && ['Where: ', uiPath(requireEntry(uiPaths, pageId, 'place'))],
  ].filter(Boolean);
  const notes = [who_note, plan_note].filter((note) => note !== undefined);
  const sentences = notes.map((note) => `${capitalize(note)}.`).join(' ');
  if (restrictions.length === 0) return sentences && element('p', {}, textNode(sentences));
  const parts = [...restrictions, sentences && textNode(sentences)].filter(Boolean);
  const spans = parts.map((part) => element('span', {}, part));
  return element('p', { className: 'rk-at-a-glance' }, joinContent(spans, visuallyHidden(' · ')));
});
