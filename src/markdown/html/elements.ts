import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { PhrasingContent, RootContent } from 'mdast';
import { chatParts } from '../../components/ui/chatDrawing';
import { plans } from '../../facts/plans';
import { ranks } from '../../facts/ranks';
import type { PlanId, RankId } from '../../facts/types';

/** The content of a cell or a line. */
export type Content = string | ElementContent | readonly (string | ElementContent)[];

/** Formats a list of alternatives: "A, B, or C". */
export const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The parts of a chat in pages. */
export const chat = chatParts<ElementContent>(h);

/** Returns HTML as a node of a Markdown tree. */
export function inPage(element: Element): RootContent {
  // Markdown has no type of node for this. A node that becomes HTML only through `data` is passed through unchanged.
  return {
    type: 'fact',
    data: { hName: element.tagName, hProperties: element.properties, hChildren: element.children },
  } as unknown as RootContent;
}

/** Returns an element as explicit JSX, so that MDX keeps it as it is instead of using the theme's component. */
export function explicitJsx(
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement',
  name: string,
  children: ElementContent[],
  className?: string,
): ElementContent {
  const attributes = className
    ? [{ type: 'mdxJsxAttribute' as const, name: 'className', value: className }]
    : [];
  return { type, name, attributes, children, data: { _mdxExplicitJsx: true } };
}

/** Returns plain text as a node of a Markdown tree. */
export function textInPage(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Returns text of the facts as HTML, with `**label**` in bold and `` `code` `` as code. */
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

/** Returns content as nodes, with the asterisks and backticks of its texts as HTML. */
export function parts(content: Content): ElementContent[] {
  const list = typeof content === 'string' || !Array.isArray(content) ? [content] : content;
  return (list as readonly (string | ElementContent)[]).flatMap((each) =>
    typeof each === 'string' ? marked(each) : [each],
  );
}

/** Returns short notes for the line below a name in a cell. The spaces separate them where there are no lines. */
export function notesBelow(...notes: readonly (string | ElementContent)[]): (string | ElementContent)[] {
  // A text contains its space, because Chromium doesn't tell screen readers of one between a text and an element.
  const spaced = notes.flatMap((note) => (typeof note === 'string' ? marked(`${note} `) : [note, ' ']));
  return notes.length > 0 ? [' ', h('span', { className: 'notes' }, spaced)] : [];
}

/** A row of a table. The first cell is the row's header. A row with a single cell begins a group of rows, and names it. */
export interface Row {
  /** The id for links from other pages. */
  readonly id?: string;
  /** Attributes for scripts in the page: `data-…`. */
  readonly data?: Readonly<Record<string, string>>;
  readonly cells: readonly Content[];
  /** Whether it's below the names of the columns, and stays there with them. */
  readonly isHead?: boolean;
}

function dataAttributes(data: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
}

/** Returns a table with its name for screen readers, and its layout, if it isn't that of other tables. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly Row[],
  className?: string,
): Element {
  const names = columns.map((column) => h('th', { scope: 'col' }, marked(column)));
  const head = h('thead', h('tr', names));
  const bodies: Element[] = [];
  for (const { id, data, cells, isHead } of rows) {
    const [name = '', ...values] = cells;
    const heading = values.length > 0 ? { scope: 'row' } : { scope: 'rowgroup', colSpan: columns.length };
    const line = h('tr', { id, ...dataAttributes(data) }, [
      h('th', heading, parts(name)),
      ...values.map((value) => h('td', parts(value))),
    ]);
    const last = isHead ? head : values.length > 0 ? bodies.at(-1) : undefined;
    if (last) {
      last.children.push(line);
    } else {
      bodies.push(h('tbody', line));
    }
  }
  return h('table', { ariaLabel: caption, className }, [head, ...bodies]);
}

/** Returns a rank's name after its shape. `up` adds "and above". */
export function rankLabel(rank: RankId, up = false): Element {
  const above = up && rank !== 'owner' ? ' and above' : '';
  return h('span', { className: 'rank' }, [chat.rankShape(rank), ` ${ranks[rank].name}${above}`]);
}

/** Returns a plan's name as a small label. `up` adds "and above", which for the smallest plan is every plan. */
export function planLabel(plan: PlanId, up = false): Element {
  const above = up && plan !== 'organization' ? ' and above' : '';
  const text = up && plan === 'free' ? 'Every plan' : `${plans[plan].name}${above}`;
  return h('span', { className: `plan plan--${plan}` }, text);
}

/** Returns labels to select in order, with arrows between them. */
export function labelPath(labels: readonly string[]): Element {
  return h(
    'span',
    { className: 'ui-path' },
    labels.flatMap((label, index) =>
      index === 0 ? [h('strong', marked(label))] : ['\u00a0→ ', h('strong', marked(label))],
    ),
  );
}
