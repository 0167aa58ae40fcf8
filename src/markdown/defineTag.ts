import type { ElementContent } from 'hast';
import * as v from 'valibot';
import type { FrontMatter } from '../content/frontMatterFields';
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
  /** The path of the page below `docs/` without the extension. */
  readonly pageId: string;
  readonly frontMatter: FrontMatter;
  /** The content of the tag, in which tags are already replaced. */
  readonly children: readonly ElementContent[];
}

export interface Tag {
  /** The schemas of its attributes. */
  readonly attributes: v.ObjectEntries;
  /** The names of the tags that it can be in. Without them, the tag can be anywhere. */
  readonly allowedParents?: readonly string[];
  /**
   * Returns the replacement of the tag. An attribute without a value, as in `<Plan id="plus" andAbove />`, is `true`. Throws a
   * `TagError` if an attribute is wrong.
   */
  readonly render: (texts: Readonly<Record<string, string | true>>, context: TagContext) => HtmlContent;
}

function explainAttribute(issue: v.BaseIssue<unknown>, names: readonly string[]): string {
  const name = String(issue.path?.[0].key);
  if (!names.includes(name)) return `has no attribute "${name}". There are: ${names.join(', ') || 'none'}.`;
  if (issue.received === 'undefined') return `needs ${name}="…".`;
  return `has ${name}="${issue.input}", ${issue.message}`;
}

export function defineTag<Entries extends v.ObjectEntries>(
  attributes: Entries,
  render: (
    values: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
    context: TagContext,
  ) => HtmlContent,
  allowedParents?: readonly string[],
): Tag {
  const schema = v.strictObject(attributes);
  return {
    attributes,
    allowedParents,
    render(texts, context) {
      const result = v.safeParse(schema, texts);
      if (result.success) return render(result.output, context);
      // A wrong name is often the reason why another attribute is missing.
      const issue = result.issues.find(({ expected }) => expected === 'never') ?? result.issues[0];
      throw new TagError(explainAttribute(issue, Object.keys(attributes)));
    },
  };
}
