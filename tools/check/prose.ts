import { visit } from 'unist-util-visit';
import { findField, nodeSpan, type Page, sourceText } from './page';

/** Words that readers see, without the code around them. */
export interface Prose {
  /** As it is typed on the page. */
  readonly text: string;
  /** Where it starts in the file's text. */
  readonly start: number;
  /** Whether components work in it. */
  readonly isText: boolean;
}

/** Tags of a drawn chat, whose people can say anything. */
const speechTags: readonly unknown[] = ['Message', 'Notice', 'ChatLine', 'kbd'];

/** Returns the title, the description, and the text of a page, without keywords and code. */
export function extractProse(page: Page): Prose[] {
  const found = ['title', 'description'].map((field): Prose => {
    const { source, start } = findField(page, field);
    return { text: source, start, isText: false };
  });
  visit(page.tree, 'text', (node, _index, parent) => {
    if (!(parent && 'name' in parent && speechTags.includes(parent.name))) {
      found.push({ text: sourceText(page, node), start: nodeSpan(node).start, isText: true });
    }
  });
  return found;
}
