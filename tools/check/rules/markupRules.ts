import type { List, ListItem, Nodes, Parents } from 'mdast';
import { findRowsWithId, nodeSpan, parseIdComment } from '../../../src/content/nodes';
import type { ParsedPage } from '../../../src/content/parsePage';
import { tags } from '../../../src/markdown/tagRegistry';
import { languageNames } from '../../../src/utils/codeLanguages';
import { parseJson } from '../../../src/utils/parseJson';
import { importLines } from '../interactiveComponents';

/** A node of a page, and what tests need to know about it. */
export interface NodeContext<Node extends Nodes = Nodes> {
  readonly page: ParsedPage;
  readonly node: Node;
  readonly source: string;
  /** The source with `▢` for each character of child nodes: `**▢▢▢▢**`. */
  readonly markup: string;
  readonly parent: Parents;
  readonly index: number;
  readonly previous: Nodes | undefined;
  /** Whether no empty line is between the previous node and this one. */
  readonly isJoined: boolean;
  /** The number of columns between the start of the parent's content and the node. */
  readonly indent: number;
}

export type NodeTest<Node extends Nodes = Nodes> = (context: NodeContext<Node>) => boolean;

/** A rule tests nodes by their type, or has a pattern for lines, where `▢` masks all characters that aren't text, or both. */
type Rule = {
  readonly [Type in Nodes['type']]?: NodeTest<Extract<Nodes, { type: Type }>>;
} & { readonly line?: RegExp; readonly advice: string };

/** A list that is joined to text, `A⏎- B`, or indented below another list, `1. A⏎ - B`. */
function isMisplaced({ previous, parent, isJoined, indent }: NodeContext): boolean {
  return previous?.type === 'list'
    ? isJoined || indent > 0
    : isJoined && previous?.type === 'paragraph' && parent.type !== 'listItem';
}

/** `1. A`, a paragraph, and `3. B`: steps that neither continue those above nor are the first. */
function isMiscounted({ node, parent, index }: NodeContext<List>): boolean {
  if (!node.ordered || !node.start) return false;
  const above = parent.children.slice(0, index);
  const section = above.slice(above.findLastIndex(({ type }) => type === 'heading') + 1);
  const list = section.filter((sibling) => sibling.type === 'list').findLast(({ ordered }) => ordered);
  const lastStep = list ? (list.start ?? 1) + list.children.length - 1 : 0;
  // A list of one step, and another that starts with 1, were one list.
  const isFirst = node.start === 1 && lastStep !== 1;
  return node.start !== lastStep + 1 && !isFirst;
}

/** `- [ ] A`, `- - A`, or `1. A⏎3. B`, which Markdown shows as 1 and 2. */
function isWrongItem({ node, source, markup, parent, index }: NodeContext<ListItem>): boolean {
  const number = parent.type === 'list' && parent.ordered ? (parent.start ?? 1) + index : undefined;
  const isMisnumbered = number !== undefined && Number.parseInt(source, 10) !== number;
  return isMisnumbered || node.children[0]?.type === 'list' || !/^(?:[-*+]|\d+[.)])[ \t]+▢/.test(markup);
}

/** An id that is neither at the end of a heading nor of the first cell of a row. */
function isLostId({ page, node, parent }: NodeContext<Extract<Nodes, { value: string }>>): boolean {
  const isUsed = parent.type === 'heading' || findRowsWithId(page).some((row) => row.node === node);
  return parseIdComment(node.value) !== undefined && !isUsed;
}

/** `vote*now*`, which has emphasis inside a word. */
function isInsideWord({ page: { text }, node }: NodeContext): boolean {
  const { start, end } = nodeSpan(node);
  return /[\p{L}\p{N}]$/u.test(text.slice(0, start)) || /^[\p{L}\p{N}]/u.test(text.slice(end));
}

/** `{name}`, which isn't a comment such as `{/* … *\/}`. */
function isCode({ source }: NodeContext): boolean {
  return !/^\{\s*\/\*[\s\S]*\*\/\s*\}$/.test(source);
}

/** Combines patterns, so that each can have an example next to it. */
function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'u');
}

