import { h } from 'hastscript';
import { places } from '../../../facts/interface';
import { type RoleId, roles } from '../../../facts/roles';
import { pageMetadata } from '../../pages';
import { type Content, inPage, labelPath, marked, planLabel, rankLabel } from '../html';
import { FactError, lookUp } from '../lookUp';
import type { FactComponent } from './types';

function isRole(who: RoleId): who is keyof typeof roles {
  return Object.hasOwn(roles, who);
}

function line(term: string, main: Content, note?: string) {
  const parts = [main, note ? `; ${note}` : ''].flat() as (string | ReturnType<typeof h>)[];
  return h('div', [
    h('dt', term),
    h(
      'dd',
      parts.flatMap((part) => (typeof part === 'string' ? marked(part) : [part])),
    ),
  ]);
}

/** The box at the top of a page, or of the one at the address `to`: who can do it, on which plan, where, the command. */
export const atAGlance: FactComponent = ({ to }, own) => {
  const pageId = to?.replace(/^\//, '') ?? own;
  const page = pageMetadata(pageId);
  const who = page?.access.who;
  if (!page || !who) {
    throw new FactError(
      page
        ? `has nothing to show: add who can do it to the front matter of docs/${pageId}, as \`access: { who: member }\`.`
        : `is about the page "${pageId}", which does not exist.`,
    );
  }
  const { access, location, command } = page;
  const lines = [
    line('Who', isRole(who) ? roles[who] : rankLabel(who, true), access.whoNote),
    line('Plan', planLabel(access.plan, true), access.planNote),
  ];
  if (location) {
    lines.push(line('Where', labelPath(lookUp<{ path: readonly string[] }>(places, location, 'place').path)));
  }
  if (command) {
    lines.push(line('Command', `\`${command}\``));
  }
  return inPage(h('aside', { className: 'at-a-glance', ariaLabel: 'At a glance' }, h('dl', lines)));
};
