import { element } from '../html/hast';
import { keyOf, optional } from '../tags/attributes';
import { defineTag } from '../tags/defineTag';
import { box, childrenFrom, figure, unwrapParagraphs, withAlt } from './drawing';

/** Who takes part in a sequence, from left to right. Each has two columns, with a line between them, and a gap after them. */
const parties = { browser: 'Browser', server: 'Your server', rookery: 'Rookery' } as const;

const order = Object.keys(parties);

/** `<Step from="browser" to="server">`: what one party sends to another. Without `to`, what it does itself. */
export const Step = defineTag(
  { from: keyOf(parties, 'party'), to: optional(keyOf(parties, 'party')) },
  ({ from, to = from }, { children }) => {
    const places = [from, to].map((id) => 3 * order.indexOf(id));
    const [left, right] = [Math.min(...places), Math.max(...places)];
    const kind = from === to ? 'own' : places[0] === left ? 'sent' : 'sent scene-move--back';
    const gridColumn = from === to ? `${left + 1} / ${right + 3}` : `${left + 2} / ${right + 2}`;
    const names = [...new Set([parties[from], parties[to]])];
    return element(
      'div',
      { className: `scene-move scene-move--${kind}`, style: { 'grid-column': gridColumn } },
      element(
        'span',
        { className: 'scene-words' },
        withAlt(element('span', { className: 'scene-ends' }, names.join(' → ')), `${names.join(' to ')}: `),
        unwrapParagraphs(children),
      ),
    );
  },
);

/** `<Sequence>`: the steps of `<Step>` tags inside, in order. On phones, they're a list. */
export const Sequence = defineTag({}, (_, { children }) => {
  const heads = Object.values(parties).map((name, index) => {
    const style = { 'grid-column': `${3 * index + 1} / span 2` };
    return withAlt(element('div', { className: 'scene-header scene-party', style }, name), '');
  });
  const steps = childrenFrom(children, 'Step').map((step, index) => {
    const number = element('span', { className: 'scene-step' }, `${index + 1}`);
    return { ...step, children: [withAlt(number, `${index + 1}, `), ...step.children] };
  });
  return figure(box('scene-sequence', heads, steps), undefined);
});
