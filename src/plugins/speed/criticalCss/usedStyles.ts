import { PurgeCSS } from 'purgecss';
import { namesIn } from './namesIn';

/** Attributes that change while a page is read: rules that ask for them stay, whatever stands in the page at first. */
const changing = [
  'aria-current',
  'aria-expanded',
  'aria-selected',
  'data-early-menu',
  'data-has-hydrated',
  'data-theme',
  'data-theme-choice',
  'data-waiting',
  'disabled',
  'open',
];

const variable = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)|[^;{}"'()])*(?:;|(?=\}))/g;
const reading = /var\(\s*(--[\w-]+)/g;

/** Leaves out variables that nothing reads, and then those that only they read. */
function withoutUnreadVariables(css: string, pages: readonly string[]): string {
  const readInPages = pages.flatMap((html) => [...html.matchAll(reading)].map(([, name]) => name));
  for (let before = css; ; ) {
    const read = new Set([...readInPages, ...[...before.matchAll(reading)].map(([, name]) => name)]);
    const after = before.replace(variable, (declaration, name: string) =>
      read.has(name) ? declaration : '',
    );
    if (after === before) {
      return after;
    }
    before = after;
  }
}

/**
 * Returns the statement that declares a style sheet's cascade layers in their order. The part that a page needs may lack
 * a layer, which would then come last when the whole sheet loads.
 */
function layerOrder(css: string): string {
  const layers = new Set([...css.matchAll(/@layer ([\w.-]+)\{/g)].map(([, name]) => name));
  return layers.size > 0 ? `@layer ${[...layers].join()};` : '';
}

/**
 * The part of a style sheet that shows pages as they come from the server, before scripts change them.
 * @param css the whole style sheet
 * @param pages the HTML of all pages that will have this part
 */
export async function usedStyles(css: string, pages: readonly string[]): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    extractors: [{ extractor: namesIn, extensions: ['html'] }],
    dynamicAttributes: changing,
    keyframes: true,
  });
  return layerOrder(css) + withoutUnreadVariables(used?.css ?? css, pages);
}
