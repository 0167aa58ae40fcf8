import path from 'node:path';
import { linkFaults, renderedPages } from '../linkFaults';
import { modulesOf } from '../modules';
import { componentsOf, renderPage } from '../rendered';
import { pagesOf, readSite } from '../site';
import { commonCommit, withCommit } from './base';
import { factChanges, withoutPageRows } from './factChanges';
import { pagesOfFacts } from './factPages';
import { lostHeadings } from './headingChanges';
import { pageChanges } from './pageChanges';
import { sizesOf } from './sizes';
import { factsText, headingsText, pagesText, sizesText } from './text';

/** What a report is asked for. */
export interface ReportOptions {
  /** The branch or commit to compare with. */
  readonly base: string;
  /** The folder of the site as built from there. */
  readonly baseBuild?: string;
}

/**
 * What the state of the working tree does to the site, compared with where its branch began: for a pull request, in
 * Markdown.
 * @param dir the site's folder
 * @throws ToolError where there is nothing to compare with
 */
export function report(dir: string, { base, baseBuild }: ReportOptions): string {
  const commit = commonCommit(dir, base);
  return withCommit(dir, commit, (baseDir) => {
    const site = readSite(dir);
    const pages = renderedPages(site);
    const pagesBefore = pagesOf(baseDir);
    const before = { dir: baseDir, load: modulesOf(baseDir) };
    const componentsBefore = componentsOf(before.load);
    const renderedBefore = new Map(
      [...pagesBefore].map(([id, page]) => [id, renderPage(componentsBefore, page)]),
    );
    const changes = pageChanges(pagesBefore, site.pages, site.redirects);
    const facts = withoutPageRows(factChanges(before, site), changes);
    return [
      '## What this changes for readers',
      `Compared with ${base}, at ${commit.slice(0, 10)}.`,
      pagesText(changes),
      factsText(pagesOfFacts(dir, pages, componentsBefore, facts)),
      headingsText(lostHeadings(renderedBefore, pages, changes), linkFaults(site, pages)),
      sizesText(
        baseBuild ? sizesOf(path.resolve(dir, baseBuild), pagesBefore.keys()) : undefined,
        sizesOf(path.join(dir, 'build'), site.pages.keys()),
      ),
    ].join('\n\n');
  });
}
