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

/** The computed styles of a page's elements. Many elements look the same, so each look is listed once. */
export interface Looks {
  /** JSON lists of values in the order of the properties, of the element, `::before`, and `::after`. */
  readonly looks: readonly string[];
  /** For each element in the body: its tag and classes with those of its parents, and the place of its look in `looks`. */
  readonly elements: readonly (readonly [name: string, look: number])[];
}

/** Returns how all elements in the body of a page look. */
export async function looksOf(page: Page, properties: readonly string[]): Promise<Looks> {
  // As one text: Playwright takes ten times as long to return the values one by one.
  const text = await page.evaluate((names) => {
    const nameOf = (element: Element | null): string =>
      element && element !== document.body
        ? `${nameOf(element.parentElement)} > ${[element.localName, ...element.classList].join('.')}`
        : 'body';
    const places = new Map<string, number>();
    const elements = [document.body, ...document.body.querySelectorAll('*')].map((element) => {
      const values = [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isShown = !pseudo || !['none', 'normal'].includes(style.content);
        return isShown ? names.map((property) => style.getPropertyValue(property)) : names.map(() => '');
      });
      const look = JSON.stringify(values);
      places.set(look, places.get(look) ?? places.size);
      return [nameOf(element), places.get(look)];
    });
    return JSON.stringify({ looks: [...places.keys()], elements });
  }, properties);
  return JSON.parse(text);
}

/** Returns the elements that look different on two pages, with the properties in which they do, ten at most. */
export function differentLooks(expected: Looks, actual: Looks, properties: readonly string[]): string[] {
  if (expected.elements.length !== actual.elements.length) {
    return [`${actual.elements.length} elements instead of ${expected.elements.length}`];
  }
  const different = expected.elements.flatMap(([element, place], index) => {
    const look = expected.looks[place] ?? '[]';
    const other = actual.looks[actual.elements[index]?.[1] ?? -1] ?? '[]';
    if (look === other) {
      return [];
    }
    const values: string[] = JSON.parse(other);
    const faults = (JSON.parse(look) as string[]).flatMap((value, at) =>
      value === values[at]
        ? []
        : [`${properties[at % properties.length]} is ${values[at]} instead of ${value}`],
    );
    return [`${element}: ${faults.join('; ')}`];
  });
  return different.slice(0, 10);
}
