import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Node, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast } from 'mdast-util-to-hast';
import { attributesOf } from '../facts';
import { FactError, lookUp, nearest } from '../facts/lookUp';
import { factComponents } from '../facts/tags';

/** A tag as MDX parses it. */
export type TagElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What a tag of a scene can contain. */
interface TagRule {
  readonly attributes?: readonly string[];
  /** The tags that can be inside it. */
  readonly tags?: readonly string[];
  /** Whether it needs at least one of them. */
  readonly needsTags?: true;
  /** Whether it contains text. */
  readonly text?: true;
}

/** The tags of scenes by name. */
export type TagRules = Readonly<Record<string, TagRule>>;

/** A mistake in a scene, with the tag that has it. */
export class TagError extends FactError {
  constructor(
    message: string,
    readonly element: TagElement,
  ) {
    super(message);
  }
}

/** A line of text as HTML, and in plain words for the text alternative. */
export interface Line {
  readonly art: ElementContent[];
  readonly alt: string;
}

/** Markdown that a line of text can have. Facts are already HTML when scenes are drawn. */
const inlineTypes: ReadonlySet<string> = new Set(['text', 'strong', 'emphasis', 'inlineCode', 'fact']);

/** A tag of a scene: its attributes, the tags inside it, and its lines of text. */
export class Tag {
  readonly name: string;
  readonly inside: readonly Tag[];
  /** The text, one line for each paragraph. */
  readonly lines: readonly Line[];
  readonly #element: TagElement;
  readonly #attributes: Readonly<Record<string, string>>;

  /** @throws TagError if the tag or one inside it doesn't follow the rules */
  constructor(element: TagElement, rules: TagRules) {
    this.name = element.name ?? '';
    this.#element = element;
    const { attributes = [], tags = [], needsTags, text } = rules[this.name] ?? {};
    this.#attributes = this.#try(() => attributesOf(element));
    for (const [name, value] of Object.entries(this.#attributes)) {
      this.#try(() => lookUp(Object.fromEntries(attributes.map((each) => [each, each])), name, 'attribute'));
      if (!value.trim()) {
        this.fail(`leaves ${name}="…" empty.`);
      }
    }
    const inside: Tag[] = [];
    const paragraphs: PhrasingContent[][] = [[]];
    for (const child of element.children) {
      const isParagraph = child.type === 'paragraph';
      if (isParagraph) {
        paragraphs.push([]);
      }
      for (const node of isParagraph ? child.children : [child]) {
        if (isTag(node) && tags.includes(node.name ?? '')) {
          inside.push(new Tag(node, rules));
        } else if (this.#isText(node, tags)) {
          paragraphs.at(-1)?.push(node);
        }
      }
    }
    this.inside = inside;
    this.lines = paragraphs.map(lineOf).filter(({ art }) => art.length > 0);
    if (this.lines.length > 0 && !text) {
      this.fail(`contains the text "${this.lines[0]?.alt}". It takes only ${listed(tags)}.`);
    }
    if (needsTags && inside.length === 0) {
      this.fail(`is empty. Put ${listed(tags)} in it.`);
    }
  }

  /** Whether a node belongs to a line of text. Comments don't. */
  #isText(node: Node, tags: readonly string[]): node is PhrasingContent {
    if (isTag(node)) {
      const name = node.name ?? '';
      if (!Object.hasOwn(factComponents, name)) {
        const near = tags.length > 0 ? `Near it: ${listed(nearest(name, tags))}` : 'It takes no tags';
        throw new TagError(`can't be inside <${this.name}>. ${near}.`, node);
      }
      // Only the writers' checks see the tag of a fact here. They draw scenes without its value.
      return true;
    }
    if ('value' in node && node.type.endsWith('Expression')) {
      return /^\s*\/\*/.test(String(node.value))
        ? false
        : this.fail(`contains {${node.value}}, which MDX reads as code. Write \\{${node.value}\\}.`);
    }
    return (
      inlineTypes.has(node.type) ||
      this.fail(`contains a Markdown ${node.type}. It takes text with bold, italics, and code.`)
    );
  }

  /** Reports a mistake in this tag. The message continues the sentence that starts with the tag's name. */
  fail(message: string): never {
    throw new TagError(message, this.#element);
  }

  #try<Result>(step: () => Result): Result {
    try {
      return step();
    } catch (error) {
      throw error instanceof FactError ? new TagError(error.message, this.#element) : error;
    }
  }

  /** The value of an attribute, if the tag has it. */
  get(attribute: string): string | undefined {
    return this.#attributes[attribute];
  }

  /** The value of a required attribute. */
  need(attribute: string): string {
    return this.get(attribute) ?? this.fail(`needs ${attribute}="…".`);
  }

  /** The value of an attribute that is a number. Without a fallback, the attribute is required. */
  number(attribute: string, fallback?: number): number {
    const text = this.get(attribute) ?? fallback ?? this.need(attribute);
    return Number(text) >= 0 ? Number(text) : this.fail(`has ${attribute}="${text}", which is not a number.`);
  }

  /** The entry of a record that a required attribute names. */
  pick<Value>(attribute: string, values: Readonly<Record<string, Value>>, what: string): Value {
    return this.#try(() => lookUp(values, this.get(attribute), what));
  }

  /** The value of an attribute that is a key of a record. Without a fallback, the attribute is required. */
  key<Key extends string>(
    attribute: string,
    values: Readonly<Record<Key, unknown>>,
    what: string,
    fallback?: Key,
  ): Key {
    const value = this.get(attribute) ?? fallback;
    this.#try(() => lookUp(values, value, what));
    return value as Key;
  }

  /** The value of a required attribute that is in a list. */
  oneOf(attribute: string, values: readonly string[], what: string): string {
    return this.pick(attribute, Object.fromEntries(values.map((value) => [value, value])), what);
  }

  /** The tags with this name inside the tag. */
  all(name: string): Tag[] {
    return this.inside.filter((tag) => tag.name === name);
  }

  /** The line of text in the tag. */
  line(): Line {
    const [line, second] = this.lines;
    return line && !second ? line : this.fail(`needs one line of text: <${this.name}>…</${this.name}>.`);
  }
}

function isTag(node: Node): node is TagElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function listed(tags: readonly string[]): string {
  return tags.map((tag) => `<${tag}>`).join(', ') || 'attributes';
}

/** Text without the white space around it, which comes from the tags next to it and from indentation. */
function lineOf(children: PhrasingContent[]): Line {
  const isBlank = (node: PhrasingContent | undefined) => node?.type === 'text' && !node.value.trim();
  const text = [...children];
  while (isBlank(text[0])) {
    text.shift();
  }
  while (isBlank(text.at(-1))) {
    text.pop();
  }
  const paragraph = toHast({ type: 'paragraph', children: text });
  const art = paragraph.type === 'element' ? paragraph.children : [];
  const [first, last] = [art[0], art.at(-1)];
  if (first?.type === 'text') {
    first.value = first.value.trimStart();
  }
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
  return { art, alt: textOf(paragraph).replace(/\s+/g, ' ') };
}
