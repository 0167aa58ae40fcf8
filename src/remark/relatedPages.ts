import type { List, ListItem, Root } from 'mdast';
import type { Plugin } from 'unified';
import { type PageSummary, pageMetadata } from './pages';

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

function entry({ path, reason }: RelatedPage, { title }: PageSummary): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'link', url: path, children: [{ type: 'text', value: title }] },
          { type: 'text', value: reason && ` ${reason}` },
        ],
      },
    ],
  };
}

/** Ends a page with links to its related pages, each with a reason. Stops the build at a path without a page. */
const relatedPages: Plugin<[], Root> = () => {
  return (tree, file) => {
    const { frontMatter } = file.data as { frontMatter?: { related?: unknown } };
    const items = relatedOf(frontMatter?.related).map((each) => {
      const page = pageMetadata(each.path);
      return page
        ? entry(each, page)
        : file.fail(`\`related\` lists ${each.path}, but there is no page docs${each.path}.mdx.`);
    });
    const list: List = {
      type: 'list',
      ordered: false,
      spread: false,
      data: { hProperties: { className: ['related-pages'], 'data-search': 'ignore' } },
      children: items,
    };
    tree.children.push(
      {
        type: 'heading',
        depth: 2,
        children: [{ type: 'text', value: 'Related' }],
      },
      list,
    );
  };
};

export default relatedPages;
