import type { Nodes } from 'mdast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { isJsxElement, nodeSpan, sourceText } from '../../src/content/nodes';
import type { ParsedPage } from '../../src/content/parsePage';
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

/** The fields of the front matter that readers see. */
const shownFieldPattern =
  /^(?:title(?:_meta)?|description|sidebar_label):.*|(?<=\b(?:who|plan)_note: *)[^}\n]+/gm;

/** `title="…"` of a tag, and both texts of `![…](/path "…")` */
const shownAttributePattern =
  /(?<=^(?:note|title|label|alt)=").+(?="$)|(?<=^!\[)[^\]]+|(?<= ")[^"]+(?="\)$)/gs;

function findPlainText(text: string, pattern: RegExp, offset = 0): Prose[] {
  return [...text.matchAll(pattern)].map((match) => {
    return { text: match[0], start: offset + match.index, canHaveTags: false };
  });
}

/** Returns the source of a block, with `▢` for each character that isn't text, or is exempt. */
function maskMarkup(page: ParsedPage, block: Nodes): string {
  const { start, end } = nodeSpan(block);
  const masked = Array<string>(end - start).fill('▢');
  visit(block, (node) => {
    const isAddress = node.type === 'link' && !sourceText(page, node).startsWith('[');
    if (isAddress || isExemptFromWordRules(node)) return SKIP;
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
    if (/^(?:paragraph|heading|tableCell)$/.test(node.type)) {
      const text = maskMarkup(source, node);
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

/** Whether a page has phone numbers, which someone has to review because they change. */
export function hasPhoneNumbers({ text }: ParsedPage): boolean {
  return /[("](?:tel|sms):/.test(text);
}
