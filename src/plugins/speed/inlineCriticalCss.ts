import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { Element } from 'cheerio';
import * as cheerio from 'cheerio';
import { addressOf, builtFiles, isPage } from '../builtFiles';
import { criticalCss, groupPages, type Page } from './criticalCss';
import { deferredFilesTag } from './deferredFiles';
import { pageScripts } from './pageScripts';

/**
 * How many different styles the pages have at most. Each is one more hash in the Content-Security-Policy, which all pages
 * have and of which Cloudflare Pages reads 2,000 characters. With half as many, pages are 1 kB larger; with twice as many,
 * they are half a kB smaller.
 */
const mostStyles = 12;

/** The tags of a page that make it wait for files. */
interface BlockingTags {
  readonly style: Element;
  readonly sheet: string;
  readonly scripts: readonly Element[];
}

/** @throws if the page isn't what Docusaurus writes, because readers would then wait for files that nothing loads */
function blockingTags({ $, file }: Page): BlockingTags {
  const [style, ...others] = $<Element, string>('link[rel=stylesheet]').toArray();
  const scripts = $<Element, string>('script[src][defer]').toArray();
  const sheet = style?.attribs.href;
  if (!style || !sheet || others.length > 0 || scripts.length === 0) {
    throw new Error(
      `${file} has ${others.length + (style ? 1 : 0)} style sheets and ${scripts.length} deferred scripts; every page should have one style sheet, and some scripts. See src/plugins/speed/inlineCriticalCss.ts.`,
    );
  }
  return { style, sheet, scripts };
}

/** Returns the HTML with tags replaced where they are in the source, so that the rest stays minified. */
function replaceTags(html: string, replacements: ReadonlyMap<Element, string>): string {
  return [...replacements]
    .map(([{ sourceCodeLocation: place }, text]) => ({
      start: place?.startOffset ?? 0,
      end: place?.endOffset ?? 0,
      text,
    }))
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), html);
}

/**
 * Makes built pages show with their first bytes: each gets the part of the style sheet that it needs, and only lists the
 * whole style sheet and its scripts, which `preHydration/interactions.ts` loads when the browser has time. Pages that need much
 * the same styles share a part.
 */
export async function inlineCriticalCss(props: Props): Promise<void> {
  const { outDir } = props;
  const pages = builtFiles(outDir)
    .filter(isPage)
    .map((file): Page => {
      const html = fs.readFileSync(path.join(outDir, file), 'utf8');
      return { file, html, $: cheerio.load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }) };
    });
  const scripts = pageScripts(props);
  const sheets = new Set(pages.map((page) => blockingTags(page).sheet));
  const [sheet = ''] = sheets;
  if (sheets.size !== 1) {
    throw new Error(
      `The pages link ${sheets.size} different style sheets; Docusaurus puts all styles into one.`,
    );
  }
  const css = fs.readFileSync(path.join(outDir, sheet), 'utf8');
  for (const group of groupPages(pages, css, mostStyles)) {
    const style =
      `<style>${await criticalCss(css, group)}</style>` +
      `<noscript><link rel=stylesheet href=${sheet}></noscript>${deferredFilesTag('styles', [sheet])}`;
    for (const page of group) {
      const tags = blockingTags(page);
      const own = (scripts.get(addressOf(page.file)) ?? []).map((file) => `/${file}`);
      const shared = tags.scripts.map(({ attribs }) => attribs.src ?? '');
      const replacements = new Map<Element, string>([
        [tags.style, style + deferredFilesTag('scripts', [...own, ...shared])],
        ...tags.scripts.map((script) => [script, ''] as const),
      ]);
      fs.writeFileSync(path.join(outDir, page.file), replaceTags(page.html, replacements));
    }
  }
}
