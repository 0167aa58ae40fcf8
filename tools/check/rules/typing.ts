import type { Nodes, Parents } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import {
  findNodes,
  findRows,
  nodeSpan,
  type Page,
  type Problem,
  parseIdComment,
  sourceText,
} from '../../../src/content/page';
import { tags } from '../../../src/markdown/tagRegistry';
import { languageNames } from '../../../src/utils/codeLanguages';
import { positionAt } from '../../../src/utils/text';
import { imports } from '../tags';

const boxes = 'note|tip|info|warning|caution|danger';

const never = /^(?!)/;
const comment = /^\{\s*\/\*[\s\S]*\*\/\s*\}$/;
const boldAdvice =
  'Put a space after the second `**`, or move the sign before it to the end: `**Note**: words`.';
const boxAdvice = `Write a box as \`:::note[Title]\`, its text, and \`:::\`, each on its own line. There are ${boxes.replaceAll('|', ', ')}. A box around another has one more colon: \`::::\`.`;
const braceAdvice = 'Braces in text are read as code. Put it in code, or use words.';
const colonAdvice = 'A word after a colon is read as a command if `[` or `{` follows. Put it in code.';
const codeAdvice =
  'The line above code is "```" and its language, such as "```text", and the line below it is "```" alone.';
const definitionAdvice =
  'A line `[name]: …` shows nothing. Write the link where its words are: `[words](/path)`.';
const footnoteAdvice = 'Footnotes show as text or not at all. Write a sentence.';
const headingAdvice =
  'A heading is `## ` and its words, on a line of its own. Dashes or equal signs below a line make it one, too.';
const imageAdvice = "People who can't see the image miss what it shows. Write it: `![What it shows](/path)`.";
const importAdvice = `Pages import only interactive components: \`${imports.get('PlanChooser')}\`. Don't start a paragraph with \`import\` or \`export\`.`;
const joinedAdvice = 'Lines without an empty line between them are joined. Put one there, or make a list.';
const linkAdvice =
  'Write a link as `[words](/path)`, without a space between `]` and `(` or in the path, and an image as `![words](/path)`.';
const listAdvice =
  'An item starts with `- ` or `1. `, with a normal space and an empty line above the list. Steps are numbered 1, 2, 3, and what is between two of them, lists included, is indented as far as their text.';
const markAdvice =
  "Lines of code can't be highlighted. Remove the comment, and say below the code what matters.";
const mergeAdvice = 'Two versions of the page were merged here. Keep one, and remove the marks.';
const pairAdvice = 'Close what it opens, without a space inside, or put it in code.';
const quoteAdvice = 'A quote has `> ` before each of its lines, and an empty line above and below.';
const tableAdvice =
  'A table has `| --- |` in its second row once for each cell of the first, as many cells in each row, and no empty line between rows. Write `\\|` for a vertical bar in text, and leave it out of links.';
const signAdvice = 'Code shows as typed: write `<`, straight quotes, hyphens, and normal spaces.';
const wordAdvice = 'Put it in code, or use other words.';

