import { h } from 'hastscript';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { inPage } from './html/elements';
import { heading } from './html/markdown';
import { pageMetadata } from './pages';

/** A page to read next. */
interface RelatedPage {
  readonly path: string;
  /** Why to read it, a few words. */
  readonly reason: string;
}

/** Returns the pages that a page's front matter lists as `- /path: reason` or `- /path`. */
export function relatedOf(related: unknown): RelatedPage[] {
  return (Array.isArray(related) ? related : []).map((entry) => {
    const [[path, reason] = ['', '']] =
      typeof entry === 'object' && entry !== null ? Object.entries(entry) : [[String(entry), '']];
    return { path, reason: String(reason) };
  });
}

/** Ends a page with links to its related pages, each with a reason. Stops the build at a path without a page. */
const relatedPages: Plugin<[], Root> = () => (tree, file) => {
  const { frontMatter } = file.data as { frontMatter?: { related?: unknown } };
  if (!frontMatter?.related) {
    return;
  }
  const items = relatedOf(frontMatter.related).map(({ path, reason }) => {
    const page = pageMetadata(path);
    return page
      ? h('li', [h('a', { href: path }, page.title), reason && ` ${reason}`])
      : file.fail(`\`related\` lists ${path}, but there is no page docs${path}.mdx.`);
  });
  const list = h('ul', { className: 'related-pages', dataSearch: 'ignore' }, items);
  tree.children.push(heading(2, 'related', 'Related'), inPage(list));
};

export default relatedPages;
