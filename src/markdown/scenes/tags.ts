import type { ElementContent } from 'hast';
import type { Nodes, PhrasingContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { FactError, keyIn, keysOf, nearest } from '../html/lookUp';
import { attributesOf, type TagElement } from '../html/tag';

/** A mistake in a scene, with the tag that has it. */
export class TagError extends FactError {
  constructor(
    message: string,
    readonly element: TagElement,
  ) {
    super(message);
  }
}

/** What each tag can have: its attributes, the tags in it, and `…` for text. */
const grammars: Readonly<Record<string, string>> = {
  ChatScene: 'each show channels banner press step note Notice Message ChatLine Poll Member Menu Dialog',
  Diagram: 'name note',
  IconBarScene: 'note',
  SettingsScene: 'place note SettingRow',
  SiteScene: 'of note',
  ChatLine: '…',
  Dialog: 'title button step SettingRow',
  Member: 'name rank',
  Menu: 'of for pick step',
  Message: 'from rank held Reaction …',
  Notice: '…',
  Option: 'votes own …',
  Poll: 'question Option',
  Reaction: 'emoji count own',
  SettingRow: 'id label value button choice step',
};

/** The names of all tags of scenes. */
export const sceneTags: readonly string[] = Object.keys(grammars);

/** A tag of a scene. It has what its grammar allows, and nothing else. */
export class Tag {
  readonly name: string;
  readonly tags: readonly Tag[];
  readonly text: readonly ElementContent[];
  readonly #element: TagElement;
  readonly #attributes: Readonly<Record<string, string>>;

  constructor(element: TagElement) {
    this.name = element.name ?? '';
    this.#element = element;
    this.#attributes = this.locate(() => attributesOf(element));
    const allowed = keysOf(grammars[this.name]);
    const near = (name: string) => `Near it: ${nearest(name, allowed, 10).join(', ')}.`;
    for (const [name, value] of Object.entries(this.#attributes)) {
      if (!allowed.includes(name) || !value.trim()) {
        this.fail(`can't have ${name}="${value}". ${near(name)}`);
      }
    }
    const nodes = element.children.flatMap((child): Nodes[] =>
      child.type === 'paragraph' ? child.children : [child],
    );
    this.tags = nodes.filter(isTag).map((node) => {
      if (!allowed.includes(node.name ?? '')) {
        throw new TagError(`can't be inside <${this.name}>. ${near(node.name ?? '')}`, node);
      }
      return new Tag(node);
    });
    const text = nodes.filter((node): node is PhrasingContent => !isTag(node) && !this.#isComment(node));
    const hasText = text.some((node) => node.type !== 'text' || node.value.trim() !== '');
    if (hasText !== allowed.includes('…')) {
      this.fail(hasText ? "can't contain text." : `needs text: <${this.name}>…</${this.name}>.`);
    }
    const paragraph = toHast({ type: 'paragraph', children: text });
    this.text = paragraph.type === 'element' ? paragraph.children : [];
  }

  /** Whether a node is a comment. Other expressions would be read as code. */
  #isComment(node: Nodes): boolean {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') {
      return false;
    }
    const isComment = /^\s*\/\*/.test(node.value);
    return (
      isComment || this.fail(`contains {${node.value}}, which MDX reads as code. Write \\{${node.value}\\}.`)
    );
  }

  /** Reports a mistake in this tag. The message continues the sentence that starts with the tag's name. */
  fail(message: string): never {
    throw new TagError(message, this.#element);
  }

  /** Takes a step in which a fact can be missing, and reports that with this tag. */
  locate<Result>(step: () => Result): Result {
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

  /** The value of an attribute that is a key of a record. Without a fallback, the attribute is required. */
  key<Key extends string>(
    attribute: string,
    values: Readonly<Record<Key, unknown>>,
    what: string,
    fallback?: NoInfer<Key>,
  ): Key {
    return this.locate(() => keyIn(values, this.get(attribute) ?? fallback, what));
  }

  /** The tags with one of these names inside the tag. */
  all(...names: readonly string[]): Tag[] {
    return this.tags.filter(({ name }) => names.includes(name));
  }
}

function isTag(node: Nodes): node is TagElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
