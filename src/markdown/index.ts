import type { PluggableList } from 'unified';
import type { PageReader } from '../content/createPageReader';
import rehypeCodeBlocks from './rehypeCodeBlocks';
import rehypeIconLabels from './rehypeIconLabels';
import rehypeReplaceTags from './rehypeReplaceTags';
import rehypeTables from './rehypeTables';

/** Returns the rehype plugins, which run after Docusaurus's. Order matters: tags can render tables, code, and menu names. */
export function rehypePlugins(pageReader: PageReader): PluggableList {
  return [[rehypeReplaceTags, pageReader], rehypeIconLabels, [rehypeTables, pageReader], rehypeCodeBlocks];
}
