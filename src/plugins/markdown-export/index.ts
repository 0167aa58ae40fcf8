import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { pageIds, pageMetadata } from '../../markdown/pages';
import { site } from '../../site';
import { pageName } from '../pageName';
import { pageSections } from './pageSections';
import { toMarkdown } from './toMarkdown';

/** Pages without text of their own. */
const withoutText = ['404', 'search'];

/** Returns a page's entry in `llms.txt`, with its URL below the site's. */
function entry(id: string, root: string): string {
  const { title, description } = pageMetadata(id) ?? { title: site.tagline, description: site.description };
  return `- [${title}](${root}${id}.md): ${description}`;
}

/**
 * Writes a Markdown version of each page at its path plus `.md`, and for language models `llms.txt` (an index of the
 * listed pages) and `llms-full.txt` (all of them in one file). The Markdown is converted from the built HTML, so it says
 * what readers see.
 */
export default function markdownExport(): Plugin {
  return {
    name: 'rookery-markdown-export',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const texts = new Map<string, string>();
      for (const route of routesPaths) {
        const id = pageName(route, baseUrl);
        if (!withoutText.includes(id)) {
          const html = fs.readFileSync(path.join(outDir, `${id}.html`), 'utf8');
          texts.set(id, toMarkdown(html, site.url + route));
          fs.writeFileSync(path.join(outDir, `${id}.md`), texts.get(id) ?? '');
        }
      }
      const sections = [
        { title: 'Start here', ids: ['index', 'home'] },
        ...pageSections(pageIds().filter((id) => id !== 'home')),
      ];
      const index = sections.map(
        ({ title, ids }) => `## ${title}\n\n${ids.map((id) => entry(id, site.url + baseUrl)).join('\n')}\n`,
      );
      const full = sections.flatMap(({ ids }) => ids.map((id) => texts.get(id)));
      fs.writeFileSync(
        path.join(outDir, 'llms.txt'),
        [`# ${site.title}\n`, `> ${site.description}\n`, ...index].join('\n'),
      );
      fs.writeFileSync(path.join(outDir, 'llms-full.txt'), full.join('\n'));
    },
  };
}
