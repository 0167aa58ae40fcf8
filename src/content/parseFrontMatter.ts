import type { MarkdownConfig } from '@docusaurus/types';
import { customFields, frontMatterFields, validateFrontMatter } from './frontMatterFields';

/**
 * Parses a page's front matter as Docusaurus does, and adds the entries of the A–Z index to `keywords`, for the search. An invalid
 * custom field stops the build. Custom fields are removed, because Docusaurus serializes the front matter into each page's script.
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const { frontMatter, invalidFields } = validateFrontMatter(parsed.frontMatter);
  const invalid = invalidFields.find((field) => Object.hasOwn(customFields, field));
  if (invalid) {
    throw new Error(`${params.filePath}: \`${invalid}\` is invalid. ${frontMatterFields[invalid].advice}`);
  }
  const fields = Object.entries(parsed.frontMatter).filter(([field]) => !Object.hasOwn(customFields, field));
  const indexWords = (frontMatter.index_entries ?? []).map(({ word }) => word);
  const keywords = new Set([...indexWords, ...(frontMatter.keywords ?? [])]);
  // Docusaurus reports keywords that aren't a list, so they stay as written.
  if (keywords.size > 0 && !invalidFields.includes('keywords')) fields.push(['keywords', [...keywords]]);
  return { ...parsed, frontMatter: Object.fromEntries(fields) };
};