/** How parts of a page are typed, with `▢` for each character of the parts inside them, and what to do about another form. */
const forms: readonly (readonly [type: Nodes['type'], form: RegExp, advice: string])[] = [
  ['blockquote', /^>(?![ \t]*>).*(?:\n[ \t]*>(?![ \t]*>).*)*$/, quoteAdvice],
  ['code', /^(`{3,}|~{3,})\w.*\n(?:[\s\S]*\n)?[ \t>]*\1[ \t]*$/, codeAdvice],
  ['code', /^(?![\s\S]*\n(?:<{7}|={7}|>{7})(?: |\n))/, mergeAdvice],
  ['code', /^(?![\s\S]*(?:[“”‘’\u00a0]|\s[–—]\w))/, signAdvice],
  ['code', /^(?![\s\S]*\bhighlight-(?:next-line|start|end)\b)/, markAdvice],
  ['containerDirective', new RegExp(`^(:{3,})(?:${boxes})▢*[ \\t]*\\n[\\s▢>]*\\n[ \\t>]*\\1$`), boxAdvice],
  ['definition', never, definitionAdvice],
  ['delete', /^~~▢+~~$/, pairAdvice],
  ['footnoteDefinition', never, footnoteAdvice],
  ['heading', /^##+[ \t]+▢+$/, headingAdvice],
  ['image', /^!\[[^\]]/, imageAdvice],
  ['image', /^!\[[^\]{|]+\]\(\S+(?: "[^"]*")?\)$/, linkAdvice],
  ['inlineCode', /^(?!.*(?:&(?!amp;)#?\w+;|[“”‘’]))/s, signAdvice],
  ['leafDirective', never, colonAdvice],
  ['link', /^(?:\[▢+\]\([^\s"]*(?:\s+"[^"]*")?\)|▢+)$/, linkAdvice],
  ['listItem', /^(?:[-*+]|\d+[.)])[ \t]+▢/, listAdvice],
  ['mdxFlowExpression', comment, braceAdvice],
  ['mdxTextExpression', comment, braceAdvice],
  ['mdxjsEsm', new RegExp(`^(?:${[...imports.values()].join('|')}|\\n)+$`), importAdvice],
  ['strong', /^\*\*/, 'Bold is `**words**`. Put `__` in code.'],
  ['textDirective', never, colonAdvice],
];

/** Markup of this and of other programs that shows as text or vanishes. In text, `▢` is what isn't text. */
const typos: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/[`~]{3}/, codeAdvice],
  [/:{3}|^[!?/]{3}|\[!\p{Lu}/u, boxAdvice],
  [/\[\^|\^\[/, footnoteAdvice],
  [/(?<!\S)##|^#\p{Lu}|^h[1-6]\.\s/u, headingAdvice],
  [/^[-•·●▪○◦–—]|^\d{1,9}[.)](?=\s|\p{L})|^[a-h][.)]\s/u, listAdvice],
  [/\|/, tableAdvice],
  [/[[\]]/, linkAdvice],
  [/\\[!-/:-@[-`{-~]/, 'Markdown leaves out a `\\` before a sign. Put it in code.'],
  [/\*{2}[^\s*][^*]*\p{P}\*{2}[\p{L}\p{N}]/u, boldAdvice],
  [/[*`~]|(?<!\w)_|_(?!\w)/, pairAdvice],
  [/[=^<>]|[/%;@]{2}|::(?!\w)|(?<!\w):(?::|[a-z]\w*:)|\$(?!\d)/, wordAdvice],
  [/^[%&),./:;?+]|(?<!\w)(?:&\w+\b(?!;)|\+\+)/, wordAdvice],
];

/** Signs that are text because of a `\` before them. */
const escapes = /\\[*`[\]{}<|]/g;

/** A part of a page that readers don't see as it's typed, and what to do about it. */
interface Difference {
  readonly start: number;
  readonly end: number;
  readonly advice: string;
}

/** The source of a block, with `▢` for all but its text. */
function wordsOf(page: Page, block: Nodes): string {
  const { start, end } = nodeSpan(block);
  const shown = Array<string>(end - start).fill('▢');
  visit(block, (node) => {
    const source = sourceText(page, node);
    if (node.type === 'text') {
      shown.splice(nodeSpan(node).start - start, source.length, ...source.split(''));
    }
    const isAddress = node.type === 'link' && !source.startsWith('[');
    return isAddress ? SKIP : undefined;
  });
  return shown.join('').replace(escapes, '▢▢');
}

function* findTypos(page: Page): Generator<Difference> {
  for (const block of findNodes(page, 'paragraph', 'heading', 'tableCell')) {
    let previous: string | undefined;
    // Without the signs of a quote.
    for (const { 0: line, index } of wordsOf(page, block).matchAll(/[^\s>].*/g)) {
      const start = nodeSpan(block).start + index;
      const end = start + line.length;
      const found = typos.filter(([pattern]) => pattern.test(line));
      for (const [pattern, advice] of found) yield { start: start + line.search(pattern), end, advice };
      // A long line was wrapped. Tags can be on lines of their own.
      const isJoined = previous && previous.length <= 60 && !(previous.endsWith('▢') && line.startsWith('▢'));
      if (isJoined) yield { start, end, advice: joinedAdvice };
      previous = found.length > 0 ? undefined : line;
    }
  }
}

/** The source of a node, with `▢` for each character of its children. */
function markupOf(page: Page, node: Nodes): string {
  const { start } = nodeSpan(node);
  const shown = sourceText(page, node).split('');
  for (const child of 'children' in node ? node.children : []) {
    const span = nodeSpan(child);
    shown.fill('▢', span.start - start, span.end - start);
  }
  return shown.join('');
}

/** Says what is wrong with the place of a block, because of what is before it. */
function findPlaceProblem({ text }: Page, node: Nodes, index: number, parent: Parents): string | undefined {
  const before: readonly Nodes[] = parent.children.slice(0, index);
  const previous = before.at(-1);
  const { start } = nodeSpan(node);
  const isJoined = previous && !/\n[ \t]*\n/.test(text.slice(nodeSpan(previous).end, start));
  const margin = parent.type === 'listItem' ? (parent.children[0]?.position?.start.column ?? 1) : 1;
  const lineStart = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const indent = lineStart.replaceAll('\t', '    ').length + 1 - margin;
  if (node.type === 'list') {
    const isAfterText = previous?.type === 'paragraph' && parent.type !== 'listItem';
    const isSplit = previous?.type === 'list' && (isJoined || indent > 0);
    const section = before.slice(before.findLastIndex(({ type }) => type === 'heading') + 1);
    const list = section.findLast((each) => each.type === 'list' && each.ordered);
    const lastStep = list?.type === 'list' ? (list.start ?? 1) + list.children.length - 1 : 0;
    const first = node.ordered ? (node.start ?? 1) : undefined;
    const isMiscounted = first && first !== lastStep + 1 && (first > 1 || lastStep === 1);
    return isSplit || (isAfterText && isJoined) || isMiscounted ? listAdvice : undefined;
  }
  if (node.type === 'blockquote') {
    return isJoined && previous.type !== 'heading' ? quoteAdvice : undefined;
  }
  const isCode =
    node.type === 'paragraph' && previous && indent > 3 && /^(?:root|listItem)$/.test(parent.type);
  return isCode ? 'Lines of code need a line "```text" above and a line "```" below them.' : undefined;
}

/** Says what is wrong with the form of a node, without its children. */
function findFormProblem(page: Page, node: Nodes, parent: Parents): string | undefined {
  const source = sourceText(page, node);
  // A line of a quote that misses its sign is inside a child.
  const markup = node.type === 'blockquote' ? source : markupOf(page, node);
  const [, , advice] = forms.find(([type, form]) => type === node.type && !form.test(markup)) ?? [];
  if (advice) {
    return advice;
  }
  if (node.type === 'code') {
    if (!Object.hasOwn(languageNames, node.lang ?? '')) {
      return `\`${node.lang}\` isn't a language that code here can have. Choose one: ${Object.keys(languageNames).join(', ')}.`;
    }
    const unknown = node.meta?.replace(/title="[^"]*"|after="mount"/g, '').trim();
    return unknown ? `Code can have a \`title="…"\` after its language, but not \`${unknown}\`.` : undefined;
  }
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const isId = parent.type !== 'heading' && parseIdComment(node.value);
    const isLost = isId && findRows(page).every((row) => row.node !== node);
    return isLost ? 'Only a heading and the first cell of a row can have an id, at the end.' : undefined;
  }
  if (node.type === 'listItem' && parent.type === 'list') {
    const number = (parent.start ?? 1) + parent.children.indexOf(node);
    const isFirst = node.children[0]?.type === 'list';
    return isFirst || (parent.ordered && Number.parseInt(source, 10) !== number) ? listAdvice : undefined;
  }
  if (node.type === 'link' && !source.startsWith('[')) {
    return /[<>"“”‘’…—`]/.test(source) ? 'Write the address as `[words](https://…)`.' : undefined;
  }
  if (node.type === 'emphasis') {
    const { start, end } = nodeSpan(node);
    const isInWord =
      /[\p{L}\p{N}][*_]$/u.test(page.text.slice(0, start + 1)) || /^[\p{L}\p{N}]/u.test(page.text.slice(end));
    return isInWord ? pairAdvice : undefined;
  }
  if (node.type === 'tableRow' && parent.type === 'table') {
    const isWhole = node.children.length === parent.children[0]?.children.length;
    return isWhole && node.children[0]?.children.length !== 0 ? undefined : tableAdvice;
  }
  const hasTag =
    node.type === 'heading' &&
    node.children.some((child) => 'name' in child && child.name && Object.hasOwn(tags, child.name));
  return hasTag ? '*On this page* lists headings without the words of tags. Use words.' : undefined;
}

