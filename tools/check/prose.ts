import type { Nodes } from 'mdast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { nodeSpan, sourceText } from '../../src/content/nodes';
import type { ParsedPage } from '../../src/content/parsePage';
import type { Problem } from '../../src/utils/problem';
import type { SourceFile } from './loadSources';

/** Text that readers see, as it's typed. */
export interface Prose {
  readonly text: string;
  /** The offset in the file. */
  readonly start: number;
  /** Whether tags work in it. */
  readonly canHaveTags: boolean;
}

/** Whether rules about words and labels skip a tag: messages in a chat scene can have any words, and keys aren't labels. */
export function canHaveAnyWords(node: Nodes): boolean {
  return 'name' in node && /^(?:Message|Notice|kbd)$/.test(node.name ?? '');
}

/** Sentences and labels in code and contracts: quoted text that starts with a capital letter, as in `cspell.config.yaml`. */
const quotedPattern = /(?<=')\p{Lu}[^'\n]*|(?<=")\p{Lu}[^"\n]*|(?<=`)\p{Lu}[^`\n]*/gu;

const shownFieldPatterns = [
  /^(?:title|description|sidebar_label):.*/,
  // `  who_note: …`
  /(?<=^ +(?:who_note|plan_note): *).+/,
  // `{ who_note: …, `
  /(?<=[{,] *(?:who_note|plan_note): *)[^,}\n]+/,
  // `- /path: …`
  /(?<=^ *- \/\S+: ).+/,
];

/** The fields of the front matter that readers see. */
export const shownFieldPattern = new RegExp(shownFieldPatterns.map(({ source }) => source).join('|'), 'gm');

/** Extracts the text of a page, without code, and the shown fields of its front matter, or the quoted text of another file. */
export function extractProse(source: ParsedPage | SourceFile): Prose[] {
  const isPage = 'tree' in source;
  const matches = isPage
    ? source.frontMatterText.matchAll(shownFieldPattern)
    : source.text.matchAll(quotedPattern);
  const prose = [...matches].map(({ 0: text, index }): Prose => ({ text, start: index, canHaveTags: false }));
  if (isPage) {
    visit(source.tree, (node) => {
      if (canHaveAnyWords(node)) return SKIP;
      if (node.type === 'text') {
        prose.push({ text: sourceText(source, node), start: nodeSpan(node).start, canHaveTags: true });
      }
      return CONTINUE;
    });
  }
  return prose;
}

/** `` `code` ``, `*bold*`, `_stress_`, `<b>`, `&amp;`, `[words](/path)`, `\*` */
const formattingPattern = /`|\*\S|(?<!\w)_\w.*_|<\/?\w|&#?\w+;|\]\(|\\\W/;

/** Finds formatting in matches of a pattern that show as plain text. */
export function* findFormatting(text: string, plainText: RegExp): Generator<Problem> {
  for (const { 0: words, index } of text.matchAll(plainText)) {
    const offset = words.search(formattingPattern);
    const message = `“${words.slice(offset)}” shows as you typed it. Leave out formatting, tags, and entities.`;
    if (offset >= 0) yield { start: index + offset, message };
  }
}

/** Whether a page has phone numbers, which someone has to review because they change. */
export function hasPhoneNumbers({ text }: ParsedPage): boolean {
  return /[("](?:tel|sms):/.test(text);
}
