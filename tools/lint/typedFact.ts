import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { limits } from '../../src/facts/limits';
import { formatAmount, type Quantity } from '../../src/facts/quantity';
import { orList } from '../../src/utils/text';

/** Numbers without a unit, percentages, and times are equal by chance too often. */
const commonUnits = ['count', 'percent', 'second', 'minute', 'hour', 'day', 'month', 'year'];

/** The texts of limits, such as `up to 200 characters` and `200 characters`, with the tags that show them. */
const tagsByText = new Map<string, string[]>();
for (const [id, { text, unit, max }] of Object.entries<Quantity>(limits)) {
  const forms = [[text, `<Limit id="${id}" />`]];
  if (max !== undefined) forms.push([formatAmount(max, unit), `<Limit id="${id}" show="max" />`]);
  for (const [form = '', tag = ''] of commonUnits.includes(unit) ? [] : forms) {
    tagsByText.set(form, [...(tagsByText.get(form) ?? []), tag]);
  }
}

const longestFirst = [...tagsByText.keys()].sort((a, b) => b.length - a.length);
const pattern = new RegExp(`(?<![\\w.,–-])(?:\\$\\d[\\d,.]*|${longestFirst.join('|')})(?!\\w)`, 'g');

/** A limit or a price in text will be wrong when the product changes. */
export default lintRule<Root>('remark-lint:typed-fact', (tree, file) => {
  visit(tree, 'text', (node) => {
    for (const [words] of node.value.matchAll(pattern)) {
      const tags = tagsByText.get(words) ?? ['<Price plan="…" />'];
      file.message(`"${words}" can change. Instead, write ${orList.format(tags)}`, node);
    }
  });
});
