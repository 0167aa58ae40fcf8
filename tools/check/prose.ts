import { visit } from 'unist-util-visit';
import { componentsOf, textAttributesOf } from './facts';
import { fieldStart, type Page, sourceOf, spanOf } from './page';

/** Words that readers see, without the code around them. */
export interface Prose {
  /** As it is typed on the page. */
  readonly text: string;
  /** Where it starts in the file's text. */
  readonly start: number;
  /** `speech` is what people in a drawn chat say, who can use other words. Components work only in `text`. */
  readonly place: 'text' | 'caption' | 'speech';
}

/** Attributes of components, and tags of drawn chats, that contain words for the reader. */
const captions: readonly string[] = ['note', 'label', 'title', 'alt'];
const speech: readonly unknown[] = ['question', 'reason', 'Message', 'Notice', 'ChatLine', 'Option'];

function inText(page: Page): Prose[] {
  const found: Prose[] = [];
  visit(page.tree, 'text', (node, _index, parent) => {
    const isAddress = parent?.type === 'link' && parent.url.endsWith(node.value);
    const tag = parent && 'name' in parent ? parent.name : undefined;
    if (!isAddress && tag !== 'kbd') {
      const place = speech.includes(tag) ? 'speech' : 'text';
      found.push({ text: sourceOf(page, node), start: spanOf(node).start, place });
    }
  });
  return found;
}

function inAttributes(page: Page): Prose[] {
  return componentsOf(page)
    .flatMap(textAttributesOf)
    .filter(({ name }) => captions.includes(name) || speech.includes(name))
    .map((attribute): Prose => {
      const before = `${attribute.name}="`.length;
      return {
        text: sourceOf(page, attribute).slice(before, -1),
        start: spanOf(attribute).start + before,
        place: captions.includes(attribute.name) ? 'caption' : 'speech',
      };
    });
}

/** Title and description, which readers see in searches and on other pages. */
function inFrontMatter(page: Page): Prose[] {
  return ['title', 'description'].flatMap((field): Prose[] => {
    const start = fieldStart(page, field) + field.length + 1;
    const [text = ''] = /^.*/.exec(page.text.slice(start)) ?? [];
    return page.data[field] === undefined ? [] : [{ text, start, place: 'caption' }];
  });
}

/** Returns the words that readers see: front matter, text, and captions, without keywords and code. */
export function proseOf(page: Page): Prose[] {
  return [...inFrontMatter(page), ...inText(page), ...inAttributes(page)];
}
