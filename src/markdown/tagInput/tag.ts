import type { ElementContent } from 'hast';
import type { Pages } from '../../content/pages';
import type { Content } from '../html/content';
import { TagError } from './lookUp';

declare module 'hast' {
  interface ElementData {
    /** The name of the tag that became this element. */
    tag?: string;
  }
}

/** A tag in a page, as MDX parses it. */
export type TagElement = Extract<ElementContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** The attributes of a tag, as text. One without a value is empty text. */
export type Attributes = Readonly<Record<string, string>>;

/** Where a tag is, and what is inside it. */
export interface TagContext {
  /** The page's path below `docs/`, without the extension. */
  readonly pageId: string;
  /** The pages of the site. */
  readonly pages: Pages;
  /** What is between the opening and the closing tag, with its tags replaced. */
  readonly children: readonly ElementContent[];
}

/** Returns a required attribute. */
export function requireAttribute(attributes: Attributes, name: string): string {
  const value = attributes[name];
  if (!value) {
    throw new TagError(`needs ${name}="…".`);
  }
  return value;
}

/** Returns what replaces a tag. Throws a `TagError` if a fact doesn't exist. */
export type RenderTag = (attributes: Attributes, context: TagContext) => Content;
