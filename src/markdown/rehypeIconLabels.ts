import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { menuNames } from '../facts/uiLabels';

/** Gives menu icons an accessible name, because screen readers would read their Unicode names: "trigram for heaven". */
const rehypeIconLabels: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    const icon = element.tagName === 'strong' ? textOf(element) : '';
    if (Object.hasOwn(menuNames, icon)) {
      Object.assign(element.properties, { role: 'img', ariaLabel: menuNames[icon] });
    }
  });
};

export default rehypeIconLabels;
