import { visit } from 'unist-util-visit';
import { nodeSpan, type Page, sourceText } from '../../src/content/page';
import type { Source } from './finding';

/** Words that readers see, without the code around them. */
export interface Prose {
  /** As it is typed on the page. */
  readonly text: string;
  /** Where it starts in the file's text. */
  readonly start: number;
  /** Whether components work in it. */
  readonly canHaveTags: boolean;
}

/** Tags whose words no label has to match: what people of a drawn chat say, and keys. */
const speechTags: readonly unknown[] = ['Message', 'Notice', 'kbd'];

/** Returns the sentences and labels in code and contracts: what is in quotes and starts with a capital letter, as in `cspell.config.yaml`. */
export function extractQuoted({ text }: Source): Prose[] {
  return [...text.matchAll(/(?<=')\p{Lu}[^'\n]*|(?<=")\p{Lu}[^"\n]*|(?<=`)\p{Lu}[^`\n]*/gu)].map(
    ({ 0: quoted, index }) => ({ text: quoted, start: index, canHaveTags: false }),
  );
}

/** The fields of the front matter that readers see, each with its text, and the reasons of related pages. */
const shownFields =
  /^(?:title|description|sidebar_label):.*|(?<=\b(?:whoNote|planNote): *)[^,}\n]+|(?<=^ *- \/\S+: ).+/gm;

/** Returns the title, the description, the notes, the related pages, and the text of a page, without keywords and code. */
export function extractProse(page: Page): Prose[] {
  const prose = [...page.head.matchAll(shownFields)].map(
    ({ 0: text, index }): Prose => ({ text, start: index, canHaveTags: false }),
  );
  visit(page.tree, 'text', (node, _index, parent) => {
    if (!(parent && 'name' in parent && speechTags.includes(parent.name))) {
      prose.push({ text: sourceText(page, node), start: nodeSpan(node).start, canHaveTags: true });
    }
  });
  return prose;
}
