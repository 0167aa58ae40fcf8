import type { Link, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Component, componentsOf, isComponent, textAttributesOf } from './facts';
import { lineOfField, type Page, spanOf } from './page';

/** Words that readers see, without the code around them. */
export interface Prose {
  /** As it is typed on the page. */
  readonly text: string;
  /** Where it starts in the file's text. */
  readonly start: number;
  /**
   * `label` is bold, as labels on a screen are. `speech` is what people in a drawn chat say, who can use other words.
   * Components work only in `text` and `label`.
   */
  readonly place: 'text' | 'label' | 'front matter' | 'caption' | 'speech';
}

/** Attributes of components that contain words for the reader. */
const proseAttributes: Readonly<Record<string, 'caption' | 'speech'>> = {
  note: 'caption',
  label: 'caption',
  title: 'caption',
  alt: 'caption',
  question: 'speech',
  reason: 'speech',
};

/** Tags of drawn chats with the words of people in them. */
const speechTags: ReadonlySet<unknown> = new Set(['Message', 'Notice', 'ChatLine', 'Option']);

function isBareAddress(link: Link, { value }: Text): boolean {
  return link.url.endsWith(value);
}

function typedText(page: Page): Prose[] {
  const found: Prose[] = [];
  visit(page.tree, 'text', (node: Text, _index, parent) => {
    const isAddress = parent?.type === 'link' && isBareAddress(parent, node);
    const tag = parent && 'name' in parent ? parent.name : undefined;
    const isKey = tag === 'kbd';
    const { start, end } = spanOf(node);
    if (!isAddress && !isKey) {
      const place = speechTags.has(tag) ? 'speech' : parent?.type === 'strong' ? 'label' : 'text';
      found.push({ text: page.text.slice(start, end), start, place });
    }
  });
  return found;
}

function inAttributes(page: Page, component: Component): Prose[] {
  return textAttributesOf(component).flatMap((attribute) => {
    const place = proseAttributes[attribute.name];
    if (!place || !attribute.position || !isComponent(component.name ?? '')) {
      return [];
    }
    const { start, end } = spanOf(attribute);
    const skip = attribute.name.length + '="'.length;
    return [{ text: page.text.slice(start + skip, end - 1), start: start + skip, place }];
  });
}

/** Title and description, which readers see in searches and on other pages. */
function inFrontMatter(page: Page): Prose[] {
  return ['title', 'description'].flatMap((field) => {
    const line = lineOfField(page, field);
    const text = page.lines[line - 1] ?? '';
    if (!text.startsWith(`${field}:`)) {
      return [];
    }
    const lineStart = page.lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    const skip = field.length + 1;
    return [{ text: text.slice(skip), start: lineStart + skip, place: 'front matter' }];
  });
}

/** Returns the words that readers see: front matter, text, and captions, without keywords and code. */
export function proseOf(page: Page): Prose[] {
  return [
    ...inFrontMatter(page),
    ...typedText(page),
    ...componentsOf(page).flatMap((component) => inAttributes(page, component)),
  ];
}
