import type { Root } from 'hast';
import type { Plugin } from 'unified';
import type { PageReader } from '../content/createPageReader';
import { element, textNode } from './html/hast';

/** Ends a page with links to its related pages, and the reasons to read them. */
const rehypeRelatedPages: Plugin<[PageReader], Root> = (pageReader) => (tree, file) => {
  const { related = [] } = pageReader.readByFile(file.path)?.frontMatter ?? {};
  if (related.length === 0) return;
  const items = related.map(({ path, reason }) => {
    // The link to a missing page stays, so that Docusaurus warns about it.
    const title = pageReader.read(path.slice(1))?.frontMatter.title ?? path;
    return element('li', {}, element('a', { href: path }, title), textNode(`: ${reason}`));
  });
  // A heading would be missing in *On this page*, which Docusaurus makes before this step.
  const title = element('p', {}, element('strong', {}, 'Related'));
  const properties = { id: 'related', ariaLabel: 'Related pages', dataSearch: 'ignore' };
  tree.children.push(element('nav', properties, title, element('ul', {}, items)));
};

export default rehypeRelatedPages;
