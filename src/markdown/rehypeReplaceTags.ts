import path from 'node:path';
import type { Parents, Root, RootContent } from 'hast';
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

/** Returns the texts of a tag's attributes. Throws on an expression. */
function attributeTexts({ attributes }: TagElement): Record<string, string | true> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
        throw new TagError('takes plain text in its attributes: write id="…", without braces.');
      }
      return [attribute.name, attribute.value ?? true];
    }),
  );
}

/** Returns the nodes that replace a node. Those of a tag keep its name, by which the tag around it finds them. */
function replaceNode(node: RootContent, context: PageContext): RootContent[] {
  const name = (isTag(node) && node.name) || '';
  const tag = Object.hasOwn(tags, name) ? tags[name] : undefined;
  if (!isTag(node) || !tag) {
    return [node];
  }
  const content = tag.render(attributeTexts(node), { ...context, children: node.children });
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
  const where = path.relative(process.cwd(), file.path).split(path.sep).join('/');
  replaceTags(tree, { pageId: pages.idOf(file.path), pages }, ({ name, position }, message) =>
    file.fail(`${where}:${position?.start.line ?? 1} <${name}> ${message}`, position),
  );
};

export default rehypeReplaceTags;
