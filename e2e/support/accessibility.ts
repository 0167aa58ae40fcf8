import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A color mode and a width in which readers see a page. */
export interface Look {
  readonly mode: 'light' | 'dark';
  readonly width: number;
}

/** The look in which a page opens in the tests. */
export const firstLook: Look = { mode: 'light', width: 1280 };

/** The other looks, in which the rules about color are checked again. */
export const otherLooks: readonly Look[] = [
  { mode: 'dark', width: 1280 },
  { mode: 'light', width: 390 },
  { mode: 'dark', width: 390 },
];

const colorRules = ['color-contrast', 'link-in-text-block'];

/** Marks the elements of a page that are checked for color. */
const sample = 'data-color-sample';

function describe({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): readonly string[] {
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`,
  );
}

/**
 * Shows the page in another look, at once: the site's transitions are turned off, because axe would read a color on its
 * way from one mode to the other.
 */
export async function showLook(page: Page, { mode, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async (value) => {
    // The page's policy doesn't allow a style element that it doesn't have.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = value;
    // React draws other parts of the page at other widths.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  }, mode);
}

/** Returns what axe finds on the page, on all elements. Without color, its rules about color are left out. */
export async function findViolations(page: Page, { color = true } = {}): Promise<readonly string[]> {
  return describe(
    await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .disableRules(color ? [] : colorRules)
      .analyze(),
  );
}

/**
 * Returns what axe finds with its rules about color. On a long page axe takes 20 seconds to compare each text with all
 * that could lie below it, so it gets one text of each kind: of each tag and class in each color, size, and weight on
 * each stack of backgrounds.
 */
export async function findColorViolations(page: Page): Promise<readonly string[]> {
  const hasAxe = await page.evaluate((attribute) => {
    const grounds = new Map<Element | null, string>([[null, '']]);
    function groundOf(element: Element | null): string {
      const known = grounds.get(element);
      if (known !== undefined || !element) {
        return known ?? '';
      }
      const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, filter, position === 'static' ? '' : position];
      const ground = `${groundOf(element.parentElement)} > ${own.join()}`;
      grounds.set(element, ground);
      return ground;
    }
    const firstOfKind = new Map<string, Element>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (
        element &&
        texts.currentNode.nodeValue?.trim() &&
        element.checkVisibility({ visibilityProperty: true })
      ) {
        const { color, fontSize, fontWeight, textDecoration } = getComputedStyle(element);
        const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
        const look = [color, fontSize, fontWeight, textDecoration, around, groundOf(element)];
        const kind = [element.localName, element.className, ...look].join();
        firstOfKind.set(kind, firstOfKind.get(kind) ?? element);
      }
    }
    // Not while styles are read, or the browser would compute them again after each mark.
    for (const marked of document.querySelectorAll(`[${attribute}]`)) {
      marked.removeAttribute(attribute);
    }
    for (const element of firstOfKind.values()) {
      element.setAttribute(attribute, '');
    }
    return 'axe' in window;
  }, sample);
  return describe(
    // Injecting axe a second time costs as much as some of its rules.
    await new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
      .setLegacyMode()
      .include(`[${sample}]`)
      .exclude(`[${sample}] > :not([${sample}])`)
      .options({ resultTypes: ['violations'] })
      .withRules(colorRules)
      .analyze(),
  );
}

/** Returns what axe finds: with all its rules as the page is, and with those about color in the other looks. */
export async function findViolationsInAllLooks(
  page: Page,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {
    structure: await findViolations(page, { color: false }),
  };
  for (const look of [firstLook, ...otherLooks]) {
    await showLook(page, look);
    found[`${look.mode}, ${look.width} px`] = await findColorViolations(page);
  }
  return Object.fromEntries(Object.entries(found).filter(([, violations]) => violations.length > 0));
}
