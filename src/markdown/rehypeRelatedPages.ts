import type { Root } from 'hast';
import type { Plugin } from 'unified';
import type { Pages } from '../content/loadPages';
import { bulletList, element, linkTo, textNode } from './html/hast';

/** Ends a page with links to its related pages, and the reasons to read them. */
const rehypeRelatedPages: Plugin<[Pages], Root> = (pages) => (tree, file) => {
  const { related = [] } = pages.get(pages.toId(file.path))?.frontMatter ?? {};
  if (related.length === 0) {
    return;
  }
  const items = related.map(({ path, reason }) => {
    // If the page doesn't exist, its link stays, so that Docusaurus warns of it.
    const title = pages.get(path.slice(1))?.frontMatter.title ?? path;
    return [linkTo(path, title), textNode(`: ${reason}`)];
  });
  tree.children.push(
    // A heading would be missing in *On this page*, which Docusaurus makes before this step.
    element(
      'nav',
      { id: 'related', ariaLabel: 'Related pages', dataSearch: 'ignore' },
      element('p', {}, element('strong', {}, 'Related')),
      bulletList(items),
    ),
  );
};

export default rehypeRelatedPages;
