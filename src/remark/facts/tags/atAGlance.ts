import { h } from 'hastscript';
import { places } from '../../../facts/interface';
import { isPageId, type PageFacts, pageFacts, type Role, roles } from '../../../facts/pages';
import { rankIds } from '../../../facts/ranks';
import type { RankId } from '../../../facts/types';
import { type Content, inPage, labelPath, marked, planLabel, rankLabel } from '../html';
import { FactError, lookUp } from '../lookUp';
import type { FactComponent } from './types';

function isRank(role: string): role is RankId {
  return (rankIds as readonly string[]).includes(role);
}

function who({ who: role, whoNote }: PageFacts): Content {
  const { label, andAbove }: Role = roles[role];
  const name = isRank(role) ? rankLabel(role, andAbove) : `${label}${andAbove ? ' and above' : ''}`;
  return whoNote ? [name, `; ${whoNote}`] : [name];
}

function line(term: string, content: Content) {
  const parts = (Array.isArray(content) ? content : [content]) as readonly (string | ReturnType<typeof h>)[];
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
  if (!isPageId(pageId)) {
    throw new FactError(
      `has nothing to show for this page yet: add '${pageId}' to src/facts/pages.ts, with who can do it and on which plan.`,
    );
  }
  const page = pageFacts(pageId);
  const lines = [
    line('Who', who(page)),
    line(
      'Plan',
      page.planNote ? [planLabel(page.plan, true), `; ${page.planNote}`] : [planLabel(page.plan, true)],
    ),
  ];
  if (page.where) {
    lines.push(
      line('Where', [labelPath(lookUp<{ path: readonly string[] }>(places, page.where, 'place').path)]),
    );
  }
  if (page.command) {
    lines.push(line('Command', `\`${page.command}\``));
  }
  return inPage(h('aside', { className: 'at-a-glance', ariaLabel: 'At a glance' }, h('dl', lines)));
};
