import type { Nodes } from 'mdast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { isJsxElement, nodeSpan, sourceText } from '../../src/content/nodes';
import type { ParsedPage } from '../../src/content/parsePage';
import type { Problem } from '../../src/utils/problem';
import type { SourceFile } from './loadSources';

/** Text that readers see, as it's typed, but with `▢` for each character that isn't text: `▢▢200▢▢ characters`. */
export interface Prose {
  readonly text: string;
  /** The offset in the file. */
  readonly start: number;
  /** Whether tags work in it. */
  readonly canHaveTags: boolean;
}

/** Whether rules about words and labels skip a tag: messages in a chat scene can have any words, and keys aren't labels. */
export function isExemptFromWordRules(node: Nodes): boolean {
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

/** `title="…"` of a tag, and both texts of `![…](/path "…")` */
const shownAttributePattern =
  /(?<=^(?:note|title|label|alt)=").+(?="$)|(?<=^!\[)[^\]]+|(?<= ")[^"]+(?="\)$)/gs;

function findPlainText(text: string, pattern: RegExp, offset = 0): Prose[] {
  return [...text.matchAll(pattern)].map((match) => {
    return { text: match[0], start: offset + match.index, canHaveTags: false };
  });
}

/** Whether the text of a node is in a block with other text. */
export function isBlockOfText({ type }: Nodes): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'tableCell';
}

/** Returns the source of a block, with `▢` for each character that isn't text, or is in a node to leave out. */
export function maskMarkup(page: ParsedPage, block: Nodes, isLeftOut?: (node: Nodes) => boolean): string {
  const { start, end } = nodeSpan(block);
  const masked = Array<string>(end - start).fill('▢');
  visit(block, (node) => {
    const isAddress = node.type === 'link' && !sourceText(page, node).startsWith('[');
    if (isAddress || isLeftOut?.(node)) return SKIP;
    const characters = node.type === 'text' ? sourceText(page, node).split('') : [];
    masked.splice(nodeSpan(node).start - start, characters.length, ...characters);
    return CONTINUE;
  });
  return masked.join('');
}

/** Extracts the text of a page, its shown attributes and fields of the front matter, or the quoted text of another file. */
export function extractProse(source: ParsedPage | SourceFile): Prose[] {
  if (!('tree' in source)) return findPlainText(source.text, quotedPattern);
  const prose = findPlainText(source.frontMatterText, shownFieldPattern);
  visit(source.tree, (node) => {
    if (isExemptFromWordRules(node)) return SKIP;
    if (isBlockOfText(node)) {
      const text = maskMarkup(source, node, isExemptFromWordRules);
      // *On this page* lists headings without the words of tags.
      prose.push({ text, start: nodeSpan(node).start, canHaveTags: node.type !== 'heading' });
    }
    for (const part of isJsxElement(node) ? node.attributes : node.type === 'image' ? [node] : []) {
      prose.push(...findPlainText(sourceText(source, part), shownAttributePattern, nodeSpan(part).start));
    }
    return CONTINUE;
  });
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
