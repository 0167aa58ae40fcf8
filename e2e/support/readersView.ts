import type { Page } from '@playwright/test';

/** What a reader of a page sees of its text, in order. Text is without any white space, which is no one's to compare. */
export interface ReadersView {
  /** All of it in one. */
  readonly text: string;
  /** Each heading, its level in front. */
  readonly headings: readonly string[];
  /** Tables as rows of cells. */
  readonly tables: readonly (readonly (readonly string[])[])[];
  /** Each item of a list, with what is nested in it; "term: definition" is one too. */
  readonly items: readonly string[];
  /** Full addresses of the links. */
  readonly links: readonly string[];
  /** Blocks of code, language in front, with their white space. */
  readonly code: readonly string[];
}

/**
 * Reads the text of a page, with every tab and every piece that opens on demand, but without its controls. A drawing
 * counts as "Picture:" and its text for screen readers. For a page without scripts.
 */
export function readersView(page: Page): Promise<ReadersView> {
  return page.evaluate(() => {
    const controls =
      'button, input, label, select, textarea, [role="tablist"], [aria-hidden="true"], .hash-link, .letter-bar';
    const onDemand = '[role="tabpanel"][hidden], .tab-label, details > :not(summary)';

    function isShown(element: Element): boolean {
      const holder = element.closest(onDemand)?.parentElement;
      return holder ? isShown(holder) : element.checkVisibility({ visibilityProperty: true });
    }
    function isSeen(element: Element): boolean {
      return !element.closest(controls) && isShown(element);
    }
    function textOf(node: Node): string {
      if (node.nodeType === Node.TEXT_NODE) {
        return (node.nodeValue ?? '').replace(/\s/g, '');
      }
      if (!(node instanceof Element) || !isSeen(node)) {
        return '';
      }
      if (node.getAttribute('role') === 'img') {
        const label = node.getAttribute('aria-label');
        return label ? `Picture:${label.replace(/\s/g, '')}` : '';
      }
      const text = [...node.childNodes].map(textOf).join('');
      return node.tagName === 'DT' ? `${text}:` : text;
    }
    function codeOf(block: Element): string {
      const language = /language-([\w-]+)/.exec(block.className)?.[1] ?? '';
      const text = [...block.querySelectorAll('br')].length > 0 ? linesOf(block) : (block.textContent ?? '');
      return `${language}\n${text.replace(/\n+$/, '')}`;
    }
    function linesOf(node: Node): string {
      return node.nodeName === 'BR' ? '\n' : (node.nodeValue ?? [...node.childNodes].map(linesOf).join(''));
    }
    function definitionsOf(term: Element): string {
      const next = term.nextElementSibling;
      return textOf(term) + (next?.tagName === 'DD' ? textOf(next) : '');
    }

    const article = document.querySelector('.theme-doc-markdown') ?? document.querySelector('main');
    if (!article) {
      throw new Error(`${location.pathname} has no text`);
    }
    const all = (selector: string) => [...article.querySelectorAll(selector)].filter(isSeen);
    return {
      text: textOf(article),
      headings: all('h1, h2, h3, h4, h5, h6').map(
        (heading) => `${heading.tagName.slice(1)} ${textOf(heading)}`,
      ),
      tables: all('table').map((table) =>
        [...table.querySelectorAll('tr')].map((row) => [...row.children].map(textOf)),
      ),
      items: all('li:not([role]), dt')
        .filter((item) => !item.closest('td'))
        .map((item) => (item.tagName === 'DT' ? definitionsOf(item) : textOf(item))),
      links: all('a[href]').map((link) => (link as HTMLAnchorElement).href),
      code: all('pre')
        .filter((block) => !block.closest('td'))
        .map(codeOf),
    };
  });
}
