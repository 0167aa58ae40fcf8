import type { PluggableList } from 'unified';
import rehypeCodeBlocks from './rehypeCodeBlocks';
import rehypeIconLabels from './rehypeIconLabels';
import rehypeReplaceTags from './rehypeReplaceTags';
import rehypeTables from './rehypeTables';

/** The rehype plugins, which run after Docusaurus's. Order matters: tags can render tables, code, and menu names. */
export const rehypePlugins: PluggableList = [
  rehypeReplaceTags,
  rehypeIconLabels,
  rehypeTables,
  rehypeCodeBlocks,
];
