import type { Heading, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** A heading with a lasting id, which the page's table of contents lists. */
export function heading(depth: Heading['depth'], id: string, text: string): Heading {
  return { type: 'heading', depth, data: { hProperties: { id } }, children: [{ type: 'text', value: text }] };
}

/** The contract's marks: code, bold words and links. */
const marks = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

/**
 * A text of the contract as Markdown.
 * @param site the address of this site; links to it become links within it
 */
function phrasing(text: string, site: string): PhrasingContent[] {
  return text
    .split(marks)
    .filter(Boolean)
    .map((part): PhrasingContent => {
      if (part.startsWith('`')) {
        return { type: 'inlineCode', value: part.slice(1, -1) };
      }
      if (part.startsWith('**')) {
        return { type: 'strong', children: [{ type: 'text', value: part.slice(2, -2) }] };
      }
      const [, label, url] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      if (label && url) {
        const inner = url.startsWith(`${site}/`) ? url.slice(site.length) : url;
        return { type: 'link', url: inner, children: [{ type: 'text', value: label }] };
      }
      return { type: 'text', value: part };
    });
}

/** A paragraph of a text of the contract. */
export function paragraph(text: string, site = ''): Paragraph {
  return { type: 'paragraph', children: phrasing(text, site) };
}

/** A block of code. */
export function codeBlock(language: string, value: string): RootContent {
  return { type: 'code', lang: language, value };
}

function element(
  name: string,
  attributes: Record<string, string | null>,
  children: RootContent[],
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

/** One tab: the name by which the choice is remembered, its label, and what it shows. */
export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: RootContent;
}

/**
 * Tabs; those of one group change together, and the choice stays. Only the chosen one is in the document: a page has
 * many of them, and five sixths of its code would be hidden.
 */
export function tabs(groupId: string, all: readonly Tab[]): MdxJsxFlowElement {
  return element(
    'Tabs',
    { groupId, lazy: null },
    all.map(({ value, label, content }) => element('TabItem', { value, label }, [content])),
  );
}
