import fs from 'node:fs';
import path from 'node:path';
import { listFiles, readText, relativePath } from '../utils/files';
import { type ParsedPage, parsePage } from './parsePage';
import { phraseFileNameOf } from './phrases';

export interface PageReader {
  /** Returns all pages, including drafts, sorted by path. */
  readonly readAll: () => readonly ParsedPage[];
  /** Returns all pages but drafts, sorted by path. */
  readonly readPublished: () => readonly ParsedPage[];
  readonly read: (id: string) => ParsedPage | undefined;
  /** Returns the page in a file, unless it's outside `docs/`. A relative path starts in the working directory. */
  readonly readByFile: (file: string) => ParsedPage | undefined;
}

function readIfExists(file: string): string | undefined {
  return fs.existsSync(file) ? readText(file) : undefined;
}

/**
 * Creates a reader of the pages in a directory. Each call of its functions reads the files again, because writers change them while
 * `npm start` runs. A page is parsed again only if its text or its phrases have changed.
 */
export function createPageReader(dir: string): PageReader {
  const cache = new Map<string, ParsedPage>();
  const readFile = (file: string): ParsedPage | undefined => {
    const text = readIfExists(path.join(dir, file));
    if (text === undefined) return undefined;
    const phrases = readIfExists(path.join(dir, phraseFileNameOf(file))) ?? '';
    const cached = cache.get(file);
    if (cached?.text === text && cached.phraseFile.text === phrases) return cached;
    const page = parsePage(file, text, phrases);
    cache.set(file, page);
    return page;
  };
  // `.md` files are included so that the check can reject them. Files and directories with a leading `_` aren't pages.
  const readAll = () =>
    listFiles(dir, 'docs')
      .filter((file) => /^docs\/(?!(?:.*\/)?_).*\.mdx?$/.test(file))
      .flatMap((file) => readFile(file) ?? []);
  return {
    readAll,
    readPublished: () => readAll().filter(({ frontMatter }) => !frontMatter.draft),
    read: (id) => readFile(`docs/${id}.mdx`) ?? readFile(`docs/${id}.md`),
    readByFile: (file) => {
      const relative = relativePath(dir, file);
      return relative.startsWith('docs/') ? readFile(relative) : undefined;
    },
  };
}
