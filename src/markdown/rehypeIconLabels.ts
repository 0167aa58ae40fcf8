import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { menuIconNames } from '../facts/uiLabels';
import { shownText } from './html/shownText';

/** Gives menu icons an accessible name, because screen readers would read their Unicode names: "trigram for heaven". */
const rehypeIconLabels: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    const icon = element.tagName === 'strong' ? shownText(element) : '';
    if (Object.hasOwn(menuIconNames, icon)) {
      Object.assign(element.properties, { role: 'img', ariaLabel: menuIconNames[icon] });
    }
  });
};

export default rehypeIconLabels;
