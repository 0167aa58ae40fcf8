import { type ParsedPage, parsePage } from '../../src/content/parsePage';
import { readText } from '../../src/utils/files';

export function readPage(id: string): ParsedPage {
  const file = `docs/${id}.mdx`;
  return parsePage(file, readText(file));
}
