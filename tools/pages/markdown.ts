import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { DocPage } from './site';
import { ToolError } from './toolError';

/** A component's tag in a page. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

const plain = unified().use(remarkParse).use(remarkGfm);
const withComponents = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

const frontMatter = /^---\n[\s\S]*?\n---(?=\n|$)/;

/** The front matter of a page with its two lines of hyphens; empty where there is none. It begins the text. */
export function frontMatterOf(text: string): string {
  return frontMatter.exec(text)?.[0] ?? '';
}

/** A page's Markdown as a tree. Its offsets and lines are those of the file. @throws ToolError with file and line */
export function treeOf({ file, text }: DocPage): Root {
  const body = text.replace(frontMatter, (front) => front.replace(/[^\n]/g, ' '));
  try {
    return (file.endsWith('.mdx') ? withComponents : plain).parse(body);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    throw new ToolError(`${file}:${line ?? 1} cannot be read: ${reason ?? String(error)}`);
  }
}

/** Calls back for a node and everything below it. */
export function eachNode(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) {
    for (const child of node.children) {
      eachNode(child, visit);
    }
  }
}

/** Whether a node is the tag of a component. */
export function isTag(node: Nodes): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes of a tag that are plain text; one without a value is empty text. */
export function attributesOf(tag: Tag): Record<string, string> {
  return Object.fromEntries(
    tag.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object'
        ? [[attribute.name, attribute.value ?? '']]
        : attribute.type === 'mdxJsxAttribute' && attribute.value === null
          ? [[attribute.name, '']]
          : [],
    ),
  );
}

/** The words of a node. */
export function wordsOf(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(wordsOf).join('');
  }
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** The id that a heading is given by a comment behind it; nothing where it has none. */
export function givenId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? last.value : '';
  return /^\/\*\s*#(\S+)\s*\*\/$/.exec(comment)?.[1];
}
