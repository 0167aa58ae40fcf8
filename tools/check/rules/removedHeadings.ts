import fs from 'node:fs';
import path from 'node:path';
import type { FindingInFile } from '../finding';
import { headingIds, typedId } from '../ids';
import type { Page } from '../page';
import { filesBelow, type Site } from '../site';
import type { Rule, SiteRule } from './rule';

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The places of the site that link to an address, as `docs/faq.mdx:12`. Files of facts link as well. */
function linksTo(site: Site, address: string, id?: string): string[] {
  const target = escaped(address) + (id === undefined ? '(?![\\w/-])' : `#${escaped(id)}(?![\\w-])`);
  const link = new RegExp(`[('"\\s]${target}`);
  const onSamePage = id === undefined ? undefined : new RegExp(`\\]\\(#${escaped(id)}\\)`);
  const files = [
    ...site.pageFiles,
    ...filesBelow(site.dir, 'src/facts'),
    ...filesBelow(site.dir, 'src/plugins'),
  ];
  return files.flatMap((file) =>
    fs
      .readFileSync(path.join(site.dir, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        link.test(line) || (site.fileOf(address) === file && onSamePage?.test(line))
          ? [`${file}:${index + 1}`]
          : [],
      ),
  );
}

/** Where a heading stood that is gone: at the heading before it that is still there. */
function lineOfGap(page: Page, before: string, id: string): number {
  const lines = before.split('\n');
  const gap = lines.findIndex((line) => typedId(line) === id);
  const above = lines
    .slice(0, gap)
    .filter((line) => typedId(line) !== undefined)
    .map((line) => page.lines.indexOf(line));
  return (above.findLast((index) => index >= 0) ?? 0) + 1;
}

/** Headings that the change at hand takes away, with the links that would then lead nowhere. */
export const removedHeadings: Rule = (page, site) => {
  const before = site.history?.before(page.file);
  if (before === undefined) {
    return [];
  }
  return [...headingIds(before)]
    .filter((id) => !site.hasId(page.file, id))
    .map((id) => {
      const links = linksTo(site, `/${page.id}`, id);
      return {
        line: lineOfGap(page, before, id),
        warning: links.length === 0,
        says:
          links.length > 0
            ? `The heading \`#${id}\` is gone from below here, and these link to it: ${links.join(', ')}. Put its id back, at the heading that answers now, or change the links.`
            : `The heading \`#${id}\` is gone from below here. No page links to it, but other people's may: keep its id if a heading here still answers.`,
      };
    });
};

/** Pages that the change at hand takes away, with the links that would then lead nowhere. */
export const removedPages: SiteRule = (site) =>
  (site.history?.removed ?? []).flatMap((file): FindingInFile[] => {
    const address = file.replace(/^docs|\.mdx?$/g, '');
    const links = linksTo(site, address);
    return site.fileOf(address) || links.length === 0
      ? []
      : [
          {
            file,
            line: 1,
            says: `The page is gone, and these name it: ${links.join(', ')}. Change the links, or put the page back.`,
          },
        ];
  });
