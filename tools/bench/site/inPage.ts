import type { Page } from '@playwright/test';
import type { Control, ControlName } from './sites';

/** The middle of an element, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * What runs in the measured page: it finds out what a reader could touch and sees, by the same rules for every site,
 * and knows nothing of how the site does it.
 */
interface Watch {
  /** The middle of the first of the control's elements that a finger would hit now. One for keys gets the focus. */
  targetOf(control: Control): Point | undefined;
  /** Whether the reader sees the effect of the control. */
  isAnswered(control: ControlName): boolean;
  /** Whether a field to type into has the focus. */
  isFocused(): boolean;
}

declare global {
  interface Window {
    /** Only in a page that is measured. */
    watch?: Watch;
  }
}

/** The key that is typed into a search box. */
export const typedKey = 'r';

/** How many links to pages of the list must be seen before the menu counts as open. */
const linksOfMenu = 5;

interface Wanted {
  readonly control: Control;
  readonly pages: readonly string[];
  readonly key: string;
  readonly links: number;
}

/** Sets up the watch and waits for the first paint. */
function install({ control, pages, key, links }: Wanted): Promise<Point | undefined> {
  const listed = new Set(pages);
  const plain = (pathname: string) => pathname.replace(/(\/index)?\.html$|\/$/g, '');
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = width > 0 && height > 0 ? document.elementFromPoint(x, y) : null;
    return hit && element.contains(hit) ? { x, y } : undefined;
  };
  const scheme = () => {
    const { dataset, classList } = document.documentElement;
    return `${dataset.theme} ${classList.contains('dark')}`;
  };
  let schemeBefore = '';
  const field = () => {
    const active = document.activeElement;
    return active instanceof HTMLInputElement && active.getBoundingClientRect().width > 0
      ? active
      : undefined;
  };
  const watch: Watch = {
    targetOf({ touch, keys }) {
      for (const element of touch.flatMap((selector) => [
        ...document.querySelectorAll<HTMLElement>(selector),
      ])) {
        const middle = middleOf(element);
        if (middle) {
          if (keys) {
            element.focus();
          }
          return middle;
        }
      }
    },
    isAnswered(name) {
      if (name === 'mode') {
        return scheme() !== schemeBefore;
      }
      if (name === 'search') {
        return field()?.value.includes(key) ?? false;
      }
      const seen = [...document.querySelectorAll('a')].filter(
        (link) => listed.has(plain(link.pathname)) && middleOf(link),
      );
      return new Set(seen.map((link) => link.pathname)).size >= links;
    },
    isFocused: () => field() !== undefined,
  };
  window.watch = watch;
  return new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      // Paints that follow come later, maybe after the touch.
      observer.disconnect();
      // What the page did to itself before its first paint is no answer.
      schemeBefore = scheme();
      resolve(watch.targetOf(control));
    }).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Watches a page from the moment it begins to arrive, and waits for its first paint.
 * @param pages addresses in the list of pages, which the menu shows
 * @returns where the control is then; nothing where a finger would not hit it yet
 */
export function watchUntilFirstPaint(
  page: Page,
  control: Control,
  pages: readonly string[],
): Promise<Point | undefined> {
  return page.evaluate(install, { control, pages, key: typedKey, links: linksOfMenu });
}
