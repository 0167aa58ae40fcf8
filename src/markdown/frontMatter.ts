import type { MarkdownConfig } from '@docusaurus/types';
import { fieldHelp, validateFrontMatter } from '../content/frontMatter';

/**
 * Parses a page's front matter as Docusaurus does, and stops the build at a wrong field. Fields that only the build reads are left
 * out, because Docusaurus adds the rest to the page's script. The words of `index` become keywords for the search.
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const { frontMatter, wrongFields } = validateFrontMatter(parsed.frontMatter);
  const [wrong] = wrongFields;
  if (wrong) {
    throw new Error(`${params.filePath}: \`${wrong}\` isn't right. ${fieldHelp[wrong]}`);
  }
  const { index, access, keywords, related, reviewed, ...shown } = parsed.frontMatter;
  const words = [(frontMatter.index ?? []).map(({ word }) => word), frontMatter.keywords ?? []].flat();
  return { ...parsed, frontMatter: { ...shown, ...(words.length > 0 && { keywords: words }) } };
};
