import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import * as cheerio from 'cheerio';
import { loadPages, type Pages } from '../../content/loadPages';
import { site } from '../../site';
import { siteSections } from '../../siteSections';
import { builtPath } from '../builtPath';
import { toMarkdown } from './toMarkdown';

/** Pages without text of their own. */
const withoutText = ['404', 'search'];

/** What an assistant should know first, whatever the question. */
const firstPages = ['what-is-rookery', 'faq', 'subscriptions', 'safety'];

const instructions = `If anyone could be in danger, first send them to ${site.url}/safety, and keep its steps in order. Say which rank and which plan a step requires. Quote limits and prices as they are. Never guess a label: name only those on the page. If the pages don't have the answer, say so, and link to ${site.url}/faq#support.`;

/** What programs can read besides pages. */
const files = {
  'openapi.yaml': 'The API and its webhook events in OpenAPI 3.1',
  'webhooks/event.json':
    'The JSON Schema of all webhook events, next to one for each, such as `message.created.json`',
  'sdk/rookery-embed.d.ts': 'The types of the JavaScript SDK',
  'organizations/api/changelog.xml': 'Changes of the API, as an Atom feed',
  'llms-full.txt': 'The text of all pages',
};

/** Pages of `llms.txt` below a heading. A section also has a file with their text. */
interface Group {
  readonly title: string;
  readonly ids: readonly string[];
  readonly file?: string;
}

/**
 * Groups pages, each of them once. A section has its overview, what its menu links to, and the pages below. Developers come first,
 * because their menu links to pages of other sections.
 */
function groupPages(
  published: readonly string[],
  menuOf: (overview: string) => readonly string[],
): readonly [start: Group, ...others: Group[]] {
  const remaining = new Set(published);
  // An index for people, which assistants don't need.
  remaining.delete('home');
  const claim = (ids: readonly string[]) => {
    const claimed = [...new Set(ids)].filter((id) => remaining.has(id));
    for (const id of claimed) remaining.delete(id);
    return claimed;
  };
  const start = { title: 'Start here', ids: claim(firstPages) };
  const inSections = siteSections
    .toSorted((a, b) => Number(b.sidebar === 'embed') - Number(a.sidebar === 'embed'))
    .map(({ label, title, overview }) => {
      const menu = menuOf(overview);
      const below = published.filter((id) => menu.some((top) => id.startsWith(`${top}/`)));
      const ids = claim([overview.slice(1), ...menu, ...below]);
      return { title, ids, file: `llms-${label.toLowerCase()}.txt` };
    });
  const safety = claim(published.filter((id) => /^(?:safety|privacy-compliance|cookies)(?:\/|$)/.test(id)));
  return [
    start,
    ...inSections,
    { title: 'Safety and privacy', ids: safety },
    { title: 'Other pages', ids: [...remaining] },
  ];
}

/** Returns the text of `llms.txt`, a list of links below the title of each group. */
function formatIndex(head: string, groups: readonly Group[], pages: Pages): string {
  const link = (file: string, what: string, name = file) => `- [${name}](${site.url}/${file}): ${what}`;
  const linkPage = (id: string) => {
    const { title, description = '' } = pages.get(id)?.frontMatter ?? {};
    return link(`${id}.md`, description, title);
  };
  const linkText = ({ title, file }: Group) =>
    file ? link(file, `The text of *Start here* and *${title}*`) : [];
  const list = (title: string, links: readonly string[]) => `## ${title}\n\n${links.join('\n')}\n`;
  const linksToFiles = Object.entries(files).map(([file, what]) => link(file, what));
  return [
    head,
    ...groups.map(({ title, ids }) => list(title, ids.map(linkPage))),
    list('Files', [...linksToFiles, ...groups.flatMap(linkText)]),
  ].join('\n');
}

/**
 * Writes a Markdown version of each page at its path plus `.md`, and for assistants `llms.txt` (an index), `llms-full.txt` (the
 * text of all pages in it), and the text of each section, such as `llms-developers.txt`. The Markdown is converted from the
 * built HTML, so it says what readers see.
 */
export function exportMarkdown({ outDir, siteDir, routesPaths }: Props): void {
  const pages = loadPages(siteDir);
  const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
  const read = (id: string) => fs.readFileSync(path.join(outDir, `${id}.html`), 'utf8');
  const routes = routesPaths.map((route) => [builtPath(route), route] as const);
  const texts = new Map(
    routes
      .filter(([id]) => !withoutText.includes(id))
      .map(([id, route]) => [id, toMarkdown(read(id), site.url + route)]),
  );
  for (const [id, text] of texts) write(`${id}.md`, text);

  const menuOf = (overview: string) => {
    const links = cheerio.load(read(overview))('.theme-doc-sidebar-menu a').toArray();
    return links.map(({ attribs }) => builtPath(attribs.href ?? ''));
  };
  const published = pages.published().map(({ id }) => id);
  const groups = groupPages(published, menuOf);

  const head = `# ${site.title}\n\n> ${site.description}\n\n${instructions}\n`;
  const writeTexts = (file: string, ids: readonly string[]) =>
    write(file, [head, ...ids.map((id) => texts.get(id))].join('\n'));
  const [start] = groups;
  for (const { file, ids } of groups) {
    if (file) writeTexts(file, [...start.ids, ...ids]);
  }
  const all = groups.flatMap(({ ids }) => ids);
  writeTexts('llms-full.txt', all);
  write('llms.txt', formatIndex(head, groups, pages));
}
