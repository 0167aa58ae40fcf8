import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, readText } from '../files';
import { type Page, parsePage } from './page';
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
 * Returns the pages of the site in a folder. A page is read on first use, and, because writers change pages while `npm start` runs,
 * again after a change of its file or of its phrases.
 */
export function loadPages(dir: string): Pages {
  const cache = new Map<string, { version: string; page: Page }>();
  const versionOf = (file: string) => fs.statSync(path.join(dir, file), { throwIfNoEntry: false })?.mtimeMs;
  const read = (file: string): Page | undefined => {
    const phrases = phrasesFileOf(file);
    const [changed, phrasesChanged] = [versionOf(file), versionOf(phrases)];
    if (changed === undefined) {
      return undefined;
    }
    const version = `${changed} ${phrasesChanged}`;
    const known = cache.get(file);
    if (known?.version === version) {
      return known.page;
    }
    const textOf = (name: string) => readText(path.join(dir, name));
    const page = parsePage(file, textOf(file), phrasesChanged === undefined ? '' : textOf(phrases));
    cache.set(file, { version, page });
    return page;
  };
  // The check refuses `.md` files, so it has to find them.
  const all = () =>
    filesBelow(dir, 'docs')
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
