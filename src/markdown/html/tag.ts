import path from 'node:path';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { FactError } from './lookUp';

/** A tag in a page, as MDX parses it. */
export type TagElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * A function that writes what replaces a tag.
 * @param attributes the attributes of the tag, as text; one without a value is empty text
 * @param pageId the page's path below `docs/`, without the extension
 * @param children what the page puts between the tags
 * @returns the node that replaces the tag, or several nodes in order
 * @throws FactError if a fact doesn't exist
 */
export type FactComponent = (
  attributes: Readonly<Record<string, string>>,
  pageId: string,
  children: readonly RootContent[],
) => RootContent | RootContent[];

/** Returns the attributes of a tag as plain text. An attribute without a value is empty. Throws on an expression. */
export function attributesOf(element: TagElement): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      throw new FactError('takes plain text in its attributes: write id="…", without braces.');
    }
    attributes[attribute.name] = attribute.value ?? '';
  }
  return attributes;
}

/** Stops the build at a tag, with file and line. */
export function failAt(file: VFile, element: TagElement, error: FactError): never {
  const where = path.relative(process.cwd(), file.path).split(path.sep).join('/');
  return file.fail(
    `${where}:${element.position?.start.line ?? 1} <${element.name}> ${error.message}`,
    element.position,
  );
}
