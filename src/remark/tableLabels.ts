import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

function elementsIn(parent: Element | Root, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (element) => {
    if (names.includes(element.tagName)) {
      found.push(element);
    }
  });
  return found;
}

/** From how many characters on a name in code can wrap. */
const longName = 16;

/**
 * Lets a long name in code wrap after a separator, but not inside `{chat_id}`. As explicit JSX, because the theme takes code
 * with elements in it for a block.
 */
function wrapAfterSeparators(code: Element): void {
  const text = textOf(code);
  if (text.length < longName) {
    return;
  }
  const children = text
    .split(/(?<=[\w}]\/|(?<!\{\w*)\w[_:.,@?=&])(?=[\w{])/)
    .flatMap((value, index): ElementContent[] => [...(index > 0 ? [h('wbr')] : []), { type: 'text', value }]);
  Object.assign(code, {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    children,
    data: { _mdxExplicitJsx: true },
  });
}

/** Returns a name that no other table of the page has: with the heading above the table, or with one of its columns. */
function nameFor(name: string, details: readonly string[], taken: ReadonlySet<string>): string {
  const names = [name, ...details.filter((detail) => detail !== name).map((detail) => `${name}: ${detail}`)];
  return names.find((each) => !taken.has(each)) ?? name;
}

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/** Names the roles of a table's parts, because some browsers drop them where the parts are blocks. */
function addRoles(table: Element): void {
  for (const part of [table, ...elementsIn(table, 'thead', 'tbody', 'tr', 'th', 'td')]) {
    part.properties.role =
      roles[part.tagName] ?? (part.properties.scope === 'col' ? 'columnheader' : 'rowheader');
  }
}

/** The most characters of a row, and of a value of a comparison, that fit on a phone. */
const shortRow = 48;
const shortValue = 30;

/**
 * Returns how a table is laid out on a phone. One with short rows stays a table. A comparison of short values keeps its
 * columns below the name of each row. In all others, each row is a block with its labels.
 */
function layoutOf(rows: readonly (readonly string[])[]): 'compare' | 'stacked' | 'short' {
  const [, ...values] = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const longest = Math.max(...rows.slice(1).map((row) => row.join('').length));
  if (values.length < 3 && longest <= shortRow) {
    return 'short';
  }
  const areShort = values.every((length) => length <= shortValue);
  return areShort && (values.length === 3 || values.length === 4) ? 'compare' : 'stacked';
}

/** What a phone shows instead of a column's name that is too long for its labels. */
const shortLabels: Readonly<Record<string, string>> = {
  'How to undo it': 'Undo',
  'Lowest rank you can choose': 'Lowest rank',
  'Can be changed': 'Changeable',
  'What else to do': 'Next',
  'What it affects': 'Affects',
  'What it contains': 'Contents',
  'What visitors see': 'Visitors see',
  'What you can change': 'Settings',
  'Where it appears': 'Where',
  'Who can see it': 'Visible to',
  'Who is notified': 'Notified',
};

/**
 * Gets tables ready for narrow screens. In a table whose rows become blocks, a cell has its column's name, or a shorter
 * one, as `data-label`, and one with nothing but a dash can be left out. Names in code wrap after their separators. Tables of a
 * page that have the same name get different ones.
 */
const tableLabels: Plugin<[], Root> = () => (tree) => {
  const names = new Set<string>();
  let heading = '';
  for (const table of elementsIn(tree, 'table', 'h2', 'h3')) {
    if (table.tagName !== 'table') {
      heading = textOf(table);
      continue;
    }
    const rows = elementsIn(table, 'tr').map((row) => elementsIn(row, 'th', 'td'));
    const texts = rows.map((row) => row.map((cell) => textOf(cell).trim()));
    const labels = texts[0] ?? [];
    table.properties.className = [layoutOf(texts)];
    const name = nameFor(String(table.properties.ariaLabel ?? heading), [heading, ...labels], names);
    names.add(name);
    table.properties.ariaLabel = name;
    addRoles(table);
    for (const row of rows.slice(1)) {
      for (const [index, cell] of row.entries()) {
        const label = labels[index];
        if (index > 0 && label) {
          cell.properties['data-label'] = shortLabels[label] ?? label;
        }
        if (textOf(cell) === '–') {
          cell.properties.className = ['empty'];
        }
      }
    }
    for (const code of elementsIn(table, 'code')) {
      wrapAfterSeparators(code);
    }
  }
};

export default tableLabels;
