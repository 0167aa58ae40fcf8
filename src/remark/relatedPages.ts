import type { List, ListItem, Root } from 'mdast';
import type { Plugin } from 'unified';
import { type PageSummary, pageMetadata } from './pages';

function entry(address: string, { title, description }: PageSummary): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'link', url: address, children: [{ type: 'text', value: title }] },
          { type: 'text', value: ` ${description}` },
        ],
      },
    ],
  };
}

/** The addresses of a page's `related:` front matter. */
function relatedOf(frontMatter: { readonly related?: unknown } = {}): string[] {
  const { related } = frontMatter;
  return Array.isArray(related) ? related.map(String) : [];
}

/** What is wrong with an address in `related` for which there is no page. */
function noSuchPage(address: string): string {
  return `\`related\` in the front matter names ${address}, but there is no page docs${address}.md(x).`;
}

/**
 * Ends a page with its related pages: a heading and a link with title and description for each address in the
 * front matter's `related`. An address without a page stops the build.
 */
const relatedPages: Plugin<[], Root> = () => {
  return (tree, file) => {
    const addresses = relatedOf((file.data as { frontMatter?: { related?: unknown } }).frontMatter);
    if (addresses.length === 0) {
      return;
    }
    const items = addresses.map((address) => {
      const page = pageMetadata(address);
      return page ? entry(address, page) : file.fail(noSuchPage(address));
    });
    const list: List = {
      type: 'list',
      ordered: false,
      spread: false,
      data: { hProperties: { className: ['related-pages'], 'data-search': 'ignore' } },
      children: items,
    };
    tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'Related' }] }, list);
  };
};

export default relatedPages;
