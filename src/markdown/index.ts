import type { PluggableList } from 'unified';
import type { Pages } from '../content/pages';
import rehypeCodeBlocks from './rehypeCodeBlocks';
import rehypeMenuNames from './rehypeMenuNames';
import rehypeRelatedPages from './rehypeRelatedPages';
import rehypeReplaceTags from './rehypeReplaceTags';
import rehypeShortCode from './rehypeShortCode';
import rehypeTables from './rehypeTables';

/** Steps on the HTML of a page, in order, after those of Docusaurus. */
export function rehypePlugins(pages: Pages): PluggableList {
  return [
    [rehypeReplaceTags, pages],
    [rehypeRelatedPages, pages],
    rehypeMenuNames,
    rehypeShortCode,
    [rehypeTables, pages],
    rehypeCodeBlocks,
  ];
}
