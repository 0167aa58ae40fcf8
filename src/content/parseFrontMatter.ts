import type { MarkdownConfig } from '@docusaurus/types';
import { customFields, validateFrontMatter } from './frontMatterFields';

/**
 * Parses a page's front matter as Docusaurus does. A custom field that is wrong stops the build. Custom fields are removed, because
 * Docusaurus serializes the front matter into each page's script.
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const { fieldProblems } = validateFrontMatter(parsed.frontMatter);
  const problem = fieldProblems.find(({ field }) => Object.hasOwn(customFields, field));
  if (problem) throw new Error(`${params.filePath}: ${problem.message}`);
  const fields = Object.entries(parsed.frontMatter).filter(([field]) => !Object.hasOwn(customFields, field));
  return { ...parsed, frontMatter: Object.fromEntries(fields) };
};
