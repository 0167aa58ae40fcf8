import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast } from 'mdast-util-to-hast';
import { attributesOf } from '../facts';
import { FactError, lookUp, nearest } from '../facts/lookUp';
import { factComponents } from '../facts/tags';

/** A tag as MDX parses it. */
export type TagElement = MdxJsxFlowElement | MdxJsxTextElement;

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
const inlineTypes: readonly string[] = ['text', 'strong', 'emphasis', 'inlineCode', 'fact'];

/** A tag of a scene. What its drawing doesn't read of it is a mistake: `checkRead` reports it. */
export class Tag {
  readonly name: string;
  readonly #element: TagElement;
  readonly #attributes: Readonly<Record<string, string>>;
  readonly #inside: Tag[] = [];
  readonly #lines: readonly Line[];
  readonly #read = { attributes: new Set<string>(), tags: new Set<string>(), text: false };

  constructor(element: TagElement) {
    this.name = element.name ?? '';
    this.#element = element;
    this.#attributes = this.#try(() => attributesOf(element));
    const empty = Object.entries(this.#attributes).find(([, value]) => !value.trim());
    if (empty) {
      this.fail(`leaves ${empty[0]}="…" empty.`);
    }
    const paragraphs: PhrasingContent[][] = [[]];
    for (const child of element.children) {
      const isParagraph = child.type === 'paragraph';
      if (isParagraph) {
        paragraphs.push([]);
      }
      for (const node of isParagraph ? child.children : [child]) {
        if (isTag(node)) {
          this.#inside.push(new Tag(node));
        } else if (this.#isText(node)) {
          paragraphs.at(-1)?.push(node);
        }
      }
    }
    this.#lines = paragraphs.map(lineOf).filter(({ art }) => art.length > 0);
  }

  /** Whether a node belongs to a line of text. Comments don't. */
  #isText(node: Nodes): node is PhrasingContent {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const isComment = /^\s*\/\*/.test(node.value);
      return (
        !isComment &&
        this.fail(`contains {${node.value}}, which MDX reads as code. Write \\{${node.value}\\}.`)
      );
    }
    return (
      isFact(node) ||
      inlineTypes.includes(node.type) ||
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
    this.#read.attributes.add(attribute);
    return this.#attributes[attribute];
  }

  /** The value of a required attribute. */
  need(attribute: string): string {
    return this.get(attribute) ?? this.fail(`needs ${attribute}="…".${this.#unread()}`);
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
    fallback?: NoInfer<Key>,
  ): Key {
    const value = this.get(attribute) ?? fallback;
    this.#try(() => lookUp(values, value, what));
    return value as Key;
  }

  /** The value of a required attribute that is in a list. */
  oneOf(attribute: string, values: readonly string[], what: string): string {
    return this.pick(attribute, Object.fromEntries(values.map((value) => [value, value])), what);
  }

  /** The tags with these names inside the tag. */
  all(...names: readonly string[]): Tag[] {
    names.forEach((name) => {
      this.#read.tags.add(name);
    });
    return this.#inside.filter(({ name }) => names.includes(name));
  }

  /** The tags with this name, of which there is at least one. */
  some(name: string): [Tag, ...Tag[]] {
    const [first, ...rest] = this.all(name);
    return first ? [first, ...rest] : this.fail(`needs <${name}> in it.${this.#unread()}`);
  }

  /** The text in the tag, one line for each paragraph. */
  get lines(): readonly Line[] {
    this.#read.text = true;
    return this.#lines;
  }

  /** The one line of text in the tag. */
  get line(): Line {
    const [line, second] = this.lines;
    return line && !second ? line : this.fail(`needs one line of text: <${this.name}>…</${this.name}>.`);
  }

  /** Returns what could be misspelled if something is missing. */
  #unread(): string {
    const attributes = Object.keys(this.#attributes).filter((name) => !this.#read.attributes.has(name));
    const tags = this.#inside.map(({ name }) => `<${name}>`);
    return attributes.length + tags.length > 0 ? ` It has ${[...attributes, ...tags].join(', ')}.` : '';
  }

  /** Reports attributes, tags, and text that the drawing of this tag, or of one inside it, didn't read. */
  checkRead(): void {
    const { attributes, tags, text } = this.#read;
    const attribute = Object.keys(this.#attributes).find((name) => !attributes.has(name));
    if (attribute) {
      this.fail(`takes no attribute "${attribute}" here. ${listed(nearest(attribute, attributes, 10))}`);
    }
    for (const tag of this.#inside) {
      if (!tags.has(tag.name)) {
        const near = nearest(tag.name, tags, 10).map((name) => `<${name}>`);
        tag.fail(`can't be inside <${this.name}> here. ${listed(near)}`);
      }
      tag.checkRead();
    }
    if (this.#lines[0] && !text) {
      this.fail(`contains the text "${this.#lines[0].alt}", which it can't show.`);
    }
  }
}

function listed(near: readonly string[]): string {
  return near.length > 0 ? `Near it: ${near.join(', ')}.` : 'It takes none.';
}

/** Whether a node is the tag of a fact. Only the writers' checks see one: they draw scenes without its value. */
function isFact(node: Nodes): boolean {
  return 'name' in node && Object.hasOwn(factComponents, node.name ?? '');
}

function isTag(node: Nodes): node is TagElement {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && !isFact(node);
}

/** Text without the white space around it, which comes from the tags next to it and from indentation. */
function lineOf(children: readonly PhrasingContent[]): Line {
  const isText = (node: PhrasingContent) => node.type !== 'text' || node.value.trim() !== '';
  const text = children.slice(children.findIndex(isText), children.findLastIndex(isText) + 1);
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
