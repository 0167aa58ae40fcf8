import fs from 'node:fs';
import path from 'node:path';
import { listFiles, readText } from '../utils/files';
import { type Page, pageIdOf, parsePage } from './parsePage';
import { phrasePathOf } from './phrases';

export interface Pages {
  /** Returns all pages, including drafts, sorted by path. */
  readonly all: () => readonly Page[];
  /** Returns all pages but drafts, sorted by path. */
  readonly published: () => readonly Page[];
  readonly get: (id: string) => Page | undefined;
  /** Returns the page id for a file, or `''` if it's outside `docs/`. A relative path starts in the working directory. */
  readonly idOfFile: (file: string) => string;
}

function readIfExists(file: string): string | undefined {
  return fs.existsSync(file) ? readText(file) : undefined;
}

/**
 * Returns the pages of the site in a directory. Each call of its functions reads the files again, because writers change them while
 * `npm start` runs. A page is parsed again only if its text or its phrases have changed.
 */
export function loadPages(dir: string): Pages {
  const cache = new Map<string, Page>();
  const read = (file: string): Page | undefined => {
    const text = readIfExists(path.join(dir, file));
    if (text === undefined) return undefined;
    const phrases = readIfExists(path.join(dir, phrasePathOf(file))) ?? '';
    const cached = cache.get(file);
    if (cached?.text === text && cached.phraseFile.text === phrases) return cached;
    const page = parsePage(file, text, phrases);
    cache.set(file, page);
    return page;
  };
  // `.md` files are included so that the check can reject them. Files and directories with a leading `_` aren't pages.
  const all = () =>
    listFiles(dir, 'docs')
      .filter((file) => /^docs\/(?!(?:.*\/)?_).*\.mdx?$/.test(file))
      .flatMap((file) => read(file) ?? []);
  return {
    all,
    published: () => all().filter(({ frontMatter }) => !frontMatter.draft),
    get: (id) => read(`docs/${id}.mdx`) ?? read(`docs/${id}.md`),
    idOfFile: (file) => {
      const relative = path.relative(dir, file).split(path.sep).join('/');
      return relative.startsWith('docs/') ? pageIdOf(relative) : '';
    },
  };
}
