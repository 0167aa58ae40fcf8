import postcss from 'postcss';
import { classInSelector } from './criticalCss';

/** Parts of the theme and of the search package that scripts name, but that they show only if a page has them. */
const onlyInPages =
  /^(?:search(?:Bar|IndexLoading)_|sidebarLogo_|collapseSidebarButton|expandButton|(?:theme-)?announcement|footer(?:__l|L)ogo|navbar--(?:dark|primary)$|navbarHid|anchorTarget|darkNavbar|menu(?:External|Html|With)|doc(?:ItemWrapper|SidebarContainerHidden)|sidebar(?:Hidden|With)|containsTask|footer--dark$|button--(?:outline|secondary)$|codeBlock(?:Lines|Standalone)_|(?:avatar|badge|card|close|hero|menu__caret|pagination|pills|tabs--block)$)/;

/**
 * Returns a style sheet without the rules for classes that no page and no script names, and without the custom properties
 * that nothing reads. Most are those of the theme's framework.
 * @param texts all pages and scripts. A word with a hyphen at its end, as in `badge--${kind}`, means all classes that
 *   begin with it.
 * @param classesOfPages all classes of elements in pages
 */
export function withoutUnusedStyles(
  css: string,
  texts: Iterable<string>,
  classesOfPages: ReadonlySet<string> = new Set(),
): string {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[_a-z][\w-]*/gi)) {
      words.add(word);
    }
  }
  const beginnings = [...words].filter((word) => word.endsWith('-'));
  const isNamed = (name: string) =>
    onlyInPages.test(name)
      ? classesOfPages.has(name)
      : words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const isUsed = (selector: string): boolean => {
    // All pages are in English.
    if (selector.includes('[dir=')) {
      return false;
    }
    // An element that lacks a class needs none, and one of several is enough.
    const needed = selector
      .replace(/:not\([^)]*\)/g, '')
      .replace(/:(?:is|where)\(([^()]*)\)/g, (_, list: string) => list.split(',').find(isUsed) ?? list);
    return [...needed.matchAll(classInSelector)].every(([, name = '']) => isNamed(name));
  };
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  });
  // A value of the theme that one of ours replaces: a layer yields to what is in none.
  const ours = new Set(
    sheet.nodes.flatMap((rule) =>
      rule.type === 'rule' && rule.selector === ':root'
        ? rule.nodes.flatMap((property) => (property.type === 'decl' ? [property.prop] : []))
        : [],
    ),
  );
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules(/^(?:html|:root)[^ ]*$/, (rule) => {
      rule.walkDecls(/^--/, (property) => {
        if (ours.has(property.prop)) {
          property.remove();
        }
      });
    });
  });
  // A property that nothing reads. Without it, others can be unread too.
  for (let before = ''; before !== sheet.toString(); ) {
    before = sheet.toString();
    const read = new Set(before.match(/(?<=var\()--[\w-]+/g));
    sheet.walkDecls(/^--/, (property) => {
      if (!read.has(property.prop) && !isNamed(property.prop.slice(2))) {
        property.remove();
      }
    });
  }
  return sheet.toString();
}
