import type { Nodes } from 'mdast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { nodeSpan, sourceText } from '../../src/content/nodes';
import type { Page } from '../../src/content/parsePage';
import type { Source } from './allow';

/** Words that readers see, without the code around them. */
export interface Prose {
  /** As it is typed on the page. */
  readonly text: string;
  /** Where it starts in the file's text. */
  readonly start: number;
  /** Whether components work in it. */
  readonly canHaveTags: boolean;
}

/** Whether no label has to match the words of a tag: what people of a drawn chat say, and keys. */
export function isSpeech(node: Nodes): boolean {
  return 'name' in node && /^(?:Message|Notice|kbd)$/.test(node.name ?? '');
}

/** Sentences and labels in code and contracts: text in quotes that starts with a capital letter, as in `cspell.config.yaml`. */
const quoted = /(?<=')\p{Lu}[^'\n]*|(?<=")\p{Lu}[^"\n]*|(?<=`)\p{Lu}[^`\n]*/gu;

const texts = /^(?:title|description|sidebar_label):.*/;
/** `  whoNote: …`, or `{ whoNote: …, `. */
const notes = /(?<=^ +(?:whoNote|planNote): *).+|(?<=[{,] *(?:whoNote|planNote): *)[^,}\n]+/;
/** `- /path: …` */
const reasons = /(?<=^ *- \/\S+: ).+/;

/** What readers see of the front matter. */
export const shownFields = new RegExp([texts, notes, reasons].map(({ source }) => source).join('|'), 'gm');

/** The text of a page and of its front matter, without keywords and code, or what is in quotes in another file. */
export function extractProse(source: Page | Source): Prose[] {
  const isPage = 'tree' in source;
  const matches = isPage ? source.frontMatterText.matchAll(shownFields) : source.text.matchAll(quoted);
  const prose = [...matches].map(({ 0: text, index }): Prose => ({ text, start: index, canHaveTags: false }));
  if (isPage) {
    visit(source.tree, (node) => {
      if (isSpeech(node)) return SKIP;
      if (node.type === 'text') {
        prose.push({ text: sourceText(source, node), start: nodeSpan(node).start, canHaveTags: true });
      }
      return CONTINUE;
    });
  }
  return prose;
}
