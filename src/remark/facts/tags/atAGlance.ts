import { h } from 'hastscript';
import { capitalize } from '../../../components/shared/text';
import { places } from '../../../facts/interface';
import { type RoleId, roles } from '../../../facts/roles';
import { readContract } from '../../api/contract';
import { pageMetadata } from '../../pages';
import { type Content, inPage, labelPath, parts, planLabel, rankLabel } from '../html';
import { FactError, lookUp } from '../lookUp';
import type { FactComponent } from './types';

function isRole(who: RoleId): who is keyof typeof roles {
  return Object.hasOwn(roles, who);
}

/** The path to a place, or what to select if it's the menu of something: a person's name, or "⋯" on a message. */
function placeOf(location: string): Content {
  const path = lookUp(places, location, 'place');
  const [thing = '', sign] = path;
  return thing.startsWith('A ')
    ? `Select ${sign ? `**${sign}** on ` : ''}a${thing.slice(1)}`
    : labelPath(path);
}

function chip(term: string, content: Content) {
  return h('div', [h('dt', term), h('dd', parts(content))]);
}

/**
 * `<AtAGlance />`: what restricts the task of a page, or of the one at the path `to`: rank, plan, place, and command, with
 * the exceptions. A page of the API also has its base URL.
 */
export const atAGlance: FactComponent = ({ to }, own) => {
  const pageId = to?.replace(/^\//, '') ?? own;
  const page = pageMetadata(pageId);
  const who = page?.access.who;
  if (!page || !who) {
    throw new FactError(
      page
        ? `has nothing to show. Add who can do it to the front matter of docs/${pageId}, as \`access: { who: member }\`.`
        : `is about the page "${pageId}", which does not exist.`,
    );
  }
  const { access, location, command } = page;
  const notes = [access.whoNote, access.planNote].flatMap((note) => (note ? [`${capitalize(note)}.`] : []));
  const isInApi = pageId.startsWith('organizations/api/');
  const chips = [
    // Calls need a key, and no role.
    ...(isInApi && !location ? [] : [chip('Who', isRole(who) ? roles[who] : rankLabel(who, true))]),
    ...(access.plan === 'free' ? [] : [chip('Plan', planLabel(access.plan, true))]),
    ...(location ? [chip('Where', placeOf(location))] : []),
    ...(isInApi ? readContract().servers.map(({ url }) => chip('Base URL', `\`${url}\``)) : []),
    ...(command ? [chip('Command', `\`${command}\``)] : []),
    ...(notes.length > 0 ? [chip('Note', notes.join(' '))] : []),
  ];
  return inPage(h('aside', { className: 'at-a-glance', ariaLabel: 'At a glance' }, h('dl', chips)));
};
