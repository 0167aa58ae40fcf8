import { existsSync } from 'node:fs';
import { followRedirect } from '../redirects';
import { fromRoot, listFiles, readText } from '../utils/files';

/** Lists the paths of the pages in `docs/`, including drafts: `/chat-features/polls`. */
export function listPagePaths(): string[] {
  // As in Docusaurus, files and folders whose names start with `_` aren't pages.
  const files = listFiles(fromRoot('.'), 'docs').filter((file) => /^(?!.*\/_).*\.mdx?$/.test(file));
  return files.map((file) => file.replace(/^docs|\.mdx?$/g, ''));
}

/** Reads the source of a page by its path, or by the one that it had before it was moved. */
export function readPage(path: string): string {
  const file = fromRoot(`docs${followRedirect(path)}`);
  return readText(existsSync(`${file}.mdx`) ? `${file}.mdx` : `${file}.md`);
}
