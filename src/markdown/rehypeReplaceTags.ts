import type { Parents, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import type { Plugin } from 'unified';
import type { Pages } from '../content/pages';
import { toNodes } from './html/content';
import type { TagContext, TagElement } from './tagInput/defineTag';
import { TagError } from './tagInput/lookUp';
import { tags } from './tagRegistry';

/** Reports what is wrong with a tag. The message continues the sentence that starts with the tag's name. */
type Report = (tag: TagElement, message: string) => void;

/** The page that a tag is on, and the others. */
type PageContext = Pick<TagContext, 'pageId' | 'pages'>;

function isTag(node: RootContent): node is TagElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the texts of a tag's attributes, or nothing if one is an expression. */
function attributeTexts({ attributes }: TagElement): Record<string, string | true> | undefined {
  const texts: Record<string, string | true> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      return undefined;
    }
    texts[attribute.name] = attribute.value ?? true;
  }
  return texts;
}

/**
 * Returns the nodes that replace a node. Those of a tag keep its name, by which the tag around it finds them. HTML becomes
 * elements, because MDX replaces only elements with the theme's components, which collect links and ids.
 */
function replaceNode(node: RootContent, context: PageContext): RootContent[] {
  if (!isTag(node) || !node.name) {
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
  const content = tag.render(attributes, { ...context, children });
  return toNodes(content).map((rendered) =>
    rendered.type === 'element' ? { ...rendered, data: { ...rendered.data, tag: name } } : rendered,
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
      return replaceNode(node, context);
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
  const pageId = pages.idOf(file.path);
  const where = pages.get(pageId)?.file ?? file.path;
  replaceTags(tree, { pageId, pages }, ({ name, position }, message) =>
    file.fail(`${where}:${position?.start.line ?? 1} <${name}> ${message}`, position),
  );
};

export default rehypeReplaceTags;
