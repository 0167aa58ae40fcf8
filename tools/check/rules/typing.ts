import type { Nodes, Parents } from 'mdast';
import {
  findHeadings,
  findRows,
  nodeSpan,
  type Page,
  parseIdComment,
  sourceText,
} from '../../../src/content/page';
import { tags } from '../../../src/markdown/tagRegistry';
import { memoize } from '../../../src/memoize';
import { positionAt } from '../../../src/text';
import type { PageRule } from '../site';

const boxes = 'note|tip|info|warning|caution|danger';
const languages =
  'bash|css|diff|html|http|ini|java|js|json|jsx|mdx?|nginx|php|python|ruby|sql|text|ts|tsx|xml|yaml';

const never = /^(?!)/;
const comment = /^\{\s*\/\*[\s\S]*\*\/\s*\}$/;
const boxAdvice = `Write a box as \`:::note[Title]\`, its text, and \`:::\`, each on its own line. There are ${boxes.replaceAll('|', ', ')}.`;
const braceAdvice = 'Braces in text are read as code. Put it in code, or use words.';
const colonAdvice = 'A word after a colon is read as a command if `[` or `{` follows. Put it in code.';
const codeAdvice =
  'The line above code is "```" and its language, such as "```text", and the line below it is "```" alone.';
const footnoteAdvice = 'Footnotes show as text or not at all. Write a sentence.';
const headingAdvice = 'A heading is `## ` and its words, on a line of its own.';
const linkAdvice =
  'Write a link as `[words](/path)`, without a space between `]` and `(` or in the path, and an image as `![words](/path)`.';
const listAdvice =
  'An item starts with `- ` or `1. `, with a normal space and an empty line above the list. Steps are numbered 1, 2, 3, and what is between two of them, lists included, is indented as far as their text.';
const pairAdvice = 'Close what it opens, without a space inside, or put it in code.';
const quoteAdvice = 'A quote has `> ` before each of its lines, and an empty line above and below.';
const tableAdvice =
  'A table has `| --- |` in its second row once for each cell of the first, as many cells in each row, and no empty line between rows. Write `\\|` for a vertical bar in text, and leave it out of links.';
const signAdvice = 'In code, characters show as they are: write `<` and straight quotes.';
const wordAdvice = 'Put it in code, or use other words.';
const mergeAdvice = 'Two versions of the page were merged here. Keep one, and remove the marks.';

