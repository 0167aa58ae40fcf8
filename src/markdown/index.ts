import type { PluggableList } from 'unified';
import rehypeCodePunctuation from './rehypeCodePunctuation';
import rehypeMenuNames from './rehypeMenuNames';
import rehypeRelatedPages from './rehypeRelatedPages';
import rehypeReplaceTags from './rehypeReplaceTags';
import rehypeTables from './rehypeTables';
import remarkInteractiveComponents from './remarkInteractiveComponents';

/** The steps from Markdown to page, in order, before those of Docusaurus. */
export const remarkPlugins: PluggableList = [remarkInteractiveComponents];

/** The steps from HTML to page, in order, after those of Docusaurus. */
export const rehypePlugins: PluggableList = [
  rehypeReplaceTags,
  rehypeRelatedPages,
  rehypeMenuNames,
  rehypeCodePunctuation,
  rehypeTables,
];
