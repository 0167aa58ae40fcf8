import path from 'node:path';
import { listFiles, readText } from '../utils/files';
import { type ParsedPage, parsePage } from './parsePage';

/** Reads the pages in a directory, including drafts, sorted by path. */
export function readPages(dir: string): ParsedPage[] {
  // As in Docusaurus, hidden files, and files and folders whose names start with `_`, aren't pages.
  const files = listFiles(dir, 'docs').filter((file) => /^docs\/(?!(?:.*\/)?_).*\.mdx?$/.test(file));
  return files.map((file) => parsePage(file, readText(path.join(dir, file))));
}
