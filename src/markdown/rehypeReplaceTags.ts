import path from 'node:path';
import type { ElementContent, Parents, Root, RootContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import type { Pages } from '../content/loadPages';
import { h, toNodes } from './html/hast';
import { tags } from './tags';
import { type JsxNode, type TagContext, TagError } from './tags/defineTag';

/** Reports an error in a tag. The message continues a sentence that starts with the tag's name. */
type ReportError = (tag: JsxNode, message: string) => void;

type PageContext = Pick<TagContext, 'pageId' | 'pages'>;

function isJsxNode(node: RootContent): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the attributes of an element as text, or nothing if one of them is an expression. */
function attributeTexts({ attributes }: JsxNode): Record<string, string | true> | undefined {
  const texts: Record<string, string | true> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      return undefined;
    }
    texts[attribute.name] = attribute.value ?? true;
  }
  return texts;
}

function textsIn(node: RootContent): string[] {
  if ('children' in node) {
    return node.children.flatMap(textsIn);
  }
  return node.type === 'text' ? [node.value.trim()] : [];
}

/** Throws if the replacement of a tag lacks a text of the tag's children. */
function refuseLostText(children: readonly RootContent[], replacement: ElementContent[]): void {
  const shown = textOf({ type: 'root', children: replacement });
  const lost = children.flatMap(textsIn).find((typed) => !shown.includes(typed));
  if (lost) {
    throw new TagError(`doesn't show the text “${lost}” inside it. Move it out.`);
  }
}

/**
 * Returns the replacement of a node. HTML that a writer typed becomes elements of hast, because MDX replaces only these with the
 * theme's components, which collect links and ids. An element's `replacedTag` lets the tag around it find it.
 */
function replaceNode(node: RootContent, context: PageContext): RootContent[] {
  if (!isJsxNode(node) || !node.name) {
    return [node];
  }
  const { name, children } = node;
  const attributes = attributeTexts(node);
  if (/^[a-z]/.test(name)) {
    return [attributes ? { ...h(name, attributes, children), position: node.position } : node];
  }
  const tag = Object.hasOwn(tags, name) ? tags[name] : undefined;
  if (!tag) {
    return [node];
  }
  if (!attributes) {
    throw new TagError('takes plain text in its attributes: write id="…", without braces.');
  }
  const content = toNodes(tag.render(attributes, { ...context, children }));
  refuseLostText(children, content);
  return content.map((rendered) =>
    rendered.type === 'element' ? { ...rendered, data: { ...rendered.data, replacedTag: name } } : rendered,
  );
}

/** Replaces the tags of a page, inner tags first, and reports tags with errors. */
export function replaceTags(parent: Parents | JsxNode, context: PageContext, report: ReportError): void {
  const children: RootContent[] = parent.children;
  const replaced = children.flatMap((node) => {
    if ('children' in node) {
      replaceTags(node, context, report);
    }
    try {
      return replaceNode(node, context);
    } catch (error) {
      if (!(error instanceof TagError && isJsxNode(node))) {
        throw error;
      }
      report(node, error.message);
      return [];
    }
  });
  Object.assign(parent, { children: replaced });
}

/**
 * Replaces the tags of a page with HTML: `<Limit id="poll-question" />` with the text of a limit, `<ChatScene>` with a drawing. An
 * error in a tag stops the build, and names the file, the line, and similar names.
 */
const rehypeReplaceTags: Plugin<[Pages], Root> = (pages) => (tree, file) => {
  const where = path.relative('', file.path);
  replaceTags(tree, { pageId: pages.toId(file.path), pages }, ({ name, position }, message) =>
    file.fail(`${where}:${position?.start.line ?? 1} <${name}> ${message}`, position),
  );
};

export default rehypeReplaceTags;
