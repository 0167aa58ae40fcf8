import type { ElementContent, Parents, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import * as v from 'valibot';
import { frontMatterFields } from '../content/frontMatterFields';
import { fromRoot, relativePath } from '../utils/files';
import { orList } from '../utils/text';
import { type JsxNode, type TagContext, TagError } from './defineTag';
import { failAt } from './failAt';
import { element, toNodes } from './html/hast';
import { findTagName, tags } from './tagRegistry';

/** Reports the mistake in a tag, with the message of its `TagError`. */
type ReportError = (tag: JsxNode, message: string) => void;

interface PageContext extends Pick<TagContext, 'pageId' | 'frontMatter'> {
  /** The name of the innermost JSX element around a node. */
  readonly parent?: string | null;
}

function isJsxNode(node: RootContent): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the attributes of an element, or `undefined` if one of them is an expression. */
function readAttributes({ attributes }: JsxNode): Record<string, string | true> | undefined {
  const texts: Record<string, string | true> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      return undefined;
    }
    texts[attribute.name] = attribute.value ?? true;
  }
  return texts;
}

/** Lists the nodes of texts and images. Docusaurus has replaced the images of Markdown with JSX. */
function listTextsAndImages(node: RootContent): RootContent[] {
  if ('children' in node && node.children.length > 0) return node.children.flatMap(listTextsAndImages);
  if (node.type === 'text') return node.value.trim() ? [node] : [];
  const name = isJsxNode(node) ? node.name : 'tagName' in node && node.tagName;
  return name === 'img' ? [node] : [];
}

/** Throws if a tag drops a text or an image inside it. Compares nodes, because the same text can also come from elsewhere. */
function assertContentKept(children: readonly RootContent[], replacement: ElementContent[]): void {
  const kept = new Set(replacement.flatMap(listTextsAndImages));
  const lost = children.flatMap(listTextsAndImages).find((node) => !kept.has(node));
  if (!lost) return;
  const name = lost.type === 'text' ? `text “${lost.value.trim()}”` : 'image';
  throw new TagError(`doesn't show the ${name} inside it. Move it out.`);
}

function renderJsx(node: JsxNode, context: PageContext): RootContent[] {
  const { name, children } = node;
  if (!name) return [node];
  const tagName = findTagName(name);
  if (tagName && tagName !== name) throw new TagError(`is in the wrong case. Write \`<${tagName}>\`.`);
  const attributes = readAttributes(node);
  if (/^[a-z]/.test(name)) {
    // As a hast element, because MDX replaces those, but not JSX, with the theme's components, which collect links and ids.
    return [attributes ? { ...element(name, attributes, children), position: node.position } : node];
  }
  const tag = tagName && tags[tagName];
  if (!tag) return [node];
  if (tag.allowedParents && !tag.allowedParents.includes(context.parent ?? '')) {
    const parents = orList.format(tag.allowedParents.map((parent) => `\`<${parent}>\``));
    throw new TagError(`has no place here. Write it inside ${parents}.`);
  }
  if (!attributes) throw new TagError('takes plain text in its attributes: write id="…", without braces.');
  const content = toNodes(tag.render(attributes, { ...context, children }));
  assertContentKept(children, content);
  // By `renderedBy`, an outer tag finds what an inner one rendered.
  return content.map((rendered) =>
    rendered.type === 'element' ? { ...rendered, data: { ...rendered.data, renderedBy: name } } : rendered,
  );
}

function replaceNode(node: RootContent, context: PageContext, report: ReportError): RootContent[] {
  const parent = isJsxNode(node) ? node.name : context.parent;
  if ('children' in node) replaceTags(node, { ...context, parent }, report);
  if (!isJsxNode(node)) return [node];
  try {
    return renderJsx(node, context);
  } catch (error) {
    if (!(error instanceof TagError)) throw error;
    report(node, error.message);
    // The outer tag still finds an element of this one, so it doesn't report that it has none.
    return [{ ...element('span', {}), data: { renderedBy: node.name ?? '' } }];
  }
}

/** Replaces the tags of a page, inner tags first. Reports tags with mistakes, and empties them. */
function replaceTags(parent: Parents | JsxNode, context: PageContext, report: ReportError): void {
  const children: RootContent[] = parent.children;
  children.splice(0, children.length, ...children.flatMap((node) => replaceNode(node, context, report)));
}

/**
 * Replaces the tags of a page with HTML: `<Limit id="poll-question" />` with the text of a limit, `<ChatScene>` with a picture. A
 * mistake in a tag stops the build. The error has the file, the line, and similar names. So does a mistake in one of our fields of the
 * front matter, which Docusaurus doesn't check.
 */
const rehypeReplaceTags: Plugin<[], Root> = () => (tree, file) => {
  const { success, output: frontMatter, issues } = v.safeParse(frontMatterFields, file.data.frontMatter);
  if (!success) {
    const name = v.getDotPath(issues[0]) ?? '';
    const fieldPattern = new RegExp(`^${name.split('.')[0]}:`);
    const index = String(file)
      .split('\n')
      .findIndex((text) => fieldPattern.test(text));
    const start = { line: index + 1, column: 1 };
    return failAt(file, { position: { start, end: start } }, `\`${name}\`: ${issues[0].message}.`);
  }
  const page = relativePath(fromRoot('.'), file.path);
  if (!/^(?:docs|src)\//.test(page)) {
    failAt(
      file,
      {},
      'Tags work only in `docs/`: this site has one language and one version. Move the page there.',
    );
  }
  const pageId = page.replace(/^docs\/|\.mdx?$/g, '');
  replaceTags(tree, { pageId, frontMatter }, (tag, message) => failAt(file, tag, `<${tag.name}> ${message}`));
};

export default rehypeReplaceTags;
