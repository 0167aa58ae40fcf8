import clsx from 'clsx';
import { entryAttribute, optional } from '../attributes';
import { requireChildren, unwrapParagraphs } from '../children';
import { defineTag } from '../defineTag';
import { element } from '../html/hast';
import { sceneBlock, sceneFigure, withAlt } from './sceneParts';

/** The participants from left to right. Each has two grid columns, with its line between them. A third column is a gap. */
const parties = {
  browser: { name: 'Browser', column: 1 },
  server: { name: 'Your server', column: 4 },
  rookery: { name: 'Rookery', column: 7 },
} as const;

/** `<Step from="browser" to="server">`: what one party sends to another. Without `to`, it's what the party does itself. */
export const Step = defineTag(
  { from: entryAttribute(parties, 'party'), to: optional(entryAttribute(parties, 'party')) },
  ({ from, to = from }, { children }) => {
    const isOwn = from === to;
    const columns = [from.column, to.column];
    // An arrow connects the lines in the middles of both parties.
    const gridColumn = isOwn
      ? `${from.column} / ${from.column + 2}`
      : `${Math.min(...columns) + 1} / ${Math.max(...columns) + 1}`;
    const kind = isOwn ? 'rk-scene-exchange--own' : 'rk-scene-exchange--sent';
    const className = clsx('rk-scene-exchange', kind, to.column < from.column && 'rk-scene-exchange--back');
    const names = [...new Set([from.name, to.name])];
    const ends = element('span', { className: 'rk-scene-ends' }, names.join(' → '));
    const text = [withAlt(ends, `${names.join(' to ')}: `), unwrapParagraphs(children)];
    const properties = { className, style: { 'grid-column': gridColumn } };
    return element('div', properties, element('span', { className: 'rk-scene-words' }, text));
  },
  ['Sequence'],
);

/** `<Sequence>`: the steps of the `<Step>` tags inside, in order. On phones, they're a list. */
export const Sequence = defineTag({}, (_, { children }) => {
  const headers = Object.values(parties).map(({ name, column }) => {
    const style = { 'grid-column': `${column} / span 2` };
    return withAlt(element('div', { className: 'rk-scene-header rk-scene-party', style }, name), '');
  });
  const steps = requireChildren(children, 'Step').map((step, index) => {
    const number = element('span', { className: 'rk-scene-step-number' }, `${index + 1}`);
    return { ...step, children: [withAlt(number, `${index + 1}, `), ...step.children] };
  });
  return sceneFigure(sceneBlock('rk-scene-sequence', headers, steps), undefined);
});
