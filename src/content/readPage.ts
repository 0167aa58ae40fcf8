import { followRedirect } from '../redirects';
import { readText } from '../utils/files';
import { type ParsedPage, parsePage } from './parsePage';

/** Reads a page by its id, or by the one that it had before it was moved. */
export function readPage(id: string): ParsedPage {
  const file = `docs${followRedirect(`/${id}`)}.mdx`;
  return parsePage(file, readText(file));
}
