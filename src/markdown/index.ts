import type { PluggableList } from 'unified';
import type { Pages } from '../content/loadPages';
import rehypeCodeBlocks from './rehypeCodeBlocks';
import rehypeIconLabels from './rehypeIconLabels';
import rehypeNoWrapCode from './rehypeNoWrapCode';
import rehypeRelatedPages from './rehypeRelatedPages';
import rehypeReplaceTags from './rehypeReplaceTags';
import rehypeTables from './rehypeTables';

/** Returns the rehype plugins, which run after Docusaurus's. Order matters: tags can render tables, code, and menu names. */
export function rehypePlugins(pages: Pages): PluggableList {
  return [
    [rehypeReplaceTags, pages],
    [rehypeRelatedPages, pages],
    rehypeIconLabels,
    rehypeNoWrapCode,
    [rehypeTables, pages],
    rehypeCodeBlocks,
  ];
}
