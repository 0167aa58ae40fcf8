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

/** The page of a tag, and the content of the tag. */
export interface TagContext {
  /** The page's path below `docs/`, without the extension. */
  readonly pageId: string;
  /** The pages of the site. */
  readonly pages: Pages;
  /** The nodes between the opening and the closing tag, with the tags among them replaced. */
  readonly children: readonly ElementContent[];
}

/** The text of an attribute in a page, or `true` if it has no value, as in `<Plan id="plus" up />`. */
type AttributeText = string | true;

/** An attribute that a tag takes. */
export interface Attribute<Value> {
  /** The values that writers can enter, as a fragment. */
  readonly accepts: string;
  /** Returns the value of the attribute, or throws a `TagError`. Without a text, the tag doesn't have the attribute. */
  readonly parse: (text: AttributeText | undefined, name: string) => Value;
}

type Attributes = Readonly<Record<string, Attribute<unknown>>>;

type AttributeValues<Declared extends Attributes> = {
  readonly [Name in keyof Declared]: ReturnType<Declared[Name]['parse']>;
};

/** A tag that a page can use. */
export interface Tag {
  readonly attributes: Attributes;
  /** Returns the content that replaces the tag. Throws a `TagError` at a wrong attribute. */
  readonly render: (texts: Readonly<Record<string, AttributeText>>, context: TagContext) => Content;
}

/** Defines a tag by its attributes and a function that renders their values. */
export function defineTag<Declared extends Attributes>(
  attributes: Declared,
  render: (values: AttributeValues<Declared>, context: TagContext) => Content,
): Tag {
  const names = Object.keys(attributes);
  return {
    attributes,
    render(texts, context) {
      const unknown = Object.keys(texts).find((name) => !names.includes(name));
      if (unknown !== undefined) {
        const hint = names.length > 0 ? `There are: ${names.join(', ')}.` : 'It has none: remove it.';
        throw new TagError(`has no attribute "${unknown}". ${hint}`);
      }
      const values = Object.entries(attributes).map(([name, { parse }]) => [name, parse(texts[name], name)]);
      return render(Object.fromEntries(values), context);
    },
  };
}
