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
const longName = 10;

/**
 * Lets a long name in code wrap after a separator, and nowhere else. As explicit JSX, because the theme takes code
 * with elements in it for a block.
 */
function wrapAfterSeparators(code: Element): void {
  const text = textOf(code);
  if (text.length < longName) {
    return;
  }
  const children = text
    .split(/(?<=\w[/_:.,@?=&])(?=\w)/)
    .flatMap((value, index): ElementContent[] => [...(index > 0 ? [h('wbr')] : []), { type: 'text', value }]);
  Object.assign(code, {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    children,
    data: { _mdxExplicitJsx: true },
  });
}

/**
 * Gets tables ready for narrow screens, where each row is a block: a cell has its column's name as `data-label`, one with
 * nothing but a dash can be left out, and names in code wrap after their separators.
 */
const tableLabels: Plugin<[], Root> = () => (tree) => {
  for (const table of elementsIn(tree, 'table')) {
    const [head, ...rows] = elementsIn(table, 'tr');
    const labels = head ? elementsIn(head, 'th', 'td').map((cell) => textOf(cell)) : [];
    for (const row of rows) {
      for (const [index, cell] of elementsIn(row, 'th', 'td').entries()) {
        if (index > 0 && labels[index]) {
          cell.properties['data-label'] = labels[index];
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
