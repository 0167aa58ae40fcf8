import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { addressOf, builtFiles, isPage } from '../builtFiles';
import { type HtmlTag, tagsIn } from '../htmlTags';
import { criticalCss, groupPages, type Page, selectorNames } from './criticalCss';
import { deferredFilesTag } from './deferredFiles';
import { pageScripts } from './pageScripts';
import { withoutUnusedStyles } from './unusedStyles';

/**
 * How many different styles the pages have at most. Each is one more hash in the Content-Security-Policy, which all pages
 * have and of which Cloudflare Pages reads 2,000 characters. With half as many, pages are 1 kB larger; with twice as many,
 * they are half a kB smaller.
 */
const mostStyles = 16;

/** The tags of a page that make it wait for files. */
interface BlockingTags {
  readonly style: HtmlTag;
  readonly sheet: string;
  readonly scripts: readonly HtmlTag[];
}

/** @throws if the page isn't what Docusaurus writes, because readers would then wait for files that nothing loads */
function blockingTags(tags: readonly HtmlTag[], file: string): BlockingTags {
  const [style, ...others] = tags.filter(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet',
  );
  const scripts = tags.filter(
    ({ name, attributes: { src, defer } }) => name === 'script' && src !== undefined && defer !== undefined,
  );
  const sheet = style?.attributes.href;
  if (!style || !sheet || others.length > 0 || scripts.length === 0) {
    throw new Error(
      `${file} has ${others.length + (style ? 1 : 0)} style sheets and ${scripts.length} deferred scripts; every page should have one style sheet, and some scripts. See src/plugins/speed/inlineCriticalCss.ts.`,
    );
  }
  return { style, sheet, scripts };
}

/** Returns the HTML with tags replaced where they are in the source, so that the rest stays minified. */
function replaceTags(html: string, replacements: ReadonlyMap<HtmlTag, string>): string {
  return [...replacements]
    .sort(([one], [other]) => other.start - one.start)
    .reduce((result, [{ start, end }, text]) => result.slice(0, start) + text + result.slice(end), html);
}

/** Removes unused rules from the style sheet. Its name gets a new hash, because browsers keep the file forever. */
function shortenSheet(
  outDir: string,
  whole: string,
  texts: readonly string[],
  classesOfPages: ReadonlySet<string>,
): { css: string; sheet: string } {
  const css = withoutUnusedStyles(fs.readFileSync(path.join(outDir, whole), 'utf8'), texts, classesOfPages);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const sheet = whole.replace(/[0-9a-f]{8}(?=\.css$)/, hash);
  fs.rmSync(path.join(outDir, whole));
  fs.writeFileSync(path.join(outDir, sheet), css);
  return { css, sheet };
}

/**
 * Makes built pages show with their first bytes: each gets the part of the style sheet that it needs, and only lists the
 * whole style sheet and its scripts, which `preHydration/interactions.ts` loads when the browser has time. Pages that need much
 * the same styles share a part.
 */
export async function inlineCriticalCss(props: Props): Promise<void> {
  const { outDir } = props;
  const blocking = new Map<string, BlockingTags>();
  const files = builtFiles(outDir);
  const pages = files.filter(isPage).map((file): Page => {
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    const tags = tagsIn(html);
    blocking.set(file, blockingTags(tags, file));
    return { file, html, names: selectorNames(tags) };
  });
  const scripts = pageScripts(props);
  const sheets = new Set([...blocking.values()].map((tags) => tags.sheet));
  const [whole = ''] = sheets;
  if (sheets.size !== 1) {
    throw new Error(
      `The pages link ${sheets.size} different style sheets; Docusaurus puts all styles into one.`,
    );
  }
  const texts = [
    ...pages.map(({ html }) => html),
    ...files
      .filter((file) => file.endsWith('.js'))
      .map((file) => fs.readFileSync(path.join(outDir, file), 'utf8')),
  ];
  const classes = new Set(pages.flatMap(({ names }) => names.classes));
  const { css, sheet } = shortenSheet(outDir, whole, texts, classes);
  for (const group of groupPages(pages, css, mostStyles)) {
    const style =
      `<style>${await criticalCss(css, group)}</style>` +
      `<noscript><link rel=stylesheet href=${sheet}></noscript>${deferredFilesTag('styles', [sheet])}`;
    for (const { file, html } of group) {
      const tags = blocking.get(file);
      if (tags) {
        const own = (scripts.get(addressOf(file)) ?? []).map((script) => `/${script}`);
        const shared = tags.scripts.map(({ attributes }) => attributes.src ?? '');
        const replacements = new Map<HtmlTag, string>([
          [tags.style, style + deferredFilesTag('scripts', [...own, ...shared])],
          ...tags.scripts.map((script) => [script, ''] as const),
        ]);
        fs.writeFileSync(path.join(outDir, file), replaceTags(html, replacements));
      }
    }
  }
}
