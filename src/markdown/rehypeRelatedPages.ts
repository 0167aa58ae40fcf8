import type { Root } from 'hast';
import type { Plugin } from 'unified';
import type { FrontMatter } from '../content/frontMatter';
import type { Pages } from '../content/pages';
import { bulletList, type Content, element, linkTo } from './html/content';

type RelatedPage = NonNullable<FrontMatter['related']>[number];

/** Returns a link to a related page, with the reason to read it. Docusaurus warns of a link without a page. */
export function relatedLink({ path, reason }: RelatedPage, pages: Pages): Content {
  return [linkTo(path, pages.get(path.slice(1))?.fields.title ?? path), `: ${reason}`];
}

/** Ends a page with links to its related pages. */
const rehypeRelatedPages: Plugin<[Pages], Root> = (pages) => (tree, file) => {
  const { related = [] } = pages.get(pages.idOf(file.path))?.fields ?? {};
  if (related.length === 0) {
    return;
  }
  tree.children.push(
    // Not a heading, because Docusaurus has made *On this page* before this step.
    element(
      'nav',
      { id: 'related', ariaLabel: 'Related pages', dataSearch: 'ignore' },
      element('p', {}, element('strong', {}, 'Related')),
      bulletList(related.map((page) => relatedLink(page, pages))),
    ),
  );
};

export default rehypeRelatedPages;
