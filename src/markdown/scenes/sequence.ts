import clsx from 'clsx';
import { h } from '../html/hast';
import { keyOf, optional } from '../tags/attributes';
import { defineTag } from '../tags/defineTag';
import { childrenReplacing, div, figure, unwrapParagraphs, withAlt } from './drawing';

/** The participants of a sequence, from left to right. */
const parties = { browser: 'Browser', server: 'Your server', rookery: 'Rookery' } as const;

type Party = keyof typeof parties;

/** Returns the first grid column of a party: it has two columns, with a line between them, and a gap after them. */
function columnOf(party: Party): number {
  return 3 * Object.keys(parties).indexOf(party) + 1;
}

/** `<Step from="browser" to="server">`: what one party sends to another. Without `to`, it's what the party does itself. */
export const Step = defineTag(
  { from: keyOf(parties, 'party'), to: optional(keyOf(parties, 'party')) },
  ({ from, to = from }, { children }) => {
    const [start, end] = [columnOf(from), columnOf(to)];
    const isOwn = from === to;
    // An arrow goes from the line in the middle of one party to that of another.
    const gridColumn = isOwn
      ? `${start} / ${start + 2}`
      : `${Math.min(start, end) + 1} / ${Math.max(start, end) + 1}`;
    const className = clsx(
      'scene-move',
      isOwn ? 'scene-move--own' : 'scene-move--sent',
      end < start && 'scene-move--back',
    );
    const names = [...new Set([parties[from], parties[to]])];
    const ends = h('span', { className: 'scene-ends' }, names.join(' → '));
    return h(
      'div',
      { className, style: { 'grid-column': gridColumn } },
      h(
        'span',
        { className: 'scene-words' },
        withAlt(ends, `${names.join(' to ')}: `),
        unwrapParagraphs(children),
      ),
    );
  },
);

/** `<Sequence>`: the steps of the `<Step>` tags inside, in order. On phones, they're a list. */
export const Sequence = defineTag({}, (_, { children }) => {
  const headers = Object.entries(parties).map(([party, name]) => {
    const style = { 'grid-column': `${columnOf(party as Party)} / span 2` };
    return withAlt(h('div', { className: 'scene-header scene-party', style }, name), '');
  });
  const steps = childrenReplacing(children, 'Step').map((step, index) => {
    const number = h('span', { className: 'scene-step' }, `${index + 1}`);
    return { ...step, children: [withAlt(number, `${index + 1}, `), ...step.children] };
  });
  return figure(div('scene-sequence', headers, steps), undefined);
});
