import type { ArrayExpression, CallExpression, Expression, Node, StringLiteral } from '@babel/types';
import { calleeOf, constantOf, type Placed, placed, programOf, propertiesOf } from '../syntax';
import { lineAt, type TextEdit, withEdits } from '../textEdits';
import { ToolError } from '../toolError';

/** The file that holds the sidebars. */
export const sidebarFile = 'sidebars.ts';

/** What stands in a list. */
type Element = ArrayExpression['elements'][number] & Node;

/** A list of a sidebar's entries: a category, or the sidebar itself. */
interface EntryList {
  readonly sidebar: string;
  /** The categories around it, the outermost first; none for the sidebar itself. */
  readonly categories: readonly string[];
  readonly node: ArrayExpression;
  /** The place of a category among the entries around it. */
  readonly within?: { readonly list: EntryList; readonly element: Element };
}

/** A page's place in a sidebar. */
export interface SidebarEntry {
  readonly id: string;
  readonly list: EntryList;
  /** `page('id')`, or `entry('id', label, href)` for the page that a sidebar begins with. */
  readonly call: Placed<CallExpression>;
  readonly name: Placed<StringLiteral>;
  readonly first: boolean;
}

function unclear(text: string, node: Node | undefined): ToolError {
  const line = node?.start ? `:${lineAt(text, node.start)}` : '';
  return new ToolError(
    `${sidebarFile}${line} is not in a form that this tool knows, so nothing was changed. It knows page('id'), ` +
      `entry('id', 'label', '/overview') and group('label', [ … ]). Change the sidebar by hand.`,
  );
}

/** The entries of all sidebars, in their order. A list that stands in two sidebars comes twice. */
export function sidebarEntries(text: string): SidebarEntry[] {
  const program = programOf(sidebarFile, text);

  function read(element: Element | null, list: EntryList): SidebarEntry[] {
    const node = element?.type === 'Identifier' ? constantOf(program, element.name) : element;
    const [first, second] = node?.type === 'CallExpression' ? node.arguments : [];
    if (!element || node?.type !== 'CallExpression' || first?.type !== 'StringLiteral') {
      throw unclear(text, element ?? list.node);
    }
    const callee = calleeOf(node);
    if (callee === 'group' && second?.type === 'ArrayExpression') {
      const categories = [...list.categories, first.value];
      return readList({ sidebar: list.sidebar, categories, node: second, within: { list, element } });
    }
    if (callee !== 'page' && callee !== 'entry') {
      throw unclear(text, node);
    }
    return [{ id: first.value, list, call: placed(node), name: placed(first), first: callee === 'entry' }];
  }

  function readList(list: EntryList): SidebarEntry[] {
    return list.node.elements.flatMap((element) => read(element, list));
  }

  const table: Expression | undefined = constantOf(program, 'sidebars');
  const sidebars = table?.type === 'ObjectExpression' ? propertiesOf(table) : undefined;
  if (!sidebars) {
    throw unclear(text, table);
  }
  return [...sidebars].flatMap(([sidebar, { value }]) => {
    if (value.type !== 'ArrayExpression') {
      throw unclear(text, value);
    }
    return readList({ sidebar, categories: [], node: value });
  });
}

/** The name that readers see above a list: its category's, or the section's. */
export function nameOfList(entries: readonly SidebarEntry[], { sidebar, categories }: EntryList): string {
  const label = entries.find((entry) => entry.first && entry.list.sidebar === sidebar)?.call.arguments[1];
  return categories.at(-1) ?? (label?.type === 'StringLiteral' ? label.value : sidebar);
}

/** The names of all lists that a page can be put in, each once. */
export function listNames(entries: readonly SidebarEntry[]): string[] {
  return [...new Set(entries.map(({ list }) => nameOfList(entries, list)))];
}

/** Edits without those that come twice because a list stands in two sidebars. */
function once(edits: readonly TextEdit[]): TextEdit[] {
  return edits.filter((edit, index) => edits.findIndex(({ start }) => start === edit.start) === index);
}

