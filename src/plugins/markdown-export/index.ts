import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { pageIds, pageMetadata } from '../../markdown/pages';
import { pageSections } from '../../markdown/pages/sections';
import { site } from '../../site';
import { toMarkdown } from './toMarkdown';

/** Pages without text of their own. */
const withoutText = ['/404.html', '/search'];

/** Returns a page's entry in `llms.txt`. */
function entry(id: string): string {
  const { title, description } = pageMetadata(id) ?? { title: site.tagline, description: site.description };
  return `- [${title}](${site.url}/${id}.md): ${description}`;
}

/**
 * Writes a Markdown version of each page at its path plus `.md`, and for language models `llms.txt` (an index of the
 * listed pages) and `llms-full.txt` (all of them in one file). The Markdown is converted from the built HTML, so it says
 * what readers see.
 */
export async function exportMarkdown({ outDir, routesPaths }: Props): Promise<void> {
  const texts = new Map<string, string>();
  for (const route of routesPaths.filter((route) => !withoutText.includes(route))) {
    const id = route.slice(1) || 'index';
    const html = await fs.readFile(path.join(outDir, `${id}.html`), 'utf8');
    const markdown = toMarkdown(html, site.url + route);
    await fs.writeFile(path.join(outDir, `${id}.md`), markdown);
    texts.set(id, markdown);
  }
  const sections = [
    { title: 'Start here', ids: ['index', 'home'] },
    ...pageSections(pageIds().filter((id) => id !== 'home')),
  ];
  const index = sections.map(({ title, ids }) => `## ${title}\n\n${ids.map(entry).join('\n')}\n`);
  const full = sections.flatMap(({ ids }) => ids.map((id) => texts.get(id)));
  await fs.writeFile(
    path.join(outDir, 'llms.txt'),
    [`# ${site.title}\n`, `> ${site.description}\n`, ...index].join('\n'),
  );
  await fs.writeFile(path.join(outDir, 'llms-full.txt'), full.join('\n'));
}
