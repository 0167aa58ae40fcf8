import { visit } from 'unist-util-visit';
import { rawFrontMatter } from '../../src/markdown/pages';
import { findField, nodeSpan, type SourceFile, sourceText } from './sourceFile';

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
export function extractQuoted({ text }: SourceFile): Prose[] {
  return [...text.matchAll(/(?<=')\p{Lu}[^'\n]*|(?<=")\p{Lu}[^"\n]*|(?<=`)\p{Lu}[^`\n]*/gu)].map(
    ({ 0: quoted, index }) => ({ text: quoted, start: index, canHaveTags: false }),
  );
}

/** Returns the title, the description, the related pages, and the text of a page, without keywords and code. */
export function extractProse(page: SourceFile): Prose[] {
  const prose = ['title', 'description', 'sidebar_label'].map((field): Prose => {
    const { source, start } = findField(page, field);
    return { text: source, start, canHaveTags: false };
  });
  for (const { 0: text, index } of rawFrontMatter(page.text).matchAll(/(?<=^ *- \/\S+: ).+/gm)) {
    prose.push({ text, start: index, canHaveTags: false });
  }
  visit(page.tree, 'text', (node, _index, parent) => {
    if (!(parent && 'name' in parent && speechTags.includes(parent.name))) {
      prose.push({ text: sourceText(page, node), start: nodeSpan(node).start, canHaveTags: true });
    }
  });
  return prose;
}
