import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import * as cheerio from 'cheerio';
import { loadPages } from '../../content/pages';
import { sections } from '../../sections';
import { site } from '../../site';
import { pageName } from '../pageName';
import { toMarkdown } from './toMarkdown';

/** Pages without text of their own. */
const withoutText = ['404', 'search'];

/**
 * Writes a Markdown version of each page at its path plus `.md`, and for language models `llms.txt` (an index of the
 * listed pages) and `llms-full.txt` (all of them in one file). The Markdown is converted from the built HTML, so it says
 * what readers see.
 */
export default function markdownExport(): Plugin {
  return {
    name: 'rookery-markdown-export',
    async postBuild({ outDir, siteDir, baseUrl, routesPaths }) {
      const pages = loadPages(siteDir);
      const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
      const read = (id: string) => fs.readFileSync(path.join(outDir, `${id}.html`), 'utf8');
      const texts = new Map<string, string>();
      for (const route of routesPaths) {
        const id = pageName(route, baseUrl);
        if (!withoutText.includes(id)) {
          const text = toMarkdown(read(id), site.url + route);
          texts.set(id, text);
          write(`${id}.md`, text);
        }
      }
      const left = new Set(pages.published().map(({ id }) => id));
      left.delete('home');
      // A page that several sidebars have is in the first.
      const inSidebars = sections.map(({ title, overview }) => {
        const $ = cheerio.load(read(overview));
        const links = $('.theme-doc-sidebar-menu a').toArray();
        const ids = links.map((link) => pageName($(link).attr('href') ?? '', baseUrl));
        return { title, ids: ids.filter((id) => left.delete(id)) };
      });
      const groups = [
        { title: 'Start here', ids: ['index', 'home'] },
        ...inSidebars,
        { title: 'General information', ids: [...left] },
      ];
      // Each with its URL below the site's.
      const entry = (id: string) => {
        const { title = site.tagline, description = site.description } = pages.get(id)?.fields ?? {};
        return `- [${title}](${site.url}${baseUrl}${id}.md): ${description}`;
      };
      const index = groups.map(({ title, ids }) => `## ${title}\n\n${ids.map(entry).join('\n')}\n`);
      const full = groups.flatMap(({ ids }) => ids.map((id) => texts.get(id)));
      write('llms.txt', [`# ${site.title}\n`, `> ${site.description}\n`, ...index].join('\n'));
      write('llms-full.txt', full.join('\n'));
    },
  };
}
