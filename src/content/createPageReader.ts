import fs from 'node:fs';
import path from 'node:path';
import { listFiles, readText, relativePath } from '../utils/files';
import { type ParsedPage, parsePage } from './parsePage';
import { phraseFileNameOf } from './phrases';

export type PageReader = ReturnType<typeof createPageReader>;

function readIfExists(file: string): string | undefined {
  return fs.existsSync(file) ? readText(file) : undefined;
}

/**
 * Creates a reader of the pages in a directory. Each call of its functions reads the files again, because writers change them while
 * `npm start` runs. A page is parsed again only if its text or its phrases have changed.
 */
export function createPageReader(dir: string) {
  const cache = new Map<string, { readonly phrases: string; readonly page: ParsedPage }>();
  const readFile = (file: string): ParsedPage | undefined => {
    const text = readIfExists(path.join(dir, file));
    if (text === undefined) return undefined;
    const phrases = readIfExists(path.join(dir, phraseFileNameOf(file))) ?? '';
    const cached = cache.get(file);
    if (cached?.page.text === text && cached.phrases === phrases) return cached.page;
    const page = parsePage(file, text, phrases);
    cache.set(file, { phrases, page });
    return page;
  };
  // As in Docusaurus, hidden files, and files and folders whose names start with `_`, aren't pages.
  const readAll = () =>
    listFiles(dir, 'docs')
      .filter((file) => /^docs\/(?!(?:.*\/)?_).*\.mdx?$/.test(file))
      .flatMap((file) => readFile(file) ?? []);
  return {
    /** Returns all pages, including drafts, sorted by path. */
    readAll,
    readPublished: () => readAll().filter(({ frontMatter }) => !frontMatter.draft),
    read: (id: string) => readFile(`docs/${id}.mdx`) ?? readFile(`docs/${id}.md`),
    /** Returns the page in a file, unless it's outside `docs/`. A relative path starts in the working directory. */
    readByFile: (file: string) => {
      const relative = relativePath(dir, file);
      return relative.startsWith('docs/') ? readFile(relative) : undefined;
    },
  };
}
