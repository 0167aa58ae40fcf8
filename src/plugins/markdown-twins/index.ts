import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin, Plugin } from '@docusaurus/types';
import { pageSections } from '../../remark/pageSections';
import type { PageSummary } from '../../remark/pages';
import { site } from '../../site';
import { ContentCache } from '../contentCache';
import { mainPart, toMarkdown } from './toMarkdown';

interface Page extends PageSummary {
  /** Its path. */
  readonly address: string;
  /** The path of its built file without the extension. Its HTML exists, and this plugin adds its Markdown. */
  readonly file: string;
  /** Whether it's excluded from sitemaps and search engines. */
  readonly unlisted: boolean;
}

const landing: Page = {
  address: '/',
  file: '/index',
  title: site.tagline,
  description: site.description,
  unlisted: false,
};

/** Returns the documentation's pages by id, from the docs plugin's data. */
function documentation(plugins: readonly LoadedPlugin[]): Map<string, Page> {
  const docs = plugins
    .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({ content }) => (content as LoadedContent).loadedVersions)
    .flatMap((version) => version.docs);
  return new Map(
    docs.map(({ id, permalink, title, description, unlisted }) => [
      id,
      { address: permalink, file: permalink, title, description, unlisted },
    ]),
  );
}

interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** Returns the pages by section in the order of the map on `/home`, after the two pages that come first. */
function sectionsOf(pages: ReadonlyMap<string, Page>): Section[] {
  const pagesWith = (ids: readonly string[]) => ids.flatMap((id) => pages.get(id) ?? []);
  const others = pageSections([...pages.keys()].filter((id) => id !== 'home'));
  return [
    { title: 'Start here', pages: [landing, ...pagesWith(['home'])] },
    ...others.map(({ title, ids }) => ({ title, pages: pagesWith(ids) })),
  ];
}

/** Returns `llms.txt`: title, summary, and links to the pages' Markdown by section. */
function llmsText(sections: readonly Section[]): string {
  const parts = sections.map(({ title, pages }) => [
    `## ${title}`,
    pages.map((page) => `- [${page.title}](${site.url}${page.file}.md): ${page.description}`).join('\n'),
  ]);
  return `${[`# ${site.title}`, `> ${site.description}`, ...parts.flat()].join('\n\n')}\n`;
}

/** Returns what the conversion depends on apart from a page: its code, and the packages. */
async function converter(siteDir: string): Promise<string> {
  const files = [require.resolve('./toMarkdown.ts'), path.join(siteDir, 'package-lock.json')];
  return (await Promise.all(files.map((file) => fs.readFile(file, 'utf8')))).join('\n');
}

/** Writes a page's Markdown next to its HTML, and returns it. */
async function writeMarkdown(outDir: string, { address, file }: Page, cache: ContentCache): Promise<string> {
  const html = mainPart(await fs.readFile(path.join(outDir, `${file}.html`), 'utf8'));
  const url = site.url + address;
  const markdown = await cache.get(`${url}\n${html}`, () => toMarkdown(html, url));
  await fs.writeFile(path.join(outDir, `${file}.md`), markdown);
  return String(markdown);
}

/**
 * Writes a Markdown version of each page at its path plus `.md`, and for language models `llms.txt` (an index of them)
 * and `llms-full.txt` (all of them in one file). They're converted from the built HTML, so they say what readers see.
 */
export default function markdownPages(): Plugin {
  return {
    name: 'rookery-markdown-twins',
    async postBuild({ siteDir, outDir, plugins }) {
      const cache = new ContentCache('markdown', await converter(siteDir));
      const sections = sectionsOf(documentation(plugins));
      const texts = new Map<Page, string>();
      for (const page of sections.flatMap(({ pages }) => pages)) {
        texts.set(page, await writeMarkdown(outDir, page, cache));
      }
      await cache.removeUnused();
      const listed = sections.map(({ title, pages }) => ({
        title,
        pages: pages.filter(({ unlisted }) => !unlisted),
      }));
      const full = listed.flatMap(({ pages }) => pages.map((page) => texts.get(page)));
      await fs.writeFile(path.join(outDir, 'llms.txt'), llmsText(listed));
      await fs.writeFile(path.join(outDir, 'llms-full.txt'), full.join('\n'));
    },
  };
}
