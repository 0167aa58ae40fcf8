import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { loadPages } from '../../content/pages';
import { sections } from '../../sections';
import { site } from '../../site';
import type { Step } from '../afterBuild';
import { pageName } from '../pageName';
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

/**
 * Writes a Markdown version of each page at its path plus `.md`, and for assistants `llms.txt` (an index), `llms-full.txt` (the
 * text of all pages in it), and the text of each section, such as `llms-developers.txt`. The Markdown is converted from the
 * built HTML, so it says what readers see.
 */
const exportMarkdown: Step = ({ outDir, siteDir, baseUrl, routesPaths }) => {
  const pages = loadPages(siteDir);
  const root = site.url + baseUrl;
  const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
  const read = (id: string) => fs.readFileSync(path.join(outDir, `${id}.html`), 'utf8');
  const texts = new Map<string, string>();
  for (const route of routesPaths) {
    const id = pageName(route, baseUrl);
    if (!withoutText.includes(id)) {
      const text = toMarkdown(read(id), site.url + route, `${baseUrl}llms.txt`);
      texts.set(id, text);
      write(`${id}.md`, text);
    }
  }
  const published = pages.published().map(({ id }) => id);
  const left = new Set(published);
  // An index for people, which assistants don't need.
  left.delete('home');
  const take = (ids: readonly string[]) => ids.filter((id) => left.delete(id));
  const first = take(firstPages);
  // A section has its overview, what its menu links to, and the pages below. Developers come first, because their menu links
  // to pages of others.
  const inSections = sections
    .toSorted((a, b) => Number(b.sidebar === 'embed') - Number(a.sidebar === 'embed'))
    .map(({ label, title, overview }) => {
      const $ = cheerio.load(read(overview));
      const links = $('.theme-doc-sidebar-menu a').toArray();
      const menu = links.map((link) => pageName($(link).attr('href') ?? '', baseUrl));
      const below = published.filter((id) => menu.some((top) => id.startsWith(`${top}/`)));
      const ids = take([overview.slice(1), ...menu, ...below]);
      return { title, file: `llms-${label.toLowerCase()}.txt`, ids };
    });
  const groups = [
    { title: 'Start here', ids: first },
    ...inSections,
    { title: 'Safety and privacy', ids: [...left] },
  ];
  const head = `# ${site.title}\n\n> ${site.description}\n\n${instructions}\n`;
  const writeTexts = (file: string, ids: readonly string[]) =>
    write(file, [head, ...ids.map((id) => texts.get(id))].join('\n'));
  for (const { file, ids } of inSections) {
    writeTexts(file, [...first, ...ids]);
  }
  writeTexts(
    'llms-full.txt',
    groups.flatMap(({ ids }) => ids),
  );
  const link = (file: string, what: string, name = file) => `- [${name}](${root}${file}): ${what}`;
  const lists = [
    ...groups.map(({ title, ids }) => ({
      title,
      links: ids.map((id) => {
        const { title: name, description = '' } = pages.get(id)?.fields ?? {};
        return link(`${id}.md`, description, name);
      }),
    })),
    {
      title: 'Files',
      links: [
        ...Object.entries(files).map(([file, what]) => link(file, what)),
        ...inSections.map(({ title, file }) => link(file, `The text of *Start here* and *${title}*`)),
      ],
    },
  ];
  write(
    'llms.txt',
    [head, ...lists.map(({ title, links }) => `## ${title}\n\n${links.join('\n')}\n`)].join('\n'),
  );
};

export default exportMarkdown;
