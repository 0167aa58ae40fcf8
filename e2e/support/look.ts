import type { Page } from '@playwright/test';

/** The left edge of the text at 1280 px: the sidebar and the gutter, also on pages without a sidebar. */
const leftEdge = 340;

/**
 * The largest share of a text's characters that can be bold, which is for labels on the screen. Bold in steps doesn't
 * count, because they name one label after another.
 */
const mostBold = 0.1;

/** Returns what is wrong with the look of a page of the documentation at a width of 1280 px. */
export async function findLookFaults(page: Page): Promise<readonly string[]> {
  const { brokenWords, cutCode, scrollingTables, left, boldShare, hasFont } = await page.evaluate(
    async () => {
      await document.fonts.ready;
      const textsIn = (element: Element): Text[] => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) {
          texts.push(walker.currentNode as Text);
        }
        return texts.filter(({ parentElement }) => parentElement?.checkVisibility());
      };
      const isBroken = (text: Text, word: RegExpMatchArray) => {
        const range = document.createRange();
        range.setStart(text, word.index ?? 0);
        range.setEnd(text, (word.index ?? 0) + word[0].length);
        return range.getClientRects().length > 1;
      };
      const brokenWords = [...document.querySelectorAll('thead th')]
        .flatMap(textsIn)
        .flatMap((text) => [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].filter((word) => isBroken(text, word)))
        .map(([word]) => word);
      const scrollingTables = [...document.querySelectorAll('.table-scroll')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((table) => table.querySelector('table')?.ariaLabel);
      const cutCode = [...document.querySelectorAll('.theme-code-block pre')]
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map(({ textContent }) => textContent.split('\n')[0]);
      let all = 0;
      let bold = 0;
      for (const text of [...document.querySelectorAll('main article .markdown')].flatMap(textsIn)) {
        const parent = text.parentElement;
        // Headings are bold, and drawings show the product.
        if (parent && !parent.closest('h1, h2, h3, h4, pre, .scene, button')) {
          const { length } = text.data.trim();
          const isBold = Number(getComputedStyle(parent).fontWeight) >= 600 && !parent.closest('ol');
          all += length;
          bold += isBold ? length : 0;
        }
      }
      return {
        brokenWords,
        cutCode,
        scrollingTables,
        left: document.querySelector('h1')?.getBoundingClientRect().left,
        boldShare: all > 0 ? bold / all : 0,
        hasFont: [...document.fonts].some(
          ({ family, status }) => family === 'Figtree' && status === 'loaded',
        ),
      };
    },
  );
  return [
    ...brokenWords.map((word) => `The word "${word}" in the head of a table is broken.`),
    ...cutCode.map((line) => `The code that begins with "${line}" is cut off.`),
    ...scrollingTables.map((name) => `The table "${name}" scrolls sideways.`),
    ...(left === leftEdge ? [] : [`The title begins at ${left} px instead of ${leftEdge}.`]),
    ...(boldShare <= mostBold
      ? []
      : [
          `${(100 * boldShare).toFixed(1)}% of the text is bold, outside steps. At most 10%: bold is for labels.`,
        ]),
    ...(hasFont ? [] : ['The font is not loaded.']),
  ];
}
