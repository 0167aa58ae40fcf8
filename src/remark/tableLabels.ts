import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { explicitJsx } from './facts/html';

function elementsIn(parent: Element | Root, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (element) => {
    if (names.includes(element.tagName)) {
      found.push(element);
    }
  });
  return found;
}

/** From how many characters on a name in code can wrap: in a table, and in the text. */
const longNames = { cell: 16, text: 28 };

/** A short part of a name, or an option of a command, in which lines would break after a hyphen. */
const hyphenated = /^(?=\S{1,20} ?$)(?:-|.*\w-)\w/;

/** Where a name in code can wrap: after a separator, but a URL in a text only after a slash. */
const separators = { url: /(?<=\w\/)/, name: /(?<=[\w}]\/| |(?<!\{\w*)\w[_:.,@?=&])(?=-?[\w{])/ };

/** What follows the name of a command: `@NAME DURATION [REASON]`. */
const commandArguments = /(?<=^\/[\w ]*) (?=["[A-Z@]).*/;

/** Returns a text, on one line if it's what a pattern describes. */
function wholeIf(pattern: RegExp, value: string): ElementContent {
  return pattern.test(value) ? h('span', { className: 'whole' }, value) : { type: 'text', value };
}

/**
 * Lets a name in code wrap after a separator, but not inside `{chat_id}` or `night-owls`, and tells a command from its
 * arguments. The theme would take code with elements in it for a block.
 */
function wrapAfterSeparators(code: Element, isInCell: boolean): void {
  const text = textOf(code);
  const end = isInCell ? (commandArguments.exec(text)?.[0] ?? '') : '';
  const isShort = isInCell
    ? text.length < longNames.cell && !/\w-\w/.test(text)
    : text.length < longNames.text;
  if (isShort && !end) {
    return;
  }
  const children = text
    .slice(0, text.length - end.length)
    .split(!isInCell && /^https?:/.test(text) ? separators.url : separators.name)
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [h('wbr')] : []),
      wholeIf(hyphenated, value),
    ])
    .concat(end ? h('small', end) : []);
  Object.assign(code, explicitJsx('mdxJsxTextElement', 'code', children, isInCell ? undefined : 'long'));
}

/** A word that is hard to read in two lines: `sign-in`, `co-owner`. */
const wholeWord = /(\b(?:\w+-(?:in|on|out|up)s?|co-\w+)\b)/i;

/** Keeps short labels, and words with a hyphen and a short end, on one line. Readers don't find a no-break hyphen. */
function keepWhole(cell: Element): void {
  for (const label of elementsIn(cell, 'strong').filter((strong) => textOf(strong).length < longNames.cell)) {
    label.properties.className = ['whole'];
  }
  visit(cell, 'text', ({ value }, index = 0, parent) => {
    const parts = value.split(wholeWord).filter(Boolean);
    if (parts.length > 1 && parent?.type === 'element' && parent.tagName !== 'code') {
      parent.children.splice(index, 1, ...parts.map((part) => wholeIf(wholeWord, part)));
      return index + parts.length;
    }
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

/** The most characters of a row of two columns, of a row of three, and of a value of a comparison, that fit on a phone. */
const shortRows = [48, 32];
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
  if (longest <= (shortRows[values.length - 1] ?? 0)) {
    return 'short';
  }
  const areShort = values.every((length) => length <= shortValue);
  return areShort && values.length === 4 ? 'compare' : 'stacked';
}

/**
 * In characters: the most of a name in the first column, and of another short cell, the fewest of a column of sentences,
 * and those of a row, with the gaps between columns.
 */
const widths = { names: 20, short: 28, sentences: 24, row: 82, gap: 4 };

/**
 * Returns the widths of columns, in characters. Columns whose cells are all short have room for the longest of them, and
 * the others share the rest by how much text they have. If that's too little, the longest of the short cells wrap.
 */
function columnWidths(rows: readonly (readonly string[])[], short = widths.short): number[] {
  const columns = (rows[0] ?? []).map((_, column) => {
    const lengths = rows.map((row) => row[column]?.length ?? 0);
    const longest = Math.max(...lengths);
    const text = longest > widths.short ? Math.sqrt(lengths.reduce((sum, length) => sum + length, 0)) : 0;
    return { text, width: text > 0 ? 0 : Math.min(longest, column > 0 ? short : widths.names) };
  });
  const rest = columns.reduce((room, { width }) => room - width - widths.gap, widths.row);
  const allText = columns.reduce((sum, { text }) => sum + text, 0);
  const all = columns.map(({ text, width }) => width || Math.floor((rest * text) / allText));
  const isTight = columns.some(({ text }, column) => text > 0 && (all[column] ?? 0) < widths.sentences);
  return short > 12 && isTight ? columnWidths(rows, short - 1) : all;
}

/** The fewest characters, on average, of a column that needs no label because it describes. */
const shortDescription = 45;

/** Returns the column that describes what the first names, if any: by its name, or the second if it has much text. */
function descriptionIn([head = [], ...rows]: readonly (readonly string[])[]): number {
  const length = rows.reduce((sum, row) => sum + (row[1]?.length ?? 0), 0);
  return Math.max(head.indexOf('What it does'), length < shortDescription * rows.length ? -1 : 1);
}

/**
 * Gets tables ready for narrow screens. In a table whose rows become blocks, a cell has its column's name as
 * `data-label`, a description doesn't show it, and one with nothing but a dash can be left out. `--label` is the length of
 * the longest label. Tables of a page that have the same name get different ones. Names in code wrap after their separators,
 * and an arrow is on the line of its label. The native name of a language is in that language, so screen readers pronounce it.
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
    const layout = labels[0] === 'Endpoint' ? 'endpoints' : layoutOf(texts);
    const description = layout === 'stacked' ? descriptionIn(texts) : undefined;
    table.properties.className = [layout, ...[table.properties.className ?? []].flat().map(String)];
    if (layout === 'stacked') {
      const shown = labels.filter((_, index) => index > 0 && index !== description);
      table.properties.style = `--label:${Math.max(...shown.map((label) => label.length), 0)}`;
      for (const [index, width] of columnWidths(texts).entries()) {
        Object.assign(rows[0]?.[index]?.properties ?? {}, { style: `--width:${width}` });
      }
    }
    const name = nameFor(String(table.properties.ariaLabel ?? heading), [heading, ...labels], names);
    names.add(name);
    table.properties.ariaLabel = name;
    addRoles(table);
    for (const row of rows.slice(1)) {
      const code = row[labels.indexOf('Code')];
      for (const [index, cell] of row.entries()) {
        const label = labels[index];
        if (index > 0 && label) {
          cell.properties['data-label'] = label;
        }
        if (label === 'Native name' && code) {
          cell.properties.lang = textOf(code);
        }
        if (textOf(cell) === '–') {
          cell.properties.className = ['empty'];
        } else if (index === description) {
          cell.properties.className = ['description'];
        }
      }
    }
  }
  // An arrow begins the line of the label that it leads to.
  visit(tree, 'text', (text) => {
    text.value = text.value.replaceAll('→ ', '→\u00a0');
  });
  for (const text of elementsIn(tree, 'p', 'li', 'th', 'td')) {
    const isCell = text.tagName.startsWith('t');
    if (isCell) {
      keepWhole(text);
    }
    for (const code of elementsIn(text, 'code')) {
      wrapAfterSeparators(code, isCell);
    }
  }
};

export default tableLabels;
