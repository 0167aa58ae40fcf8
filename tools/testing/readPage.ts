import { type ParsedPage, parsePage } from '../../src/content/parsePage';
import { followRedirect } from '../../src/redirects';
import { readText } from '../../src/utils/files';

/** Reads a page by its id, or by the one that it had before it was moved. */
export function readPage(id: string): ParsedPage {
  const file = `docs${followRedirect(`/${id}`)}.mdx`;
  return parsePage(file, readText(file));
}
