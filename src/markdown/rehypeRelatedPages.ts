import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { type Content, element, link, list } from './html/content';
import { type PageMetadata, pageMetadata, toPageId } from './pages';

/** Returns a link to a related page, with the reason. Docusaurus warns of a path without a page. */
export function relatedLink({ path, reason }: PageMetadata['related'][number]): Content {
  return [link(path, pageMetadata(path)?.title ?? path), reason && `: ${reason}`];
}

/** Ends a page with links to its related pages. */
const rehypeRelatedPages: Plugin<[], Root> = () => (tree, file) => {
  const related = pageMetadata(toPageId(file.path))?.related ?? [];
  if (related.length === 0) {
    return;
  }
  tree.children.push(
    // No heading, because *On this page* is made before this step, and wouldn't list it.
    element(
      'nav',
      { id: 'related', ariaLabel: 'Related pages', dataSearch: 'ignore' },
      element('p', {}, element('strong', {}, 'Related')),
      list(related.map(relatedLink)),
    ),
  );
};

export default rehypeRelatedPages;
