import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { menuNames } from '../facts/interface';

/** Names the signs of menus in bold, of which screen readers say the name in Unicode: "trigram for heaven". */
const rehypeMenuNames: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    const sign = textOf(element);
    if (element.tagName === 'strong' && Object.hasOwn(menuNames, sign)) {
      Object.assign(element.properties, { role: 'img', ariaLabel: menuNames[sign] });
    }
  });
};

export default rehypeMenuNames;
