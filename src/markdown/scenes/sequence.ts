import clsx from 'clsx';
import { optional } from 'valibot';
import { keyAttribute } from '../attributes';
import { requireChildren, unwrapParagraphs } from '../children';
import { defineTag } from '../defineTag';
import { element } from '../html/hast';
import { sceneBlock, sceneFigure, withAlt } from './sceneParts';

/** The participants from left to right, by the names of their columns in `diagrams.css`. */
const parties = { browser: 'Browser', server: 'Your server', rookery: 'Rookery' } as const;
const partyIds = Object.keys(parties);

/** `<Step from="browser" to="server">`: what one party sends to another. Without `to`, it's what the party does itself. */
export const Step = defineTag(
  { from: keyAttribute(parties, 'party'), to: optional(keyAttribute(parties, 'party')) },
  ({ from, to = from }, { children }) => {
    const isOwn = from === to;
    const isBack = partyIds.indexOf(to) < partyIds.indexOf(from);
    const kind = isOwn ? 'rk-scene-exchange--own' : 'rk-scene-exchange--sent';
    const className = clsx('rk-scene-exchange', kind, isBack && 'rk-scene-exchange--back');
    const names = [...new Set([parties[from], parties[to]])];
    const ends = element('span', { className: 'rk-scene-ends' }, names.join(' → '));
    const text = [withAlt(ends, `${names.join(' to ')}: `), unwrapParagraphs(children)];
    // A grid swaps the ends of an arrow that goes back.
    const gridColumn = isOwn ? from : `${from}-line / ${to}-line`;
    const properties = { className, style: { 'grid-column': gridColumn } };
    return element('div', properties, element('span', { className: 'rk-scene-words' }, text));
  },
  ['Sequence'],
);

/** `<Sequence>`: the steps of the `<Step>` tags inside, in order. On phones, they're a list. */
export const Sequence = defineTag({}, (_, { children }) => {
  const headers = Object.entries(parties).map(([id, name]) => {
    const style = { 'grid-column': id };
    return withAlt(element('div', { className: 'rk-scene-header rk-scene-party', style }, name), '');
  });
  const steps = requireChildren(children, 'Step').map((step, index) => {
    const number = element('span', { className: 'rk-scene-step-number' }, `${index + 1}`);
    return { ...step, children: [withAlt(number, `${index + 1}, `), ...step.children] };
  });
  return sceneFigure(sceneBlock('rk-scene-sequence', headers, steps));
});
