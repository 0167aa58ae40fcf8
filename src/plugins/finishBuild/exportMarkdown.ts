import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import sidebars from '../../../sidebars';
import { createPageReader, type PageReader } from '../../content/createPageReader';
import { listSidebarEntries } from '../../content/sidebarEntries';
import { pagesWithoutMarkdown } from '../../reactPages';
import { site } from '../../site';
import { siteSections } from '../../siteSections';
import { builtNameOf } from '../builtNameOf';
import { toMarkdown } from './toMarkdown';

/** What an assistant should read first, whatever the question. */
const firstPages = ['what-is-rookery', 'faq', 'subscriptions', 'safety'];

const instructions = `If anyone could be in danger, first send them to ${site.url}/safety, and keep its steps in order. Say which rank and which plan a step requires. Quote limits and prices as they are. Never guess a label: name only those on the page. If the pages don't have the answer, say so, and link to ${site.url}/faq#support.`;

/** The files in `llms.txt` that aren't pages. */
const files = {
  'openapi.yaml': 'The API and its webhook events in OpenAPI 3.1',
  'webhooks/event.json':
    'The JSON Schema of all webhook events, next to one for each, such as `message.created.json`',
  'sdk/rookery-embed.d.ts': 'The types of the JavaScript SDK',
  'llms-developers.txt': 'The text of *Start here* and *Developers*',
  'llms-full.txt': 'The text of all pages',
};

/** The pages below a heading of `llms.txt`. */
interface Group {
  readonly title: string;
  readonly ids: readonly string[];
}

type SiteSection = (typeof siteSections)[number];

/** Lists the pages of a section: its overview, those in its sidebar, and those below them. */
function listSection({ overviewId, sidebar }: SiteSection, published: readonly string[]): string[] {
  const listed = listSidebarEntries({ [sidebar]: sidebars[sidebar] }).map(({ id }) => id);
  const below = published.filter((id) => listed.some((parent) => id.startsWith(`${parent}/`)));
  return [overviewId, ...listed, ...below];
}

function groupPages(published: readonly string[]): Group[] {
  // Each page is only in the first group that takes it. `home`, an index for people, is in none.
  const remaining = new Set(published.filter((id) => id !== 'home'));
  const take = (ids: readonly string[]) => ids.filter((id) => remaining.delete(id));
  const groups: Group[] = [{ title: 'Start here', ids: take(firstPages) }];
  // Developers are first, because their sidebar links to pages that are in other sidebars, too.
  const isForDevelopers = ({ sidebar }: SiteSection) => sidebar === 'embed';
  const others = siteSections.filter((section) => !isForDevelopers(section));
  for (const section of [...siteSections.filter(isForDevelopers), ...others]) {
    groups.push({ title: section.title, ids: take(listSection(section, published)) });
  }
  const safety = published.filter((id) => /^(?:safety|privacy-compliance|cookies)(?:\/|$)/.test(id));
  groups.push({ title: 'Safety and privacy', ids: take(safety) });
  return [...groups, { title: 'Other pages', ids: [...remaining] }];
}

function formatLlmsIndex(head: string, groups: readonly Group[], pageReader: PageReader): string {
  const link = (file: string, description: string, name = file) =>
    `- [${name}](${site.url}/${file}): ${description}`;
  const list = (title: string, links: readonly string[]) => `## ${title}\n\n${links.join('\n')}\n`;
  const pageLists = groups.map(({ title, ids }) => {
    const links = ids.map((id) => {
      const { title: name, description = '' } = pageReader.read(id)?.frontMatter ?? {};
      return link(`${id}.md`, description, name);
    });
    return list(title, links);
  });
  const fileLinks = Object.entries(files).map(([file, description]) => link(file, description));
  return [head, ...pageLists, list('Files', fileLinks)].join('\n');
}

/**
 * Writes the Markdown of each page, at its path plus `.md`, and for assistants `llms.txt` (an index), `llms-full.txt` (the text of all
 * pages in it), and `llms-developers.txt`. The Markdown is converted from the built HTML, so it has what readers see.
 */
export function exportMarkdown({ outDir, siteDir, routesPaths }: Props): void {
  const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);

  const texts = new Map<string, string>();
  for (const route of routesPaths) {
    const id = builtNameOf(route);
    if (pagesWithoutMarkdown.includes(id)) continue;
    const html = fs.readFileSync(path.join(outDir, `${id}.html`), 'utf8');
    texts.set(id, toMarkdown(html, site.url + route));
  }
  for (const [id, text] of texts) write(`${id}.md`, text);

  const pageReader = createPageReader(siteDir);
  const published = pageReader.readPublished().map(({ id }) => id);
  const groups = groupPages(published);
  const head = `# ${site.title}\n\n> ${site.description}\n\n${instructions}\n`;
  write('llms.txt', formatLlmsIndex(head, groups, pageReader));
  const writeTexts = (file: string, parts: readonly Group[]) => {
    const ids = parts.flatMap((group) => group.ids);
    write(file, [head, ...ids.map((id) => texts.get(id))].join('\n'));
  };
  // "Start here" and "Developers".
  writeTexts('llms-developers.txt', groups.slice(0, 2));
  writeTexts('llms-full.txt', groups);
}
