import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { PhrasingContent, RootContent } from 'mdast';
import { plans } from '../../facts/plans';
import { ranks } from '../../facts/ranks';
import type { PlanId, RankId } from '../../facts/types';

/** What a cell or a line is made of. */
export type Content = string | ElementContent | readonly (string | ElementContent)[];

/** A piece of HTML as a node of a Markdown tree. */
export function inPage(element: Element): RootContent {
  // Markdown's own nodes have no kind for this; whatever becomes HTML by `data` alone is passed through as it is.
  return {
    type: 'fact',
    data: { hName: element.tagName, hProperties: element.properties, hChildren: element.children },
  } as unknown as RootContent;
}

/** Plain text as a node of a Markdown tree. */
export function textInPage(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Text of the facts with its two marks as HTML: `**label**` in bold, `` `code` `` as code. */
export function marked(text: string): ElementContent[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) {
        return h('strong', part.slice(2, -2));
      }
      if (part.startsWith('`')) {
        return h('code', part.slice(1, -1));
      }
      return { type: 'text', value: part };
    });
}

function parts(content: Content): ElementContent[] {
  const list = typeof content === 'string' || !Array.isArray(content) ? [content] : content;
  return (list as readonly (string | ElementContent)[]).flatMap((each) =>
    typeof each === 'string' ? marked(each) : [each],
  );
}

/** A row of a table. The first cell is the row's heading. */
export interface Row {
  /** Where other pages link to it. */
  readonly id?: string;
  /** What a script in the page needs to know of it: `data-…` attributes. */
  readonly data?: Readonly<Record<string, string>>;
  readonly cells: readonly Content[];
}

function lengthOf(content: ElementContent): number {
  if (content.type === 'text') {
    return content.value.length;
  }
  return content.type === 'element' ? content.children.reduce((sum, child) => sum + lengthOf(child), 0) : 0;
}

function dataAttributes(data: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
}

/** From how many characters on a cell makes its column a wide one. */
const longCell = 48;

/** A table with its name for screen readers. Columns with long texts get more room. */
export function table(caption: string, columns: readonly string[], rows: readonly Row[]): Element {
  const body = rows.map(({ id, data, cells }) => ({ id, data, cells: cells.map(parts) }));
  const wide = columns.map((_, index) =>
    body.some(({ cells }) => (cells[index] ?? []).reduce((sum, part) => sum + lengthOf(part), 0) > longCell),
  );
  const head = columns.map((column, index) =>
    h('th', { scope: 'col', className: wide[index] ? 'wide' : undefined }, marked(column)),
  );
  const lines = body.map(({ id, data, cells }) =>
    h(
      'tr',
      { id, ...dataAttributes(data) },
      cells.map((cell, index) => (index === 0 ? h('th', { scope: 'row' }, cell) : h('td', cell))),
    ),
  );
  return h('table', { ariaLabel: caption }, [h('thead', h('tr', head)), h('tbody', lines)]);
}

const outlines: Record<(typeof ranks)[RankId]['shape'], Element> = {
  'hollow circle': h('circle', { cx: 8, cy: 8, r: 5.5, fill: 'none', strokeWidth: 2 }),
  circle: h('circle', { cx: 8, cy: 8, r: 6.5 }),
  diamond: h('path', { d: 'M8 .8 15.2 8 8 15.2.8 8Z' }),
  shield: h('path', {
    d: 'M8 .8c2 1.3 4 2 6.2 2.1v4.6c0 3.7-2.4 6.3-6.2 7.8-3.8-1.5-6.2-4.1-6.2-7.8V2.9C4 2.8 6 2.1 8 .8Z',
  }),
  star: h('path', { d: 'm8 .9 2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 11.9l-4.5 2.6 1.2-5L.8 6.1l5.1-.5Z' }),
  crown: h('path', { d: 'M1.2 4.2 4.6 7 8 1.8 11.4 7l3.4-2.8-1.3 9.3h-11Z' }),
};

/** The shape of a rank. A decoration: its name always stands beside it. */
export function rankShape(rank: RankId): Element {
  return h(
    'svg',
    {
      className: 'rank-shape',
      viewBox: '0 0 16 16',
      width: 16,
      height: 16,
      fill: 'currentColor',
      stroke: 'currentColor',
      strokeWidth: 0,
      ariaHidden: 'true',
    },
    outlines[ranks[rank].shape],
  );
}

/** A rank's name behind its shape; `up` adds "and above". */
export function rankLabel(rank: RankId, up = false): Element {
  const above = up && rank !== 'owner' ? ' and above' : '';
  return h('span', { className: 'rank' }, [rankShape(rank), ` ${ranks[rank].name}${above}`]);
}

/** A plan's name as a small label; `up` adds "and above", which for the smallest one is every plan. */
export function planLabel(plan: PlanId, up = false): Element {
  const above = up && plan !== 'organization' ? ' and above' : '';
  const text = up && plan === 'free' ? 'Every plan' : `${plans[plan].name}${above}`;
  return h('span', { className: `plan plan--${plan}` }, text);
}

/** Labels to press one after the other, with arrows between. */
export function labelPath(labels: readonly string[]): Element {
  return h(
    'span',
    { className: 'ui-path' },
    labels.flatMap((label, index) =>
      index === 0 ? [h('strong', marked(label))] : [' → ', h('strong', marked(label))],
    ),
  );
}
