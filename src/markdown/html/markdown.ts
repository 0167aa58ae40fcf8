import type { Code, Heading, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { addresses } from '../../facts/product';

const parser = unified().use(remarkParse).freeze();

/** Returns text of a contract as Markdown. Full URLs of this site become internal links. */
export function markdown(text: string): RootContent[] {
  const tree = parser.parse(text);
  visit(tree, 'link', (link) => {
    link.url = link.url.replace(new RegExp(`^${addresses.docs}(?=/)`), '');
  });
  return tree.children;
}

/** Returns a heading with a permanent id, which the page's table of contents lists. Its text can contain Markdown. */
export function heading(depth: Heading['depth'], id: string, text: string): Heading {
  const [line] = markdown(text);
  const children = line?.type === 'paragraph' ? line.children : [];
  return { type: 'heading', depth, data: { hProperties: { id } }, children };
}

/** Returns a block of code, highlighted like one that was typed. */
export function codeBlock(language: string, value: string, title?: string): Code {
  return { type: 'code', lang: language, meta: title && `title="${title}"`, value };
}

function element(
  name: string,
  attributes: Record<string, string | null>,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Returns a `div` with parts of a page, which can contain Markdown. */
export function box(attributes: Record<string, string>, children: readonly RootContent[]): MdxJsxFlowElement {
  return element('div', attributes, children);
}

/** A tab: a name that is used to remember the choice, its label, and its content. */
interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: RootContent;
}

/** Returns tabs. Those of one group change together, and the choice is remembered and can be linked to: `?language=php`. */
export function tabs(groupId: string, all: readonly Tab[]): MdxJsxFlowElement {
  return element(
    'Tabs',
    { groupId, queryString: null },
    all.map(({ value, label, content }) => element('TabItem', { value, label }, [content])),
  );
}
