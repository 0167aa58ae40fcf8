import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { element, link, list } from './html/content';
import { pageMetadata, toPageId } from './pages';

/** Ends a page with links to its related pages, each with a reason. Docusaurus warns of a path without a page. */
const rehypeRelatedPages: Plugin<[], Root> = () => (tree, file) => {
  const related = pageMetadata(toPageId(file.path))?.related ?? [];
  if (related.length === 0) {
    return;
  }
  const items = related.map(({ path, reason }) => [
    link(path, pageMetadata(path)?.title ?? path),
    reason && `: ${reason}`,
  ]);
  tree.children.push(
    // No heading, because *On this page* is made before this step, and wouldn't list it.
    element(
      'nav',
      { id: 'related', ariaLabel: 'Related pages', dataSearch: 'ignore' },
      element('p', {}, element('strong', {}, 'Related')),
      list(items),
    ),
  );
};

export default rehypeRelatedPages;