const admonitions = 'note|tip|info|warning|danger';
const languages = Object.keys(languageNames);
/** `<Limit id="…" />` */
const tagPattern = new RegExp(`<(?:${Object.keys(tags).join('|')})(?:\\s[^>]*)?/>`);
/** `:::note[▢▢▢▢]⏎▢▢▢▢⏎:::` */
const admonitionPattern = new RegExp(`^(:{3,})(?:${admonitions})▢*[ \\t]*\\n[\\s▢>]*\\n[ \\t>]*\\1$`);
/** `> A⏎> B` */
const quotePattern = /^>(?![ \t]*>).*(?:\n[ \t]*>(?![ \t]*>).*)*$/;
/** The lines with which pages import interactive components. */
const importPattern = new RegExp(`^(?:${[...importLines.values()].join('|')}|\\n)+$`);

/** Markdown that readers don't see as it's typed. If several rules apply to a node, the first one counts. */
export const markupRules: readonly Rule[] = [
  {
    advice: 'Write "```" and a language above code, such as "```text", and "```" alone below it.',
    code: ({ source }) => !/^(`{3,}|~{3,})\w.*\n(?:[\s\S]*\n)?[ \t>]*\1[ \t]*$/.test(source),
    line: /[`~]{3}/,
  },
  {
    advice: 'Two versions of the page were merged here. Keep one, and remove the marks.',
    code: ({ source }) => /\n(?:<{7}|={7}|>{7})(?: |\n)/.test(source),
  },
  {
    advice: 'Code shows as typed: write `<`, straight quotes, hyphens, and normal spaces.',
    code: ({ source }) => /[“”‘’\u00a0]|\s[–—]\w|&(?:lt|gt|quot|nbsp|#\w+);/.test(source), // `rm –r`, `&lt;b>`
    inlineCode: ({ source }) => /[“”‘’]|&(?!amp;)#?\w+;/.test(source),
  },
  {
    advice: "Lines of code can't be highlighted. Remove the comment, and say below the code what matters.",
    code: ({ source }) => /\bhighlight-(?:next-line|start|end)\b|\[!code /.test(source),
  },
  {
    advice: `The language of code is one of ${languages.join(', ')}.`,
    code: ({ node }) => !languages.includes(node.lang ?? ''),
  },
  {
    advice: 'After its language, code can only have `title="…"` and, in samples of the SDK, `after="mount"`.',
    code: ({ node }) => /\S/.test(node.meta?.replace(/title="[^"]*"|after="mount"/g, '') ?? ''),
  },
  {
    advice:
      "This isn't JSON: a comma is missing or before a bracket, or there's a comment. Correct it, or change the language.",
    code: ({ node }) => node.lang === 'json' && parseJson(node.value) === undefined,
  },
  // The page about tags is a draft, and samples in React have tags with the same names.
  {
    advice: 'A tag shows as typed in code. Write it outside.',
    code: ({ page, node }) => !page.frontMatter.draft && node.lang === 'text' && tagPattern.test(node.value),
    inlineCode: ({ page, node }) => !page.frontMatter.draft && tagPattern.test(node.value),
  },
  {
    advice: 'Lines of code need a line "```text" above and a line "```" below them.',
    paragraph: ({ parent, index, indent }) => index > 0 && indent > 3 && /root|Item/.test(parent.type),
  },
  {
    advice: `Write a box as \`:::note[Title]\`, its text, and \`:::\`, each on its own line. There are ${admonitions.replaceAll('|', ', ')}. A box around another has one more colon: \`::::\`.`,
    containerDirective: ({ markup }) => !admonitionPattern.test(markup),
    line: /:{3}|^[!?/]{3}|\[!\p{Lu}/u, // `!!! note`, `[!NOTE]`
  },
  {
    advice: 'Footnotes show as text or not at all. Write a sentence.',
    footnoteDefinition: () => true,
    line: /\[\^|\^\[/, // `[^1]`, `^[A source]`
  },
  {
    advice:
      'A heading is `## `, with a normal space, and its words, on a line of its own. Dashes or equal signs below a line make it one, too.',
    heading: ({ markup }) => !/^##+[ \t]+▢+$/.test(markup),
    line: /##|^#\p{Lu}|^h[1-6]\.\s/u, // `End.## Vote`, `#Vote`, `h2. Vote`
  },
  {
    advice: '*On this page* lists headings without the words of tags. Use words.',
    heading: ({ node }) => node.children.some((child) => 'name' in child && (child.name ?? '') in tags),
  },
  {
    advice:
      'An item starts with `- ` or `1. `, with a normal space. Put an empty line above the list. Steps are numbered 1, 2, 3. Whatever is between two of them is indented as far as their text.',
    list: (context) => isMisplaced(context) || isMiscounted(context),
    listItem: isWrongItem,
    line: /^[-•·●▪○◦–—]|^\d{1,9}[.)](?=\s|\p{L})|^[a-h][.)]\s/u, // `-Vote`, `1)Vote`, `b) Vote`
  },
  {
    advice: 'A quote has `> ` before each of its lines, and an empty line above and below.',
    blockquote: ({ previous, isJoined, source }) =>
      (isJoined && previous?.type !== 'heading') || !quotePattern.test(source),
  },
  {
    advice: 'The first cell names its row, or in the first row its column. Write words into it.',
    tableRow: ({ node: { children: cells } }) => cells[0]?.children.length === 0,
  },
  {
    advice:
      'A table has an empty line above and below it, but none between its rows. Its second row has `---` for each cell of the first: `| --- | --- |`. The others have as many cells. Write `\\|` for a vertical bar, in code, too, and leave it out of links.',
    tableRow: ({ node: { children: cells }, parent }) =>
      parent.type === 'table' && cells.length !== parent.children[0]?.children.length,
    line: /\|/,
  },
  {
    advice: "People who can't see the image miss what it shows. Write it: `![What it shows](/path)`.",
    image: ({ source }) => /^!\[\s*\]/.test(source),
  },
  {
    advice: 'Write the address as `[words](https://…)`.',
    link: ({ source }) => /^[^[].*[<>"“”‘’…—`]/.test(source), // `https://rookery.example”`
  },
  {
    advice:
      'Write a link as `[words](/path)`, without a space between `]` and `(` or in the path, and an image as `![words](/path)`.',
    image: ({ source }) => !/^!\[[^\]{|]*\]\(\S+(?: "[^"]*")?\)$/.test(source),
    link: ({ markup }) => !/^(?:\[▢+\]\([^\s"]*(?:\s+"[^"]*")?\)|▢+)$/.test(markup),
    line: /[[\]]/,
  },
  {
    advice: 'A line `[name]: …` shows nothing. Write the link where its words are: `[words](/path)`.',
    definition: () => true,
  },
  { advice: 'Markdown leaves out a `\\` before a sign. Put it in code.', line: /\\[!-/:-@[-`{-~]/ },
  {
    advice: 'Put a space after the second `**`, or move the sign before it to the end: `**Note**: words`.',
    line: /\*{2}[^\s*][^*]*\p{P}\*{2}[\p{L}\p{N}]/u, // `**Vote:**Select it.`
  },
  {
    advice: 'Close what it opens, without a space inside, or put it in code.',
    emphasis: isInsideWord,
    line: /[*`]|~(?!\d)|(?<!\w)_|_(?!\w)/, // `A **poll **now.`, `Vote _now`, but not `snake_case`
  },
  {
    advice:
      'What is between two `~` is struck out. Write a range as 5–10, and what is deleted as `~~words~~`.',
    delete: ({ markup }) => !/^~~▢+~~$/.test(markup),
  },
  { advice: 'Bold is `**words**`. Put `__` in code.', strong: ({ source }) => !source.startsWith('**') },
  {
    advice: 'Braces in text are read as code. Put it in code, or use words.',
    mdxFlowExpression: isCode,
    mdxTextExpression: isCode,
  },
  {
    advice: 'Only a heading and the first cell of a row can have an id, at the end.',
    mdxFlowExpression: isLostId,
    mdxTextExpression: isLostId,
  },
  {
    advice: `Pages import only interactive components: \`${importLines.get('PlanChooser')}\`. Don't start a paragraph with \`import\` or \`export\`.`,
    mdxjsEsm: ({ source }) => !importPattern.test(source),
  },
  {
    advice: 'A word after a colon is read as a command if `[` or `{` follows. Put it in code.',
    leafDirective: () => true,
    textDirective: () => true,
  },
  // `:tada:`
  { advice: 'Type the emoji itself.', line: /(?<!\w):[a-z]\w*:/ },
  {
    advice: 'Put it in code, or use other words.',
    line: anyOf(
      /[\^<>]/, // `The 19^th^`
      /[=/%;@]{2}/, // `==This==`
      /::(?!\w)|(?<!\w)::/, // `This::`, but not `2001:db8::7`
      /\$(?!\d)/, // `$price`
      /^[%&),./:;?+]/, // `: This`
      /(?<!\w)&\w+\b(?!;)/, // `&amp`
      /(?<!\w)\+\+/, // `++works++`
    ),
  },
];
