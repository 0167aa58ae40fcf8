import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { site } from '../site';

/** The classes of controls, of links from a heading to itself, and of names of languages, which fences have. */
const omittedClasses = ['hash-link', 'rk-code-language', 'rk-js-only', 'rk-no-print'];

/** Whether readers only operate an element, or only look at it. */
function isOmitted({ tagName, properties }: Element): boolean {
  const classes = [properties.className].flat();
  return (
    /^(?:button|input|select|svg)$/.test(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.role === 'tablist' ||
    omittedClasses.some((name) => classes.includes(name))
  );
}

/** Puts the label of each tab above the content of its panel. */
function labelPanels([tabs, panels]: Element['children']): void {
  if (tabs?.type !== 'element' || panels?.type !== 'element') return;
  for (const [index, panel] of panels.children.entries()) {
    const tab = tabs.children[index];
    if (tab?.type !== 'element' || panel.type !== 'element') continue;
    panel.children.unshift(h('p', h('strong', tab.children)));
  }
}

/** Reduces a built page to elements that Markdown has. */
const rehypeSimplify: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const replaceWith = (...nodes: Element['children']) => {
      parent.children.splice(index, 1, ...nodes);
      return index;
    };
    if (node.type === 'comment') return replaceWith();
    if (node.type !== 'element') return undefined;
    const { tagName, properties, children } = node;
    const [child] = children;
    const href = String(properties.href ?? '');
    if (isOmitted(node)) return replaceWith();
    if ([properties.className].flat().includes('tabs-container')) labelPanels(children);
    // A picture of the product, drawn with elements.
    if (properties.role === 'img' && tagName !== 'strong') {
      return replaceWith(h('p', h('em', `Picture: ${properties.ariaLabel}`)));
    }
    // The converter looks for the language on `code`.
    if (tagName === 'pre' && child?.type === 'element') child.properties.className = properties.className;
    // Sections have no anchors in Markdown, but on the page.
    if (href.startsWith('#')) return replaceWith(...children);
    if (/^\/.*#/.test(href)) properties.href = site.url + href;
    return undefined;
  });
};

export default rehypeSimplify;
