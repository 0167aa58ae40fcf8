import postcss from 'postcss';
import { classInSelector } from './criticalCss';

/** Parts of the theme and of the search package that scripts name, but that they show only if a page has them. */
const onlyInPages =
  /^(?:searchBar_|sidebarLogo_|collapseSidebarButton|expandButton|navbar--(?:dark|primary)$|footer--dark$|(?:badge|card|hero|pills)$)/;

/**
 * Returns a style sheet without the rules for classes that no page and no script names. Most are those of the theme's
 * framework.
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
  return sheet.toString();
}