/** Gives a page another id wherever it stands. */
export function withRenamedEntries(text: string, from: string, to: string): string {
  const found = sidebarEntries(text).filter(({ id }) => id === from);
  return withEdits(text, once(found.map(({ name: { start, end } }) => ({ start, end, text: `'${to}'` }))));
}

/** Adds a page at the end of the list that another entry stands in. */
export function withEntry(text: string, id: string, neighbour: SidebarEntry): string {
  const last = neighbour.list.node.elements.at(-1);
  const { start, end } = placed(last ?? neighbour.call);
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const before = text.slice(lineStart, start);
  // A list in one line stays so; the formatter breaks it where it becomes too long.
  const gap = /^\s*$/.test(before) ? `\n${before}` : ' ';
  return withEdits(text, [{ start: end, end, text: `,${gap}page('${id}')` }]);
}

/** The edit that takes an element out of a list, with the comma that belonged to it. */
function removal(text: string, list: EntryList, element: Element): TextEdit {
  const { elements } = list.node;
  if (elements.length === 1) {
    if (!list.within || list.within.element.type === 'Identifier') {
      throw unclear(text, element);
    }
    return removal(text, list.within.list, list.within.element);
  }
  const index = elements.indexOf(element);
  const [before, after] = [elements[index - 1], elements[index + 1]];
  if (after) {
    return { start: placed(element).start, end: placed(after).start, text: '' };
  }
  return { start: before ? placed(before).end : placed(element).start, end: placed(element).end, text: '' };
}

/** The edits that let the page behind the first one begin the sidebar. */
function promotion(text: string, { call, list, id }: SidebarEntry): TextEdit[] {
  const next = list.node.elements[list.node.elements.indexOf(call) + 1];
  const [name] = next?.type === 'CallExpression' ? next.arguments : [];
  if (next?.type !== 'CallExpression' || calleeOf(next) !== 'page' || name?.type !== 'StringLiteral') {
    throw new ToolError(
      `${id} is the first page of the sidebar ${list.sidebar}, and what follows it is a category. Nothing was ` +
        `changed. In ${sidebarFile}:${lineAt(text, call.start)} name another page in its entry(…) first, and run this again.`,
    );
  }
  const place = placed(next);
  const others = call.arguments.slice(1).map((each) => text.slice(placed(each).start, placed(each).end));
  return [
    { start: call.start, end: place.start, text: '' },
    { start: place.start, end: place.end, text: `entry('${name.value}', ${others.join(', ')})` },
  ];
}

/**
 * Takes a page out of every sidebar. A category that becomes empty goes with it, and where it was the first page of a
 * sidebar, the page behind it becomes the first.
 * @throws ToolError where no page is behind it
 */
export function withoutEntries(text: string, id: string): string {
  const edits = sidebarEntries(text)
    .filter((entry) => entry.id === id)
    .flatMap((entry) => (entry.first ? promotion(text, entry) : [removal(text, entry.list, entry.call)]));
  return withEdits(text, once(edits));
}

/** An item of a sidebar as the site loads it. */
type LoadedItem = string | { readonly id?: string; readonly label?: string; readonly items?: LoadedItem[] };

/** Where each page stands in the sidebars as the site loads them: `sidebar › category › id`, in order. */
export function placesIn(sidebars: Readonly<Record<string, unknown>>): string[] {
  function below(item: LoadedItem, way: string): string[] {
    if (typeof item === 'string') {
      return [`${way} › ${item}`];
    }
    return item.items
      ? item.items.flatMap((each) => below(each, `${way} › ${item.label}`))
      : [`${way} › ${item.id}`];
  }
  return Object.entries(sidebars).flatMap(([name, items]) =>
    (items as LoadedItem[]).flatMap((item) => below(item, name)),
  );
}

/** The place of an entry, as `placesIn` writes it. */
export function placeOf({ list: { sidebar, categories }, id }: SidebarEntry): string {
  return [sidebar, ...categories, id].join(' › ');
}
