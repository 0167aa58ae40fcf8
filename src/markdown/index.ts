import type { PluggableList } from 'unified';
import type { Pages } from '../content/loadPages';
import rehypeCodeBlocks from './rehypeCodeBlocks';
import rehypeMenuNames from './rehypeMenuNames';
import rehypeNoWrapCode from './rehypeNoWrapCode';
import rehypeRelatedPages from './rehypeRelatedPages';
import rehypeReplaceTags from './rehypeReplaceTags';
import rehypeTables from './rehypeTables';

/** Steps on the HTML of a page, in order, after those of Docusaurus. */
export function rehypePlugins(pages: Pages): PluggableList {
  return [
    [rehypeReplaceTags, pages],
    [rehypeRelatedPages, pages],
    rehypeMenuNames,
    rehypeNoWrapCode,
    [rehypeTables, pages],
    rehypeCodeBlocks,
  ];
}
