import type { List, ListItem, Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { findNodes, findRowsWithId, nodeSpan, parseIdComment, sourceText } from '../../../src/content/nodes';
import type { Page } from '../../../src/content/parsePage';
import { tags } from '../../../src/markdown/tags';
import { languageNames } from '../../../src/utils/codeLanguages';
import type { Problem } from '../../../src/utils/problem';
import { positionAt } from '../../../src/utils/text';
import { importLines } from '../renderedPage';

/** A part of a page with what is around it. */
interface Place<Node extends Nodes = Nodes> {
  readonly page: Page;
  readonly node: Node;
  readonly source: string;
  /** The source with `▢` for each character of the parts inside: `**▢▢▢▢**`. */
  readonly markup: string;
  readonly parent: Parents;
  readonly index: number;
  readonly previous: Nodes | undefined;
  /** Whether no empty line is above it. */
  readonly isJoined: boolean;
  /** How many columns it's to the right of the text around it. */
  readonly indent: number;
}

/** Finds a fault in a part, or in its markup. */
type Test<Node extends Nodes = Nodes> = RegExp | ((place: Place<Node>) => boolean);

/** The faults that need the same advice, by the type of the part, and in a line of text, where `▢` is what isn't text. */
type Faults = { readonly [Type in Nodes['type']]?: Test<Extract<Nodes, { type: Type }>> } & {
  readonly line?: RegExp;
};

const always = /^/;

function isUnlike(form: RegExp) {
  return ({ markup }: Place) => !form.test(markup);
}

/** `A⏎- B`, which looks like a line of the text above it, or `1. A⏎ - B`, which is another list. */
function isMisplaced({ previous, parent, isJoined, indent }: Place): boolean {
  return previous?.type === 'list'
    ? isJoined || indent > 0
    : isJoined && previous?.type === 'paragraph' && parent.type !== 'listItem';
}

/** `1. A`, a paragraph, and `3. B`: steps that neither continue those above nor are the first. */
function isMiscounted({ node, parent, index }: Place<List>): boolean {
  const above = parent.children.slice(0, index);
  const section = above.slice(above.findLastIndex(({ type }) => type === 'heading') + 1);
  const list = section.findLast((each): each is List => each.type === 'list' && Boolean(each.ordered));
  const lastStep = list ? (list.start ?? 1) + list.children.length - 1 : 0;
  const continues = node.start === lastStep + 1;
  // A list of one step, and another that starts with 1, were one list.
  const isFirst = node.start === 1 && lastStep !== 1;
  return Boolean(node.ordered && node.start) && !continues && !isFirst;
}

/** `1. A⏎3. B`, which Markdown shows as 1 and 2, or `- - A`, a list in nothing. */
function isWrongItem({ node, source, parent, index }: Place<ListItem>): boolean {
  const shown = parent.type === 'list' && parent.ordered ? (parent.start ?? 1) + index : undefined;
  return node.children[0]?.type === 'list' || (shown !== undefined && Number.parseInt(source, 10) !== shown);
}

/** An id that isn't at the end of a heading or of the first cell of a row. */
function isLostId({ page, node, parent }: Place<Extract<Nodes, { value: string }>>): boolean {
  const isFound = parent.type === 'heading' || findRowsWithId(page).some((row) => row.node === node);
  return parseIdComment(node.value) !== undefined && !isFound;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const boxes = 'note|tip|info|warning|caution|danger';
const languages = Object.keys(languageNames);
/** `<Limit id="…" />` */
const wholeTag = new RegExp(`<(?:${Object.keys(tags).join('|')})(?:\\s[^>]*)?/>`);
/** `{/* … *\/}` */
const comment = /^\{\s*\/\*[\s\S]*\*\/\s*\}$/;
/** `:::note[▢▢▢▢]⏎▢▢▢▢⏎:::` */
const box = new RegExp(`^(:{3,})(?:${boxes})▢*[ \\t]*\\n[\\s▢>]*\\n[ \\t>]*\\1$`);
/** `> A⏎> B`. A line that misses its sign is inside a part, so this is for the source. */
const quote = /^>(?![ \t]*>).*(?:\n[ \t]*>(?![ \t]*>).*)*$/;

/** What to do about a part that readers don't see as it's typed. Of several faults of a part, the first one is named. */
const faultsByAdvice: Readonly<Record<string, Faults>> = {
  'The line above code is "```" and its language, such as "```text", and the line below it is "```" alone.': {
    code: isUnlike(/^(`{3,}|~{3,})\w.*\n(?:[\s\S]*\n)?[ \t>]*\1[ \t]*$/),
    line: /[`~]{3}/,
  },
  'Two versions of the page were merged here. Keep one, and remove the marks.': {
    code: /\n(?:<{7}|={7}|>{7})(?: |\n)/,
  },
  'Code shows as typed: write `<`, straight quotes, hyphens, and normal spaces.': {
    code: /[“”‘’\u00a0]|\s[–—]\w|&(?:lt|gt|quot|nbsp|#\w+);/,
    inlineCode: /[“”‘’]|&(?!amp;)#?\w+;/,
  },
  "Lines of code can't be highlighted. Remove the comment, and say below the code what matters.": {
    code: /\bhighlight-(?:next-line|start|end)\b|\[!code /,
  },
  [`The language of code is one of ${languages.join(', ')}.`]: {
    code: ({ node }) => !languages.includes(node.lang ?? ''),
  },
  'After its language, code can only have a `title="…"`.': {
    code: ({ node }) => /\S/.test(node.meta?.replace(/title="[^"]*"|after="mount"/g, '') ?? ''),
  },
  "This isn't JSON: a comma is missing or before a bracket, or there's a comment. Correct it, or change the language.":
    { code: ({ node }) => node.lang === 'json' && !isJson(node.value) },
  'A tag shows as typed in code. Write it outside.': {
    // The page about tags is a draft, and samples in React have tags with the same names.
    code: ({ page, node }) => !page.frontMatter.draft && node.lang === 'text' && wholeTag.test(node.value),
    inlineCode: ({ page, node }) => !page.frontMatter.draft && wholeTag.test(node.value),
  },
  'Lines of code need a line "```text" above and a line "```" below them.': {
    paragraph: ({ parent, index, indent }) => index > 0 && indent > 3 && /root|Item/.test(parent.type),
  },
  [`Write a box as \`:::note[Title]\`, its text, and \`:::\`, each on its own line. There are ${boxes.replaceAll('|', ', ')}. A box around another has one more colon: \`::::\`.`]:
    { containerDirective: isUnlike(box), line: /:{3}|^[!?/]{3}|\[!\p{Lu}/u },
  'Footnotes show as text or not at all. Write a sentence.': {
    footnoteDefinition: always,
    line: /\[\^|\^\[/,
  },
  'A heading is `## `, with a normal space, and its words, on a line of its own. Dashes or equal signs below a line make it one, too.':
    { heading: isUnlike(/^##+[ \t]+▢+$/), line: /##|^#\p{Lu}|^h[1-6]\.\s/u },
  '*On this page* lists headings without the words of tags. Use words.': {
    heading: ({ node }) => node.children.some((each) => 'name' in each && (each.name ?? '') in tags),
  },
  'An item starts with `- ` or `1. `, with a normal space and an empty line above the list. Steps are numbered 1, 2, 3, and what is between two of them, lists included, is indented as far as their text.':
    {
      list: (place) => isMisplaced(place) || isMiscounted(place),
      listItem: (place) => !/^(?:[-*+]|\d+[.)])[ \t]+▢/.test(place.markup) || isWrongItem(place),
      line: /^[-•·●▪○◦–—]|^\d{1,9}[.)](?=\s|\p{L})|^[a-h][.)]\s/u,
    },
  'A quote has `> ` before each of its lines, and an empty line above and below.': {
    blockquote: ({ previous, isJoined, source }) =>
      (isJoined && previous?.type !== 'heading') || !quote.test(source),
  },
  'A table has an empty line above and below it, and none between rows, `| --- |` in its second row once for each cell of the first, and as many cells in each row. Write `\\|` for a vertical bar, in code, too, and leave it out of links.':
    {
      tableRow: ({ node: { children: cells }, parent }) =>
        cells[0]?.children.length === 0 ||
        (parent.type === 'table' && cells.length !== parent.children[0]?.children.length),
      line: /\|/,
    },
  "People who can't see the image miss what it shows. Write it: `![What it shows](/path)`.": {
    image: /^!\[\]/,
  },
  'Write the address as `[words](https://…)`.': { link: ({ source }) => /^[^[].*[<>"“”‘’…—`]/.test(source) },
  'Write a link as `[words](/path)`, without a space between `]` and `(` or in the path, and an image as `![words](/path)`.':
    {
      image: isUnlike(/^!\[[^\]{|]+\]\(\S+(?: "[^"]*")?\)$/),
      link: isUnlike(/^(?:\[▢+\]\([^\s"]*(?:\s+"[^"]*")?\)|▢+)$/),
      line: /[[\]]/,
    },
  'A line `[name]: …` shows nothing. Write the link where its words are: `[words](/path)`.': {
    definition: always,
  },
  'Markdown leaves out a `\\` before a sign. Put it in code.': { line: /\\[!-/:-@[-`{-~]/ },
  'Put a space after the second `**`, or move the sign before it to the end: `**Note**: words`.': {
    line: /\*{2}[^\s*][^*]*\p{P}\*{2}[\p{L}\p{N}]/u,
  },
  'Close what it opens, without a space inside, or put it in code.': {
    // Inside a word.
    emphasis: ({ page: { text }, node }) =>
      /[\p{L}\p{N}]$/u.test(text.slice(0, nodeSpan(node).start)) ||
      /^[\p{L}\p{N}]/u.test(text.slice(nodeSpan(node).end)),
    line: /[*`]|~(?!\d)|(?<!\w)_|_(?!\w)/,
  },
  'What is between two `~` is struck out. Write a range as 5–10, and what is deleted as `~~words~~`.': {
    delete: isUnlike(/^~~▢+~~$/),
  },
  'Bold is `**words**`. Put `__` in code.': { strong: isUnlike(/^\*\*/) },
  'Braces in text are read as code. Put it in code, or use words.': {
    mdxFlowExpression: isUnlike(comment),
    mdxTextExpression: isUnlike(comment),
  },
  'Only a heading and the first cell of a row can have an id, at the end.': {
    mdxFlowExpression: isLostId,
    mdxTextExpression: isLostId,
  },
  [`Pages import only interactive components: \`${importLines.get('PlanChooser')}\`. Don't start a paragraph with \`import\` or \`export\`.`]:
    { mdxjsEsm: isUnlike(new RegExp(`^(?:${[...importLines.values()].join('|')}|\\n)+$`)) },
  'A word after a colon is read as a command if `[` or `{` follows. Put it in code.': {
    leafDirective: always,
    textDirective: always,
  },
  'Type the emoji itself.': { line: /(?<!\w):[a-z]\w*:/ },
  'Put it in code, or use other words.': {
    line: /[\^<>]|[=/%;@]{2}|::(?!\w)|(?<!\w)::|\$(?!\d)|^[%&),./:;?+]|(?<!\w)(?:&\w+\b(?!;)|\+\+)/,
  },
};

const rules = Object.entries(faultsByAdvice);

/** Signs that are text because of a `\` before them. */
const escapes = /\\[*`[\]{}<|]/g;

/** A part of a page that readers don't see as it's typed, and what to do about it. */
interface Difference {
  readonly start: number;
  readonly end: number;
  readonly advice: string;
}

function findPlace(page: Page, node: Nodes, index: number, parent: Parents): Place {
  const { text } = page;
  const { start } = nodeSpan(node);
  const source = sourceText(page, node);
  const markup = source.split('');
  for (const child of 'children' in node ? node.children : []) {
    markup.fill('▢', nodeSpan(child).start - start, nodeSpan(child).end - start);
  }
  const previous = parent.children[index - 1];
  const isJoined = previous !== undefined && !/\n[ \t]*\n/.test(text.slice(nodeSpan(previous).end, start));
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replaceAll('\t', '    ');
  const column = parent.type === 'listItem' ? (parent.children[0]?.position?.start.column ?? 1) : 1;
  const indent = before.length + 1 - column;
  return { page, node, source, markup: markup.join(''), parent, index, previous, isJoined, indent };
}

function findFault(page: Page, node: Nodes, index: number, parent: Parents): Difference | undefined {
  const place = findPlace(page, node, index, parent);
  const found = rules.find(([, faults]) => {
    const test = faults[node.type] as Test | undefined;
    return test instanceof RegExp ? test.test(place.markup) : test?.(place);
  });
  return found && { ...nodeSpan(node), advice: found[0] };
}

/** The source of a block, with `▢` for each character that isn't its text. */
function textOf(page: Page, block: Nodes): string {
  const { start, end } = nodeSpan(block);
  const shown = Array<string>(end - start).fill('▢');
  visit(block, 'text', (node, _index, parent) => {
    const isAddress = parent?.type === 'link' && !sourceText(page, parent).startsWith('[');
    const letters = isAddress ? [] : sourceText(page, node).split('');
    shown.splice(nodeSpan(node).start - start, letters.length, ...letters);
  });
  return shown.join('').replace(escapes, '▢▢');
}

function* findTypos(page: Page, block: Nodes): Generator<Difference> {
  let previous: string | undefined;
  // Without the signs of a quote.
  for (const { 0: line, index } of textOf(page, block).matchAll(/[^\s>].*/g)) {
    const start = nodeSpan(block).start + index;
    const end = start + line.length;
    const found = rules.filter(([, faults]) => faults.line?.test(line));
    for (const [advice, faults] of found)
      yield { start: start + line.search(faults.line ?? ''), end, advice };
    // A long line was wrapped. Tags can be on lines of their own.
    if (previous && previous.length <= 60 && !(previous.endsWith('▢') && line.startsWith('▢'))) {
      const advice = 'Lines without an empty line between them are joined. Put one there, or make a list.';
      yield { start, end, advice };
    }
    previous = found.length > 0 ? undefined : line;
  }
}

/**
 * Finds what readers don't see as it's typed: parts of a page whose form isn't the one in the guide, which can lose words, and
 * signs in text that were typed as markup.
 */
export function* asTyped(page: Page): Generator<Problem> {
  const differences: Difference[] = [];
  visit(page.tree, (node, index, parent) => {
    const fault = parent && findFault(page, node, index ?? 0, parent);
    if (fault) differences.push(fault);
  });
  for (const block of findNodes(page, 'paragraph', 'heading', 'tableCell')) {
    differences.push(...findTypos(page, block));
  }
  let last = { line: -1, end: 0, advices: [''] };
  for (const { start, end, advice } of differences.sort((one, other) => one.start - other.start)) {
    const { line } = positionAt(page.text, start);
    // What else is inside or on the line, and the same on the next one, often have the same cause.
    const isSameCause =
      start < last.end || line === last.line || (line === last.line + 1 && last.advices.includes(advice));
    if (!isSameCause) {
      const words = page.text.slice(start, end).replace(/\s+/g, ' ').trim();
      const quote = words.length > 40 ? `${words.slice(0, 40)}…` : words;
      yield { start, message: `Readers don't see “${quote}” as you typed it. ${advice}` };
    }
    const advices = isSameCause ? [...last.advices, advice] : [advice];
    last = { line, end: Math.max(end, last.end), advices };
  }
}
