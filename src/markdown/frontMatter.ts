import type { MarkdownConfig } from '@docusaurus/types';
import { parseIndex } from './pages';

/**
 * Reads a page's front matter as Docusaurus does. What only the build reads is left out, because Docusaurus adds the front matter
 * to the page's script. The search also uses the words of `index`.
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const { index, access, keywords, related, reviewed, ...shown } = parsed.frontMatter;
  const words = [parseIndex(index).map(({ word }) => word), keywords ?? []].flat();
  return { ...parsed, frontMatter: { ...shown, ...(words.length > 0 && { keywords: words }) } };
};
