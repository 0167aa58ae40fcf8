import path from 'node:path';
import type { Parents, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import type { Pages } from '../content/pages';
import { toNodes } from './html/content';
import { lookUp, TagError } from './tagInput/lookUp';
import type { Attributes, TagContext, TagElement } from './tagInput/tag';
import { tags } from './tagRegistry';

/** Reports what is wrong with a tag. The message continues the sentence that starts with the tag's name. */
type Report = (tag: TagElement, message: string) => void;

/** The page that a tag is on, and the others. */
type PageContext = Pick<TagContext, 'pageId' | 'pages'>;

function isTag(node: RootContent): node is TagElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    Object.hasOwn(tags, node.name ?? '')
  );
}

/** Returns the attributes of a tag. Throws on an expression, and on an attribute that would do nothing. */
function parseAttributes(tag: TagElement, allowed: readonly string[]): Attributes {
  const attributes: Record<string, string> = {};
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      throw new TagError('takes plain text in its attributes: write id="…", without braces.');
    }
    if (!allowed.includes(attribute.name)) {
      const hint = allowed.length > 0 ? `There are: ${allowed.join(', ')}.` : 'It has none: remove it.';
      throw new TagError(`has no attribute "${attribute.name}". ${hint}`);
    }
    attributes[attribute.name] = attribute.value ?? '';
  }
  return attributes;
}

/** Returns what a tag becomes. Its elements keep the name of the tag, by which the tag around it finds them. */
function renderTag(tag: TagElement, context: PageContext): RootContent[] {
  const name = tag.name ?? '';
  const { render, attributes = [] } = lookUp(tags, name, 'tag');
  const rendered = toNodes(render(parseAttributes(tag, attributes), { ...context, children: tag.children }));
  return rendered.map((node) =>
    node.type === 'element' ? { ...node, data: { ...node.data, tag: name } } : node,
  );
}

/** Replaces the tags of a page, from the inside to the outside, and reports those with mistakes. */
export function replaceTags(parent: Parents | TagElement, context: PageContext, report: Report): void {
  const children: RootContent[] = parent.children;
  const replaced = children.flatMap((node) => {
    if ('children' in node) {
      replaceTags(node, context, report);
    }
    try {
      return isTag(node) ? renderTag(node, context) : [node];
    } catch (error) {
      if (!(error instanceof TagError && isTag(node))) {
        throw error;
      }
      report(node, error.message);
      return [];
    }
  });
  Object.assign(parent, { children: replaced });
}

/**
 * Writes the facts into the pages while they are built: `<Limit id="poll-question" />` becomes its text, and `<ChatScene>`
 * its drawing. The reader's browser gets plain HTML and none of the data. A fact or an attribute that doesn't exist stops the
 * build with the file, the line, the name, and similar names.
 */
const rehypeReplaceTags: Plugin<[Pages], Root> = (pages) => (tree, file) => {
  const where = path.relative(process.cwd(), file.path).split(path.sep).join('/');
  replaceTags(tree, { pageId: pages.idOf(file.path), pages }, ({ name, position }, message) =>
    file.fail(`${where}:${position?.start.line ?? 1} <${name}> ${message}`, position),
  );
};

export default rehypeReplaceTags;
