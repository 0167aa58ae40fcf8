import type { MarkdownConfig } from '@docusaurus/types';
import { fieldHelp, validateFrontMatter } from '../content/frontMatterSchema';

/** The fields that Docusaurus doesn't have. */
const ownFields: readonly string[] = ['access', 'index', 'related', 'reviewed'];

/**
 * Parses a page's front matter as Docusaurus does, and stops the build at a wrong field of ours. Our fields are left out, because
 * Docusaurus adds all others to the page's script. The words of `index` become keywords for the search.
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const { frontMatter, wrongFields } = validateFrontMatter(parsed.frontMatter);
  const wrong = wrongFields.find((field) => ownFields.includes(field));
  if (wrong) {
    throw new Error(`${params.filePath}: \`${wrong}\` isn't right. ${fieldHelp[wrong]}`);
  }
  const shown = Object.entries(parsed.frontMatter).filter(([field]) => !ownFields.includes(field));
  const words = [(frontMatter.index ?? []).map(({ word }) => word), frontMatter.keywords ?? []].flat();
  if (words.length > 0) shown.push(['keywords', words]);
  return { ...parsed, frontMatter: Object.fromEntries(shown) };
};
