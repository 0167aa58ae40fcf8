import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { pageMetadata } from '../../remark/pages';
import { extract, type PageContent } from './extract';
import { factsOf } from './facts';
import { readQueries } from './queries';

type Site = Pick<Props, 'siteDir' | 'outDir' | 'routesPaths'>;

async function contentOfPages({ routesPaths, outDir }: Site): Promise<Map<string, PageContent>> {
  const pages = new Map<string, PageContent>();
  for (const route of routesPaths) {
    const html = await fs.readFile(path.join(outDir, `${route}.html`), 'utf8').catch(() => '');
    const sectionKeywords = pageMetadata(route.slice(1))?.sectionKeywords;
    const content = html ? extract(html, sectionKeywords) : undefined;
    if (content) {
      pages.set(route, content);
    }
  }
  return pages;
}

/** Returns what the index is made from: the built pages by URL, the tables of what readers type, and the facts. */
export async function readSources(site: Site) {
  const pages = await contentOfPages(site);
  const read = async (name: string) =>
    readQueries(name, await fs.readFile(path.join(__dirname, `../${name}.tsv`), 'utf8'), pages);
  const tables = {
    queries: await read('queries'),
    emergencies: await read('emergencies'),
    values: await read('values'),
  };
  return { pages, tables, facts: factsOf(path.join(site.siteDir, 'docs'), pages) };
}