/** How parts of a page are typed, with `▢` for each character of the parts inside them, and what to do about another form. */
const forms: readonly (readonly [type: Nodes['type'], form: RegExp, advice: string])[] = [
  ['blockquote', /^>(?![ \t]*>).*(?:\n[ \t]*>(?![ \t]*>).*)*$/, quoteAdvice],
  [
    'code',
    new RegExp(
      `^(\`{3,}|~{3,})(?:${languages})(?: (?:title="[^"\\n]*"|after="mount"))*\\n(?:[\\s\\S]*\\n)?[ \\t>]*\\1[ \\t]*$`,
    ),
    codeAdvice,
  ],
  ['code', /^(?![\s\S]*\n(?:<{7}|={7}|>{7})(?: |\n))/, mergeAdvice],
  ['code', /^[^“”‘’]*$/, signAdvice],
  ['containerDirective', new RegExp(`^(:{3,})(?:${boxes})▢*[ \\t]*\\n[\\s▢>]*\\n[ \\t>]*\\1$`), boxAdvice],
  [
    'definition',
    never,
    'A line `[name]: …` shows nothing. Write the link where its words are: `[words](/path)`.',
  ],
  ['delete', /^~~▢+~~$/, pairAdvice],
  ['footnoteDefinition', never, footnoteAdvice],
  ['footnoteReference', never, footnoteAdvice],
  ['heading', /^#+[ \t]+▢+$/, headingAdvice],
  [
    'image',
    /^!\[[^\]]/,
    "People who can't see the image miss what it shows. Write it: `![What it shows](/path)`.",
  ],
  ['image', /^!\[[^\]{|]+\]\(\S+(?: "[^"]*")?\)$/, linkAdvice],
  ['inlineCode', /^(?!.*(?:&(?!amp;)#?\w+;|[“”‘’]))/s, signAdvice],
  ['leafDirective', never, colonAdvice],
  ['link', /^(?:\[▢+\]\([^\s"]*(?:\s+"[^"]*")?\)|▢+)$/, linkAdvice],
  ['listItem', /^(?:[-*+]|\d+[.)])[ \t]+▢/, listAdvice],
  ['mdxFlowExpression', comment, braceAdvice],
  ['mdxTextExpression', comment, braceAdvice],
  ['mdxjsEsm', never, 'Components need no import. In text, start no paragraph with `import` or `export`.'],
  ['tableCell', /^[|\s▢]*$/, tableAdvice],
  ['textDirective', never, colonAdvice],
];

/** Markup that shows as text or vanishes, each with an example. In text, `▢` is what isn't text. */
export const typos: readonly {
  readonly pattern: RegExp;
  readonly advice: string;
  readonly example: string;
}[] = [
  { example: '```', pattern: /`{3}.*/gmu, advice: codeAdvice },
  { example: '~~~', pattern: /~{3}.*/gmu, advice: codeAdvice },
  { example: ':::note', pattern: /:{3}.*/gmu, advice: boxAdvice },
  { example: '[!NOTE]', pattern: /\[![A-Z].*/gmu, advice: boxAdvice },
  { example: 'A claim[^1]', pattern: /\[\^.*/gmu, advice: footnoteAdvice },
  { example: 'A claim^[source]', pattern: /\^\[.*/gmu, advice: footnoteAdvice },
  { example: '##Vote', pattern: /(?<=^[ \t>]*)#(?:#|\s|\p{Lu}).*/gmu, advice: headingAdvice },
  { example: 'h2. Vote', pattern: /(?<=^[ \t>]*)h[1-6]\.\s.*/gmu, advice: headingAdvice },
  { example: 'a) Vote', pattern: /(?<=^[ \t>]*)[a-h][.)]\s.*/gmu, advice: 'Steps have numbers: `1. `.' },
  { example: '• Vote', pattern: /(?<=^[ \t>]*)[•·●▪○◦–—]\s*.*/gmu, advice: listAdvice },
  { example: '-Vote', pattern: /(?<=^[ \t>]*)-(?=\p{L}).*/gmu, advice: listAdvice },
  { example: '1)Vote', pattern: /(?<=^[ \t>]*)\d{1,9}[.)](?=\s|\p{L}).*/gmu, advice: listAdvice },
  { example: '| Vote', pattern: /\|.*/gmu, advice: tableAdvice },
  { example: '[Vote] (/polls)', pattern: /[[\]].*/gmu, advice: linkAdvice },
  {
    example: 'D:\\#logs',
    pattern: /\\[!-/:-@[-`{-~].*/gmu,
    advice: 'Markdown leaves out a `\\` before a sign. Put it in code.',
  },
  { example: 'Vote ** now', pattern: /\*{2}.*/gmu, advice: pairAdvice },
  { example: 'Vote *now', pattern: /(?<!\p{L}|\p{N})\*(?!\s).*/gmu, advice: pairAdvice },
  { example: 'Vote!* now', pattern: /(?<!\s|\p{L}|\p{N}|^)\*.*/gmu, advice: pairAdvice },
  { example: 'Vote ~~now', pattern: /~~.*/gmu, advice: pairAdvice },
  { example: 'Vote `now', pattern: /`.*/gmu, advice: pairAdvice },
  { example: 'Vote _now', pattern: /(?<!\p{L}|\p{N}|_)_+(?!\s).*/gmu, advice: pairAdvice },
  { example: 'Vote_ now', pattern: /(?<!\s|_)_+(?!\p{L}|\p{N}|_).*/gmu, advice: pairAdvice },
  { example: '/// note', pattern: /(?<=^[ \t>]*)[/%$;@&!?=+:]{2,}(?=\s|\w).*/gmu, advice: wordAdvice },
  { example: ': What it means', pattern: /(?<=^[ \t>]*)[:.]{1,2}(?= ).*/gmu, advice: wordAdvice },
  { example: 'The 19^th^', pattern: /(?<=\S.*)[\^=<>~].*/gmu, advice: wordAdvice },
  { example: '$price', pattern: /\$(?!\d).*/gmu, advice: wordAdvice },
  { example: ':tada:', pattern: /:(?=:|[a-z]\w*:).*/gmu, advice: wordAdvice },
  { example: 'It ends. +', pattern: /\s\+$/gmu, advice: wordAdvice },
  { example: 'It ++works++', pattern: /(?<!\w)\+{2}\w.*/gmu, advice: wordAdvice },
  { example: 'Ask &amp', pattern: /&(?:amp|copy|gt|lt|nbsp|quot)\b(?!;).*/gmu, advice: wordAdvice },
];

/** Signs that are text because of a `\` before them. Between letters, `_` needs none. */
const escapes =
  /\\[*`[\]{}<|~]|(?<![\p{L}\p{N}])\\_|\\_(?![\p{L}\p{N}])|(?<=^[ \t>]*)\\[#>+-]|(?<=^[ \t>]*\d+)\\[.)]|\\:(?=\w)|\\&(?=#?\w+;)|\\!(?=\[)/gmu;

const hide = (text: string) => '▢'.repeat(text.length);

/** The source of a node, with `▢` for the characters of its children. */
function hideChildren({ text }: Page, node: Nodes): string {
  const { start, end } = nodeSpan(node);
  let shown = '';
  for (const child of 'children' in node ? node.children.filter(({ position }) => position) : []) {
    const inside = nodeSpan(child);
    shown += text.slice(start + shown.length, inside.start) + hide(text.slice(inside.start, inside.end));
  }
  return shown + text.slice(start + shown.length, end);
}

/** The source of a node, with `▢` for all but its own text. */
function hideAllButText({ text }: Page, parent: Parents): string {
  const { start, end } = nodeSpan(parent);
  let shown = '';
  for (const child of parent.children.filter(({ type, position }) => position && type === 'text')) {
    const inside = nodeSpan(child);
    shown += hide(text.slice(start + shown.length, inside.start)) + text.slice(inside.start, inside.end);
  }
  return shown + hide(text.slice(start + shown.length, end));
}

interface Difference {
  readonly start: number;
  readonly source: string;
  readonly advice: string;
}

function* findTypos(text: string, offset: number): Generator<Difference> {
  const rest = text.replace(escapes, hide);
  for (const { pattern, advice } of typos) {
    for (const { 0: typo, index } of rest.matchAll(pattern)) {
      yield { start: offset + index, source: typo.replace(/▢+/g, '…'), advice };
    }
  }
}

/** Says what is wrong with a block because of the blocks before it. `lastStep` is the number of the section's last step. */
function findBlockProblem(
  { text }: Page,
  parent: Parents,
  index: number,
  lastStep: number,
): string | undefined {
  const node = parent.children[index];
  const previous = parent.children[index - 1];
  if (!node?.position) {
    return undefined;
  }
  const isJoined = previous && !/\n[ \t>]*\n/.test(text.slice(nodeSpan(previous).end, nodeSpan(node).start));
  const margin = parent.type === 'listItem' ? (parent.children[0]?.position?.start.column ?? 1) : 1;
  const lineStart = text.slice(text.lastIndexOf('\n', nodeSpan(node).start - 1) + 1, nodeSpan(node).start);
  const indent = lineStart.replaceAll('\t', '    ').length + 1 - margin;
  if (node.type === 'list') {
    const isAfterText = previous?.type === 'paragraph' && parent.type !== 'listItem';
    const isSplit = previous?.type === 'list' && (isJoined || indent > 0);
    const start = node.ordered ? (node.start ?? 1) : undefined;
    const isMiscounted = start && start !== lastStep + 1 && (start > 1 || lastStep === 1);
    return isSplit || (isAfterText && isJoined) || isMiscounted ? listAdvice : undefined;
  }
  if (node.type === 'blockquote') {
    return isJoined && previous.type !== 'heading' ? quoteAdvice : undefined;
  }
  const isCode =
    node.type === 'paragraph' && previous && indent > 3 && /^(?:root|listItem)$/.test(parent.type);
  return isCode ? 'Lines of code need a line "```text" above and a line "```" below them.' : undefined;
}

function* checkChildren(page: Page, parent: Parents): Generator<Difference> {
  const isAddress = parent.type === 'link' && !page.text.startsWith('[', nodeSpan(parent).start);
  if (!isAddress && parent.children.some(({ type }) => type === 'text')) {
    yield* findTypos(hideAllButText(page, parent), nodeSpan(parent).start);
  }
  let lastStep = 0;
  for (const [index, node] of parent.children.entries()) {
    const advice = findBlockProblem(page, parent, index, lastStep);
    if (advice) yield { start: nodeSpan(node).start, source: sourceText(page, node), advice };
    else yield* checkNode(page, node, parent);
    if (node.type === 'heading') lastStep = 0;
    if (node.type === 'list' && node.ordered) lastStep = (node.start ?? 1) + node.children.length - 1;
  }
}

/** Headings, and the comments with the ids of rows: where a page can have ids. */
const placesOfIds = memoize(
  (page: Page) => new Set<Nodes>([...findHeadings(page), ...findRows(page)].map(({ node }) => node)),
);

/** Says what is wrong with a node, without its children. */
function findNodeProblem(page: Page, node: Nodes, parent: Parents): string | undefined {
  const source = sourceText(page, node);
  // A line of a quote that misses its sign is inside a child.
  const markup = node.type === 'blockquote' ? source : hideChildren(page, node);
  const [, , advice] = forms.find(([type, form]) => type === node.type && !form.test(markup)) ?? [];
  if (advice) {
    return advice;
  }
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const isLost =
      parseIdComment(node.value) && !placesOfIds(page).has(parent) && !placesOfIds(page).has(node);
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

function* checkNode(page: Page, node: Nodes, parent: Parents): Generator<Difference> {
  const advice = findNodeProblem(page, node, parent);
  if (advice) yield { start: nodeSpan(node).start, source: sourceText(page, node), advice };
  else if ('children' in node) yield* checkChildren(page, node);
}

/**
 * What is typed is what readers see: each part of a page has the form that the guide has for it, and text has no signs that
 * were typed for something else. So nothing of a page gets lost, and nothing of its markup shows.
 */
export const typing: PageRule = function* (page) {
  let last = { line: -1, advice: '' };
  const differences = [...checkChildren(page, page.tree)].sort((one, other) => one.start - other.start);
  for (const { start, source, advice } of differences) {
    const { line } = positionAt(page.text, start);
    // What else is on the line, and the same on the next one, often have the same cause.
    const isSameCause = line === last.line || (line === last.line + 1 && advice === last.advice);
    if (!isSameCause) {
      const words = source.replace(/\s+/g, ' ').trim();
      const quote = words.length > 40 ? `${words.slice(0, 40)}…` : words;
      yield { start, message: `Readers don't see “${quote}” as you typed it. ${advice}` };
    }
    last = { line, advice };
  }
};
