import type { Page } from '@playwright/test';
import type { ControlName } from './sites';

/**
 * What runs in the measured page: it finds out what a reader could touch and sees, by the same rules for every site,
 * and knows nothing of how the site does it.
 */
export interface Watch {
  /** The middle of the first of the elements that a finger would hit now, in CSS pixels. */
  targetOf(selectors: readonly string[]): { x: number; y: number } | undefined;
  /** Whether the reader sees the effect of the control. */
  isAnswered(control: ControlName): boolean;
  /** Whether a field to type into has the focus. */
  isFocused(): boolean;
}

declare global {
  interface Window {
    watch?: Watch;
  }
}

/** The key that is typed into a search box. */
export const typedKey = 'r';

/** How many links to pages of the list must be seen before the menu counts as open. */
const links = 5;

function install({ pages, key, links: wanted }: { pages: readonly string[]; key: string; links: number }) {
  const listed = new Set(pages);
  const plain = (pathname: string) => pathname.replace(/(\/index)?\.html$|\/$/g, '');
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = width > 0 && height > 0 ? document.elementFromPoint(x, y) : null;
    return hit && element.contains(hit) ? { x, y } : undefined;
  };
  const scheme = () =>
    `${document.documentElement.dataset.theme} ${document.documentElement.classList.contains('dark')}`;
  const schemeBefore = scheme();
  const field = () => {
    const active = document.activeElement;
    return active instanceof HTMLInputElement && active.getBoundingClientRect().width > 0
      ? active
      : undefined;
  };
  window.watch = {
    targetOf(selectors) {
      for (const element of selectors.flatMap((selector) => [...document.querySelectorAll(selector)])) {
        const middle = middleOf(element);
        if (middle) {
          return middle;
        }
      }
    },
    isAnswered(control) {
      if (control === 'mode') {
        return scheme() !== schemeBefore;
      }
      if (control === 'search') {
        return field()?.value.includes(key) ?? false;
      }
      const seen = [...document.querySelectorAll('a')].filter(
        (link) => listed.has(plain(link.pathname)) && middleOf(link),
      );
      return new Set(seen.map((link) => link.pathname)).size >= wanted;
    },
    isFocused: () => field() !== undefined,
  };
}

/** Waits in the page for its first paint, and begins to watch. */
export async function watchFromFirstPaint(page: Page, pages: readonly string[]): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.evaluate(install, { pages, key: typedKey, links });
}
