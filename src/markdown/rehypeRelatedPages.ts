import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { element, link, list } from './html/content';
import { pageMetadata } from './pages';

/** Returns the pages to read next that a page's front matter lists as `- /path: reason` or `- /path`. */
export function parseRelated(related: unknown): { path: string; reason: string }[] {
  return (Array.isArray(related) ? related : []).map((entry) => {
    const [[path, reason] = ['', '']] =
      typeof entry === 'object' && entry !== null ? Object.entries(entry) : [[String(entry), '']];
    return { path, reason: String(reason ?? '') };
  });
}

/** Ends a page with links to its related pages, each with a reason. Docusaurus warns of a path without a page. */
const rehypeRelatedPages: Plugin<[], Root> = () => (tree, file) => {
  const { frontMatter } = file.data as { frontMatter?: { related?: unknown } };
  const items = parseRelated(frontMatter?.related).map(({ path, reason }) => [
    link(path, pageMetadata(path)?.title ?? path),
    reason && `: ${reason}`,
  ]);
  if (items.length === 0) {
    return;
  }
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
