import fs from 'node:fs';
import path from 'node:path';
import { listFiles, readText } from '../utils/files';
import { type Page, parsePage } from './parsePage';
import { phrasesFileOf } from './phrases';

/** The pages of a site. */
export interface Pages {
  /** Returns all pages by path, drafts included. */
  readonly all: () => readonly Page[];
  /** Returns all pages by path, without drafts. */
  readonly published: () => readonly Page[];
  /** Returns the page with an id such as `chat-features/polls`. */
  readonly get: (id: string) => Page | undefined;
  /** Returns the page with an id. Throws if there is none. */
  readonly require: (id: string) => Page;
  /** Returns the id of the page in a file, from any path to it. It's empty for a part of the landing page. */
  readonly idOf: (file: string) => string;
}

/**
 * Returns the pages of the site in a folder. Writers change pages while `npm start` runs, so each use reads the files again. A page is
 * parsed again only if its text or its phrases have changed.
 */
export function loadPages(dir: string): Pages {
  const cache = new Map<string, { page: Page; phrases: string }>();
  const textOf = (name: string) => {
    const file = path.join(dir, name);
    return fs.existsSync(file) ? readText(file) : undefined;
  };
  const read = (file: string): Page | undefined => {
    const text = textOf(file);
    if (text === undefined) {
      return undefined;
    }
    const phrases = textOf(phrasesFileOf(file)) ?? '';
    const known = cache.get(file);
    if (known?.page.text === text && known.phrases === phrases) {
      return known.page;
    }
    const page = parsePage(file, text, phrases);
    cache.set(file, { page, phrases });
    return page;
  };
  // The check refuses `.md` files, so it has to find them.
  const all = () =>
    listFiles(dir, 'docs')
      .filter((file) => /^docs\/(?!(?:.*\/)?_).*\.mdx?$/.test(file))
      .flatMap((file) => read(file) ?? []);
  const get = (id: string) => read(`docs/${id}.mdx`);
  return {
    all,
    published: () => all().filter(({ frontMatter }) => !frontMatter.draft),
    get,
    require: (id) => {
      const page = get(id);
      if (!page) {
        throw new Error(`There is no page docs/${id}.mdx.`);
      }
      return page;
    },
    idOf: (file) => {
      const place = path.relative(path.join(dir, 'docs'), file).split(path.sep).join('/');
      return place.startsWith('../') ? '' : place.replace(/\.mdx$/, '');
    },
  };
}
