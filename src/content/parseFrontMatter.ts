import type { MarkdownConfig } from '@docusaurus/types';
import { customFields, frontMatterFields, validateFrontMatter } from './frontMatterFields';

/**
 * Parses a page's front matter as Docusaurus does. An invalid custom field stops the build. Custom fields are removed, because
 * Docusaurus serializes the front matter into each page's script.
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const { invalidFields } = validateFrontMatter(parsed.frontMatter);
  const invalid = invalidFields.find((field) => Object.hasOwn(customFields, field));
  if (invalid) {
    throw new Error(`${params.filePath}: \`${invalid}\` is invalid. ${frontMatterFields[invalid].advice}`);
  }
  const fields = Object.entries(parsed.frontMatter).filter(([field]) => !Object.hasOwn(customFields, field));
  return { ...parsed, frontMatter: Object.fromEntries(fields) };
};
