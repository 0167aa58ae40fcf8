import type { Page } from '@playwright/test';

/**
 * Returns the properties that any rule of a page's style sheets sets, each as longhands. Only these can differ between
 * two pages with the same elements.
 */
export function styledProperties(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const property of rule.style) {
            found.add(property);
          }
        }
        if ('cssRules' in rule) {
          collect(rule.cssRules as CSSRuleList);
        }
      }
    };
    for (const sheet of document.styleSheets) {
      collect(sheet.cssRules);
    }
    // A custom property counts by what it does, and a logical one by the side that it stands for.
    return [...found].filter((property) => !/^--|-(?:block|inline)(?:-|$)/.test(property));
  });
}

/** An element and its computed styles, with those of its pseudo-elements. */
export interface Look {
  /** Tag and classes of the element and its parents. */
  readonly element: string;
  /** The values in the order of the properties, of the element, `::before`, and `::after`. */
  readonly values: readonly string[];
}

/**
 * Returns how the elements in the body of a page look. Of elements with the same tags and classes up to the body, such as
 * the words of highlighted code, it takes the first three and the last: rules tell these apart by their position at most.
 */
export function looksOf(page: Page, properties: readonly string[]): Promise<Look[]> {
  return page.evaluate((names) => {
    const nameOf = (element: Element | null): string =>
      element && element !== document.body
        ? `${nameOf(element.parentElement)} > ${[element.localName, ...element.classList].join('.')}`
        : 'body';
    const alike = new Map<string, Element[]>();
    for (const element of [document.body, ...document.body.querySelectorAll('*')]) {
      const name = nameOf(element);
      alike.set(name, [...(alike.get(name)?.slice(0, 3) ?? []), element]);
    }
    return [...alike].flatMap(([name, elements]) =>
      elements.map((element) => ({
        element: name,
        values: [undefined, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const isShown = !pseudo || !['none', 'normal'].includes(style.content);
          return names.map((property) => (isShown ? style.getPropertyValue(property) : ''));
        }),
      })),
    );
  }, properties);
}

/** Returns the elements that look different on two pages, with the properties in which they do, ten at most. */
export function differentLooks(
  expected: readonly Look[],
  actual: readonly Look[],
  properties: readonly string[],
): string[] {
  if (expected.length !== actual.length) {
    return [`${actual.length} elements instead of ${expected.length}`];
  }
  const different = expected.flatMap(({ element, values }, index) => {
    const others = actual[index]?.values ?? [];
    const faults = values.flatMap((value, place) =>
      value === others[place]
        ? []
        : [`${properties[place % properties.length]} is ${others[place]} instead of ${value}`],
    );
    return faults.length > 0 ? [`${element}: ${faults.join('; ')}`] : [];
  });
  return different.slice(0, 10);
}
