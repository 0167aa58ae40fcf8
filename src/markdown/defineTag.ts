import type { ElementContent } from 'hast';
import type { PageReader } from '../content/createPageReader';
import type { HtmlContent } from './html/hast';

declare module 'hast' {
  interface ElementData {
    /** The name of the tag that rendered this element. */
    renderedBy?: string;
  }
}

/** A tag, or an HTML element in the source of a page, as MDX parses it. */
export type JsxNode = Extract<ElementContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** A writer's mistake in a tag. The message continues a sentence that starts with the tag's name: `needs id="…".` */
export class TagError extends Error {}

export interface TagContext {
  readonly pageId: string;
  readonly pageReader: PageReader;
  /** The content of the tag, in which tags are already replaced. */
  readonly children: readonly ElementContent[];
}

/** The text of an attribute, or `true` for an attribute without a value, as in `<Plan id="plus" andAbove />`. */
type AttributeText = string | true;

export interface AttributeParser<Value> {
  /** The accepted values, as a fragment for writers. */
  readonly accepts: string;
  /** Parses an attribute's text, which is `undefined` if the attribute is missing. Throws a `TagError` if the text is wrong. */
  readonly parse: (text: AttributeText | undefined, name: string) => Value;
}

type Attributes = Readonly<Record<string, AttributeParser<unknown>>>;

type AttributeValues<Declared extends Attributes> = {
  readonly [Name in keyof Declared]: ReturnType<Declared[Name]['parse']>;
};

export interface Tag {
  readonly attributes: Attributes;
  /** The names of the tags that it can be in. Without them, the tag can be anywhere. */
  readonly allowedParents?: readonly string[];
  /** Returns the replacement of the tag. Throws a `TagError` if an attribute is wrong. */
  readonly render: (texts: Readonly<Record<string, AttributeText>>, context: TagContext) => HtmlContent;
}

export function defineTag<Declared extends Attributes>(
  attributes: Declared,
  render: (values: AttributeValues<Declared>, context: TagContext) => HtmlContent,
  allowedParents?: readonly string[],
): Tag {
  const names = Object.keys(attributes);
  return {
    attributes,
    allowedParents,
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