function findMarkup(page: Page): Difference[] {
  const differences: Difference[] = [];
  visit(page.tree, (node, index = 0, parent) => {
    const advice =
      parent && (findPlaceProblem(page, node, index, parent) ?? findFormProblem(page, node, parent));
    if (advice) differences.push({ ...nodeSpan(node), advice });
  });
  return differences;
}

/**
 * What is typed is what readers see: each part of a page has the form that the guide has for it, and text has no signs that
 * were typed for something else. So nothing of a page gets lost, and nothing of its markup shows.
 */
export function* typing(page: Page): Generator<Problem> {
  let last = { line: -1, end: 0, advice: '' };
  const differences = [...findMarkup(page), ...findTypos(page)].sort((one, other) => one.start - other.start);
  for (const { start, end, advice } of differences) {
    const { line } = positionAt(page.text, start);
    // What else is inside or on the line, and the same on the next one, often have the same cause.
    const isSameCause =
      start < last.end || line === last.line || (line === last.line + 1 && advice === last.advice);
    if (!isSameCause) {
      const words = page.text.slice(start, end).replace(/\s+/g, ' ').trim();
      const quote = words.length > 40 ? `${words.slice(0, 40)}…` : words;
      yield { start, message: `Readers don't see “${quote}” as you typed it. ${advice}` };
    }
    last = { line, end: Math.max(end, last.end), advice };
  }
}
