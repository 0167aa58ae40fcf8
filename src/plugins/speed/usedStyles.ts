import postcss from 'postcss';

/** A class in a selector, up to a character that CSS escapes. */
const className = /\.(-?[_a-z][\w-]*)/gi;

/** What doesn't tell whether a selector is used: classes that an element lacks, or of which it needs only one. */
const alternatives = /:(?:is|not|where)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Returns a style sheet without the rules for classes that are named nowhere. Most are those of the theme's framework.
 * @param texts all pages and scripts. A script that has `badge--` can make `badge--new` from it.
 */
export function usedStyles(css: string, texts: Iterable<string>): string {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\w-]+/g)) {
      words.add(word);
    }
  }
  const isNamed = (name: string) => words.has(name) || words.has(name.replace(/--.*/, '--'));
  const isUsed = (selector: string) =>
    [...selector.replace(alternatives, '').matchAll(className)].every(([, name = '']) => isNamed(name));
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
