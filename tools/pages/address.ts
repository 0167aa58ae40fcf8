import fs from 'node:fs';
import path from 'node:path';
import { nearest } from '../../src/remark/facts/lookUp';
import type { DocPage, Site } from './site';
import { ToolError } from './toolError';

/** First parts of addresses that belong to something else than a page. */
const taken = ['search', 'index', '404', 'assets'];

/** The page's id behind an address, a path or a file that a writer names: `/polls`, `polls` or `docs/polls.mdx`. */
function idFrom(typed: string): string {
  return typed
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/^\/+|\/+$/g, '');
}

/** The page that a writer names. @throws ToolError with the pages that come close */
export function pageAt({ pages, redirects }: Site, typed: string): DocPage {
  const id = idFrom(typed);
  const page = pages.get(id);
  if (page) {
    return page;
  }
  const old = redirects.find(({ from }) => from === `/${id}`);
  if (old) {
    throw new ToolError(`/${id} is an old address, not a page. It leads to ${old.to}: name that page.`);
  }
  const near = nearest(id, [...pages.keys()]).slice(0, 3);
  throw new ToolError(`There is no page /${id}. Near it: ${near.map((each) => `/${each}`).join(', ')}.`);
}

/** The sections of the site: the folders at the top that hold pages. */
function sectionsOf({ pages }: Site): string[] {
  const folders = [...pages.keys()].filter((id) => id.includes('/')).map((id) => id.split('/')[0] ?? '');
  return [...new Set(folders)];
}

/**
 * The id for a page that is to come to an address.
 * @throws ToolError where nothing can come there: it is in use, has been in use, or is not in the form of an address
 */
export function freeId(site: Site, typed: string): string {
  const id = idFrom(typed);
  const [section = '', ...rest] = id.split('/');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(id)) {
    throw new ToolError(
      `"${typed}" is not a good address. Use small letters from a to z, digits and single hyphens, and / between ` +
        'the folders: chat-features/voice-notes.',
    );
  }
  const page = site.pages.get(id);
  if (page) {
    throw new ToolError(`/${id} exists already: ${page.file}. Choose another address, or change that page.`);
  }
  const old = site.redirects.find(({ from }) => from.toLowerCase() === `/${id}`);
  if (old) {
    throw new ToolError(
      `${old.from} is an old address that leads to ${old.to}, in src/redirects.ts. A page there would take it from ` +
        'the readers who follow old links. Choose another address.',
    );
  }
  if (taken.includes(section) || fs.existsSync(path.join(site.dir, 'static', section))) {
    throw new ToolError(`/${section} belongs to something else than a page. Choose another address.`);
  }
  const sections = sectionsOf(site);
  if (rest.length > 0 && !sections.includes(section)) {
    throw new ToolError(
      `There is no section "${section}". The sections are ${sections.join(', ')}. Put the page in one of them, or at ` +
        'the top, without a folder.',
    );
  }
  return id;
}
